/** The closed edges of a card, 120 x 120: a hedge with a row of upright little houses. */
import { SIDES, type Side } from '../facts';
import type { Drawing } from './outline';

const DEPTH = 15;
const HOUSE = { width: 14.6, height: 16.6 };

interface Row {
  hedge: { x: number; y: number; width: number; height: number };
  houses: readonly { x: number; y: number }[];
}

const along = (from: number, step: number, count: number): number[] => Array.from({ length: count }, (_, n) => from + n * step);
const across = (y: number): Row['houses'] => along(17, 14.5, 6).map((x) => ({ x, y }));
const upright = (x: number): Row['houses'] => along(21, 15, 5).map((y) => ({ x, y }));

const ROWS: Record<Side, Row> = {
  n: { hedge: { x: 0, y: 0, width: 120, height: DEPTH }, houses: across(0.5) },
  e: { hedge: { x: 105, y: 0, width: DEPTH, height: 120 }, houses: upright(105) },
  s: { hedge: { x: 0, y: 105, width: 120, height: DEPTH }, houses: across(102.5) },
  w: { hedge: { x: 0, y: 0, width: DEPTH, height: 120 }, houses: upright(0.5) },
};

function edge(side: Side): Drawing {
  const { hedge, houses } = ROWS[side];
  const first = SIDES.indexOf(side);
  const body = (
    <>
      <rect {...hedge} fill="var(--hedge)" />
      {houses.map((at, n) => (
        <use key={at.x + at.y} href={`#ov-house${(n + first) % 3}`} {...at} {...HOUSE} />
      ))}
    </>
  );
  return { box: '0 0 120 120', body };
}

export const EDGES = { 'edge-n': edge('n'), 'edge-e': edge('e'), 'edge-s': edge('s'), 'edge-w': edge('w') };
