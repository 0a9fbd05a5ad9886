import { Ink } from './Ink';
import { PENS, PAPER } from './pens';
import { Print } from './Print';
import type { Desk } from './desk';

/** A seat's sheet in small: its city at a glance. */
export function MiniSheet({ desk, seat }: { desk: Desk; seat: number }) {
  const { view } = desk.look.value;
  const sheet = view.sheets[seat];
  const colour = desk.table.seats.value[seat]?.colour ?? 'blue';
  if (!sheet) return null;
  return (
    <svg class="dc-mini" viewBox="-8 -8 516 516" data-sheet={seat} aria-hidden="true">
      <rect x="-8" y="-8" width="516" height="516" rx="14" fill={PAPER} />
      <Print />
      <Ink sheet={sheet} pen={PENS[colour]} joined={[]} isUndrawn={(square) => desk.isUndrawn(seat, square)} />
    </svg>
  );
}
