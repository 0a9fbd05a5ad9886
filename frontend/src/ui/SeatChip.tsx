import './seat.css';
import { clock, t } from '../i18n';
import { Avatar, type Presence } from './Avatar';
import { useSecondsLeft } from './clock';
import type { Colour } from './players';

export interface SeatState {
  name: string;
  colour: Colour;
  score: number;
  me: boolean;
  presence: Presence;
  /** The game waits for this seat. */
  active: boolean;
  /** Why the others wait, in a word or two: "playing", "choosing a place". */
  status?: string;
  /** When the time of this seat is up, by the clock of this device. */
  deadline?: number;
}

interface Props {
  seat: SeatState;
  onClick?: () => void;
}

/** One seat of the strip on a phone. */
export function SeatChip({ seat, onClick }: Props) {
  const name = seat.me ? t('ui.you') : seat.name;
  const words = useTag(seat);
  // What is asked of me stands right below, at length.
  const tag = seat.me ? '' : words;
  const classes = ['seat-chip', `p-${seat.colour}`, seat.me && 'seat-me', seat.active && 'seat-active'];
  return (
    <button type="button" class={classes.filter(Boolean).join(' ')} onClick={onClick}>
      <Avatar colour={seat.colour} presence={seat.presence} size="small" />
      <span class="seat-name">{name}</span>
      <b class="num seat-score">{seat.score}</b>
      <span class="sr-only">
        {t('ui.seat.points', { n: seat.score })}
        {seat.presence === 'bot' && `, ${t('ui.seat.isBot')}`}
      </span>
      {tag && <span class={`seat-tag ${seat.presence === 'lost' ? 'seat-tag-lost' : ''}`}>{tag}</span>}
    </button>
  );
}

/** What is said about a seat besides its score; the time until a bot takes over, if that is what is awaited. */
export function useTag(seat: SeatState): string {
  const left = useSecondsLeft(seat.presence === 'lost' ? (seat.deadline ?? null) : null);
  return left === null ? (seat.status ?? '') : t('ui.seat.botIn', { time: clock(left) });
}

export function spoken(seat: SeatState, name: string = seat.name): string {
  const parts = [t('ui.seat.score', { name, points: seat.score })];
  if (seat.presence === 'bot') parts.push(t('ui.seat.isBot'));
  if (seat.status) parts.push(seat.status);
  return parts.join(', ');
}
