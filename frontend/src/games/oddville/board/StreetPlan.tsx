/** The streets of the whole town in high contrast: where they join, where they lead out, where houses close the way. */
import { SIDES, SQUARE, SQUARE_STREETS, cardOf, type Side } from '../facts';
import { CELL, cardAt, neighbour, type Cell } from '../model/town';
import type { View } from '../schema.gen';

const OUT: Record<Side, string> = { n: 'M60 28V-3', e: 'M92 62H123', s: 'M60 98V123', w: 'M28 62H-3' };
const ARROW: Record<Side, string> = {
  n: 'M51 3l9-10 9 10',
  e: 'M117 53l10 9-10 9',
  s: 'M51 117l9 10 9-10',
  w: 'M3 53l-10 9 10 9',
};
const CLOSED: Record<Side, string> = { n: 'M16 1H104', e: 'M119 16V104', s: 'M16 119H104', w: 'M1 16V104' };

/** Below the fountain lies the sign with the square's points. */
const OUT_OF_SQUARE: Record<Side, string> = { ...OUT, s: 'M60 110V123' };

export function StreetPlan({ view }: { view: View }) {
  const cards = [{ card: SQUARE, x: 0, y: 0 }, ...view.city];
  return (
    <svg class="ov-plan" width="1" height="1" aria-hidden="true">
      {cards.map(({ card, x, y }) => (
        <CardPlan key={card} view={view} card={card} at={{ x, y }} />
      ))}
    </svg>
  );
}

function CardPlan({ view, card, at }: { view: View; card: number; at: Cell }) {
  const streets = card === SQUARE ? SQUARE_STREETS : cardOf(card).streets;
  const out = card === SQUARE ? OUT_OF_SQUARE : OUT;
  const ways = streets.map((side) => out[side]).join('');
  const isMeadow = (side: Side): boolean => neighbour(at, side).y >= 0 && cardAt(view, neighbour(at, side)) === undefined;
  const leading = streets.filter(isMeadow).map((side) => ARROW[side]);
  const closed = SIDES.filter((side) => !streets.includes(side) && isMeadow(side)).map((side) => CLOSED[side]);
  return (
    <g transform={`translate(${at.x * CELL} ${at.y * CELL})`}>
      <path class="ov-plan-closed" d={closed.join('')} />
      <path class="ov-plan-rim" d={ways + leading.join('')} />
      <path class="ov-plan-way" d={ways + leading.join('')} />
    </g>
  );
}
