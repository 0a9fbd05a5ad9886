/** Every move of a recorded game in words, and the points after it. */
import { untracked } from '@preact/signals';
import type { Told } from '../../games/contract';
import type { ReplayTable } from '../../store/replayTable';
import type { AnyScreen, Wire } from '../../store/types';

export interface Move {
  /** Its place in the game; the first is 1. */
  readonly number: number;
  readonly told: readonly Told[];
  readonly by: string;
}

/** A screen tells what it sees, so the whole game is walked through once, before anybody looks. */
export function tellAll(table: ReplayTable, screen: AnyScreen, wire: Wire): readonly Move[] {
  return untracked(() => {
    const moves: Move[] = [];
    for (let number = 1; number <= table.length; number += 1) {
      table.seek(number);
      const { events = [], by = '' } = table.happeningAt(number) ?? {};
      const together = events.map((event) => wire.event.read(event));
      const told = together.map((event) => screen.tell(event, together)).filter((line) => line !== null);
      moves.push({ number, told, by });
    }
    table.seek(0);
    return moves;
  });
}

/** The moves that have something to say, of one seat or of all. */
export function movesOf(moves: readonly Move[], seat: number | null): readonly Move[] {
  return moves.filter(({ told }) => told.length > 0 && (seat === null || told.some((line) => line.seat === seat)));
}
