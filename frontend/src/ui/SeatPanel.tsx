import './seat.css';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { Avatar } from './Avatar';
import { Chip } from './Chip';
import { Count } from './Count';
import { Icon } from './Icon';
import { spoken, useTag, type SeatState } from './SeatChip';

interface Props {
  seat: SeatState;
  /** The game's own lines about this player. */
  children?: ComponentChildren;
  /** Opens more about this player. */
  onOpen?: () => void;
}

/** One seat in the left column of a wide screen. */
export function SeatPanel({ seat, children, onOpen }: Props) {
  const tag = useTag(seat);
  const name = seat.me ? t('ui.you') : seat.name;
  return (
    <article
      class={`panel seat-panel p-${seat.colour} ${seat.active ? 'seat-panel-active' : ''}`}
      aria-label={spoken(seat, name)}
    >
      <div class="pattern-bar" />
      <div class="seat-body">
        <div class="seat-line">
          <Avatar colour={seat.colour} presence={seat.presence} active={seat.active} />
          <div class="seat-who">
            {onOpen ? (
              <button type="button" class="seat-open" onClick={onOpen}>
                {name}
              </button>
            ) : (
              <b>{name}</b>
            )}
            {tag && (
              <Chip kind={seat.presence === 'lost' ? 'danger' : seat.active ? 'lamp' : 'plain'}>
                {seat.presence === 'lost' && <Icon name="wifioff" size="s" />}
                {tag}
              </Chip>
            )}
          </div>
          <Count class="num seat-total" value={seat.score} />
        </div>
        {children !== undefined && <div data-game>{children}</div>}
      </div>
    </article>
  );
}
