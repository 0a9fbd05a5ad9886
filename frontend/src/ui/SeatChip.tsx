import './seat.css';
import { t } from '../i18n';
import { Avatar, type Presence } from './Avatar';
import type { Colour } from './players';

export interface SeatState {
  name: string;
  colour: Colour;
  score: number;
  me: boolean;
  presence: Presence;
  /** The game waits for this seat. */
  active: boolean;
  /** Why the others wait, in a word or two: "playing", "choosing a place", "bot in 0:41". */
  status?: string;
}

interface Props {
  seat: SeatState;
  onClick?: () => void;
}

/** One seat of the strip on a phone. */
export function SeatChip({ seat, onClick }: Props) {
  const name = seat.me ? t('ui.you') : seat.name;
  const classes = ['seat-chip', `p-${seat.colour}`, seat.me && 'seat-me', seat.active && 'seat-active'];
  return (
    <button type="button" class={classes.filter(Boolean).join(' ')} onClick={onClick} aria-label={spoken(seat, name)}>
      <Avatar colour={seat.colour} presence={seat.presence} size="small" />
      <span class="seat-name">{name}</span>
      <b class="num seat-score">{seat.score}</b>
      {seat.status && <span class={`seat-tag ${seat.presence === 'lost' ? 'seat-tag-lost' : ''}`}>{seat.status}</span>}
    </button>
  );
}

export function spoken(seat: SeatState, name: string = seat.name): string {
  const parts = [t('ui.seat.score', { name, points: seat.score })];
  if (seat.presence === 'bot') parts.push(t('ui.seat.isBot'));
  if (seat.presence === 'lost') parts.push(t('ui.seat.lost'));
  if (seat.status) parts.push(seat.status);
  return parts.join(', ');
}
