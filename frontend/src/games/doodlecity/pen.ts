/**
 * Lines as a hand draws them: each has a little wobble that comes from where it is drawn, so it is the same every
 * time and never shimmers. A square is 100 units wide; roads meet in the middle of its sides.
 */
import { sidesOf, type Side } from './paper';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const MIDDLES: Record<Side, Spot> = {
  N: { x: 50, y: 0 },
  E: { x: 100, y: 50 },
  S: { x: 50, y: 100 },
  W: { x: 0, y: 50 },
};
/** How far the handles of a curve reach from the sides towards the middle. */
const REACH = 28 / 50;

export function middleOf(side: Side): Spot {
  return MIDDLES[side];
}

/** A repeatable source of small numbers between -1 and 1. */
export function wobble(...seed: readonly number[]): () => number {
  let state = seed.reduce((mixed, part) => Math.imul(mixed ^ (part + 0x9e3779b9), 0x85ebca6b) >>> 0, 0x2545f491);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 0x80000000 - 1;
  };
}

/** The four points of a road's curve: from the middle of one side to that of another. */
function handles(shape: number): readonly [Spot, Spot, Spot, Spot] {
  const [one, other] = sidesOf(shape);
  const from = MIDDLES[one];
  const to = MIDDLES[other];
  return [from, towardsMiddle(from), towardsMiddle(to), to];
}

function towardsMiddle(spot: Spot): Spot {
  return { x: spot.x + (50 - spot.x) * REACH, y: spot.y + (50 - spot.y) * REACH };
}

/** The pen's way through a square. `stroke` tells the strokes of one road apart. */
export function roadPath(shape: number, square: number, stroke = 0, shake = 2): string {
  const random = wobble(square, shape, stroke);
  const [from, first, second, to] = handles(shape);
  const near = (spot: Spot): string => `${trim(spot.x + random() * shake)} ${trim(spot.y + random() * shake)}`;
  return `M${from.x} ${from.y}C${near(first)} ${near(second)} ${to.x} ${to.y}`;
}

/** So many spots along a road, from one end to the other, as if drawn with a ruler. */
export function spotsAlong(shape: number, count: number): readonly Spot[] {
  const [a, b, c, d] = handles(shape);
  return Array.from({ length: count }, (_, index) => {
    const t = index / (count - 1);
    const u = 1 - t;
    const at = (axis: 'x' | 'y'): number =>
      u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
    return { x: at('x'), y: at('y') };
  });
}

/** A ring around (0, 0) that overshoots its own start, as a quick hand draws it. */
export function circlePath(rx: number, ry: number, seed: number): string {
  const random = wobble(seed, 71);
  const start = -2.2 + random() * 0.5;
  const turns = 16;
  const spots = Array.from({ length: turns + 2 }, (_, index) => {
    const angle = start + (index / turns) * Math.PI * 2;
    const swell = 1 + random() * 0.045 + (index > turns ? 0.06 : 0);
    return { x: Math.cos(angle) * rx * swell, y: Math.sin(angle) * ry * swell };
  });
  return smooth(spots);
}

/** Two strokes across each other in a box around (0, 0). */
export function crossPath(width: number, height: number, seed: number): readonly [string, string] {
  const random = wobble(seed, 17);
  const near = (x: number, y: number): string => `${trim(x + random() * 2)} ${trim(y + random() * 2)}`;
  const w = width / 2;
  const h = height / 2;
  return [`M${near(-w, -h)}Q${near(0, 0)} ${near(w, h)}`, `M${near(w, -h)}Q${near(0, 0)} ${near(-w, h)}`];
}

/** One stroke through something that is gone. */
export function strikePath(width: number, height: number, seed: number): string {
  const random = wobble(seed, 29);
  const near = (x: number, y: number): string => `${trim(x)} ${trim(y + random())}`;
  return `M${near(-width / 2, height / 2)}Q${near(random() * 3, random())} ${near(width / 2, -height / 2)}`;
}

/** A line through the spots without corners. */
export function smooth(spots: readonly Spot[]): string {
  const [first, ...rest] = spots;
  if (!first) return '';
  const last = rest.at(-1) ?? first;
  const curves = rest.slice(0, -1).map((spot, index) => {
    const next = rest[index + 1] ?? spot;
    return `Q${trim(spot.x)} ${trim(spot.y)} ${trim((spot.x + next.x) / 2)} ${trim((spot.y + next.y) / 2)}`;
  });
  return `M${trim(first.x)} ${trim(first.y)}${curves.join('')}L${trim(last.x)} ${trim(last.y)}`;
}

function trim(value: number): number {
  return Math.round(value * 10) / 10;
}
