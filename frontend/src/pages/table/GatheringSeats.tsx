import { useState } from 'preact/hooks';
import { t } from '../../i18n';
import type { Draft } from '../../net/outbox';
import type { SeatView, Tree } from '../../net/schema.gen';
import { nameOf } from '../../store/names';
import { colourOf, presenceOf } from '../../store/seats';
import { Avatar, EmptySeat } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { Select } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { LEVELS, USUAL_LEVEL, type Level } from '../levels';

interface Props {
  tree: Tree;
  command: (draft: Draft) => void;
}

export function GatheringSeats({ tree, command }: Props) {
  const [level, setLevel] = useState<Level>(USUAL_LEVEL);
  const { seats, host } = tree.table;
  const isHost = tree.me.seat === host;
  const hasFree = seats.some((seat) => seat.kind === 'empty');
  return (
    <>
      <ol class="gathering-seats">
        {seats.map((view, seat) =>
          view.kind === 'empty' ? (
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
            <FreeSeat key={seat} seat={seat} isHost={isHost} level={level} command={command} />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
            <TakenSeat key={seat} seat={seat} view={view} tree={tree} command={command} />
          ),
        )}
      </ol>
      {isHost && hasFree && (
        <div class="gathering-level">
          <Select
            label={t('table.botLevel')}
            value={level}
            options={LEVELS.map((value) => ({ value, text: t(`home.level.${value}`) }))}
            icon={<Icon name="bot" size="s" />}
            onChange={setLevel}
          />
        </div>
      )}
    </>
  );
}

interface FreeProps {
  seat: number;
  isHost: boolean;
  level: Level;
  command: Props['command'];
}

function FreeSeat({ seat, isHost, level, command }: FreeProps) {
  return (
    <li class="gathering-seat gathering-free">
      <EmptySeat />
      <span class="gathering-name">{t('ui.seat.free')}</span>
      <Button size="small" onClick={() => command({ tag: 'sit', seat })}>
        {t('table.sitHere')}
      </Button>
      {isHost && (
        <Button size="small" icon="bot" onClick={() => command({ tag: 'seat-bot', seat, level })}>
          {t('home.private.addBot')}
        </Button>
      )}
    </li>
  );
}

function TakenSeat({ seat, view, tree, command }: { seat: number; view: SeatView; tree: Tree; command: Props['command'] }) {
  const { host, seats } = tree.table;
  const isMe = seat === tree.me.seat;
  const isHost = tree.me.seat === host;
  const name = nameOf(view, seat);
  return (
    <li class="gathering-seat">
      <Avatar colour={colourOf(view)} size="small" presence={presenceOf(view)} />
      <b class="gathering-name">{isMe ? t('table.me', { name }) : name}</b>
      <SeatChips view={view} isTheHost={seat === host} />
      {isHost && seat > 0 && (
        <IconButton
          icon="up"
          tip="end"
          label={t('table.moveUp', { name })}
          onClick={() => command({ tag: 'swap-seats', one: seat, other: seat - 1 })}
        />
      )}
      {isHost && view.kind === 'bot' && (
        <IconButton icon="x" tip="end" label={t('home.private.remove', { name })} onClick={() => command({ tag: 'seat-bot', seat, level: '' })} />
      )}
      {isHost && view.kind === 'person' && !isMe && (
        <IconButton icon="x" tip="end" label={t('home.private.remove', { name })} onClick={() => command({ tag: 'kick', seat })} />
      )}
      {isMe && !(isHost && seats.length === 1) && (
        <IconButton icon="logout" tip="end" label={t('table.stand')} onClick={() => command({ tag: 'stand' })} />
      )}
    </li>
  );
}

function SeatChips({ view, isTheHost }: { view: SeatView; isTheHost: boolean }) {
  if (view.kind === 'bot') return <Chip>{levelText(view.botLevel)}</Chip>;
  if (isTheHost) return <Chip>{t('ui.seat.host')}</Chip>;
  if (!view.connected) return <Chip kind="danger">{t('ui.seat.lost')}</Chip>;
  if (!view.ready) return <Chip>{t('ui.seat.joining')}</Chip>;
  return (
    <Chip kind="legal">
      <Icon name="check" size="s" />
      {t('ui.seat.ready')}
    </Chip>
  );
}

function levelText(level: string): string {
  const known = LEVELS.find((each) => each === level);
  return known ? t(`home.level.${known}`) : t('ui.seat.isBot');
}
