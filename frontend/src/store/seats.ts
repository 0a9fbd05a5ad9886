/** The seats of a table as chips and panels show them. */
import { t } from '../i18n';
import type { SeatView } from '../net/schema.gen';
import type { Presence } from '../ui/Avatar';
import { COLOURS, type Colour } from '../ui/players';
import type { SeatState } from '../ui/SeatChip';
import { nameOf } from './names';
import type { AnyLook } from './types';

interface Scene {
  readonly seats: readonly SeatView[];
  readonly look: AnyLook | null;
  readonly me: number | null;
  readonly waitingFor: (seat: number) => string;
  /** A server time as a time of this device. */
  readonly local: (serverTime: number) => number;
}

export function seatStates({ seats, look, me, waitingFor, local }: Scene): readonly SeatState[] {
  const asked = new Set(look?.prompts.flatMap((prompt) => prompt.seats));
  return seats.map((view, seat) => {
    const presence = presenceOf(view);
    const active = asked.has(seat);
    const status = statusOf(view, presence, active ? waitingFor(seat) || t('ui.seat.playing') : '');
    return {
      name: nameOf(view, seat),
      colour: colourOf(view),
      score: look?.points[seat] ?? 0,
      me: seat === me,
      presence,
      active,
      ...(status && { status }),
      ...(view.deadlineMs > 0 && { deadline: local(view.deadlineMs) }),
    };
  });
}

export function presenceOf({ kind, connected, botPlays }: SeatView): Presence {
  if (kind === 'bot' || botPlays) return 'bot';
  return kind === 'person' && !connected ? 'lost' : 'here';
}

export function colourOf({ colour }: SeatView): Colour {
  return COLOURS[colour % COLOURS.length] ?? 'blue';
}

function statusOf(view: SeatView, presence: Presence, reason: string): string {
  if (presence === 'lost') return t('ui.seat.lost');
  if (view.kind === 'person' && view.botPlays) return reason || t('ui.seat.botPlays');
  return reason;
}
