/** What lies around the town: the wall above which nothing may be built, trees and grass. */
import { cellAt, sameCell, type Cell, type Slot } from '../model/town';
import type { View } from '../schema.gen';

const REACH = 1300;
const DEPTH = 1000;
const CRENEL = 14;

const WALL = `M${-REACH} -28${`v-10h${CRENEL}v10h${CRENEL}`.repeat((2 * REACH) / (2 * CRENEL))}v16H${-REACH}z`;

interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Scattered, but the same for everybody and at every moment. */
function scatter(count: number, seed: number): readonly Spot[] {
  let state = seed;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return Array.from({ length: count }, () => ({
    x: Math.round((next() * 2 - 1) * REACH),
    y: Math.round(8 + next() * DEPTH),
    size: 0.8 + next() * 0.5,
  }));
}

const TREES = scatter(64, 7);
const TUFTS = scatter(90, 23);

export function Meadow({ view, slots }: { view: View; slots: readonly Slot[] }) {
  const taken: readonly Cell[] = [{ x: 0, y: 0 }, ...view.city, ...slots];
  const isFree = ({ x, y }: Spot): boolean => {
    const corners = [cellAt({ x: x - 16, y: y - 14 }), cellAt({ x: x + 16, y: y + 24 })];
    return corners.every((corner) => !taken.some((cell) => sameCell(cell, corner)));
  };
  return (
    <svg class="ov-meadow" width="1" height="1" aria-hidden="true">
      <g class="ov-decor">
        {TUFTS.filter(isFree).map(({ x, y }) => (
          <path key={`${x} ${y}`} class="ov-tuft" d={`M${x} ${y}l3-7 3 7m4 1l2-5 2 5`} />
        ))}
        {TREES.filter(isFree).map(({ x, y, size }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size.toFixed(2)})`}>
            <path d="M-2 14h4v8h-4z" fill="#8A6A45" />
            <circle r="13" cy="4" fill="#A3BD7C" />
            <circle r="9" cx="-4" cy="1" fill="#B4CB8E" />
          </g>
        ))}
      </g>
      <path d={WALL} fill="var(--wall)" stroke="var(--wall-line)" stroke-width="2" stroke-linejoin="round" />
    </svg>
  );
}

