/** Which road did the finger mean? Compares its way through a square with each of the six roads. */
import { SHAPES, SIZE } from './paper';
import { spotsAlong, type Spot } from './pen';

const SAMPLES = 16;
/** How far a finger may be from the ideal road, on the average, in hundredths of a square. */
const TOLERANCE = 26;
/** A shorter way through a square is a tap or a slip. */
const SHORTEST = 38;

const IDEALS = SHAPES.map((shape) => ({ shape, spots: spotsAlong(shape, SAMPLES) }));

export interface Drawn {
  square: number;
  shape: number;
}

/**
 * The road that a stroke draws into one of the `open` squares; null if it is none of them. Where a stroke crosses
 * several, the square with the longest part of it counts.
 */
export function recognise(stroke: readonly Spot[], open: readonly number[]): Drawn | null {
  let best: { square: number; part: readonly Spot[]; length: number } | null = null;
  for (const square of open) {
    const part = within(stroke, square);
    const length = lengthOf(part);
    if (length >= SHORTEST && (!best || length > best.length)) best = { square, part, length };
  }
  const shape = best && nearestShape(best.part);
  return best && shape ? { square: best.square, shape } : null;
}

/** The part of a stroke inside a square, in its own units. Samples are close enough to need no clipping. */
function within(stroke: readonly Spot[], square: number): readonly Spot[] {
  const left = (square % SIZE) * 100;
  const top = Math.floor(square / SIZE) * 100;
  return refine(stroke)
    .map(({ x, y }) => ({ x: x - left, y: y - top }))
    .filter(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100);
}

/** Fast fingers leave few samples: put some between them. */
function refine(stroke: readonly Spot[]): readonly Spot[] {
  return stroke.flatMap((spot, index) => {
    const before = stroke[index - 1];
    if (!before) return [spot];
    const steps = Math.max(1, Math.ceil(distance(before, spot) / 5));
    return Array.from({ length: steps }, (_, step) => between(before, spot, (step + 1) / steps));
  });
}

function nearestShape(part: readonly Spot[]): number | null {
  const drawn = resample(part);
  const reversed = drawn.toReversed();
  let best = { shape: 0, error: TOLERANCE };
  for (const { shape, spots } of IDEALS) {
    const error = Math.min(apart(drawn, spots), apart(reversed, spots));
    if (error < best.error) best = { shape, error };
  }
  return best.shape || null;
}

function apart(one: readonly Spot[], other: readonly Spot[]): number {
  const sum = one.reduce((total, spot, index) => total + distance(spot, other[index] ?? spot), 0);
  return sum / one.length;
}

/** The same way in even steps. */
function resample(part: readonly Spot[]): readonly Spot[] {
  const step = lengthOf(part) / (SAMPLES - 1);
  const spots: Spot[] = [];
  let walked = 0;
  part.forEach((spot, index) => {
    walked += index ? distance(part[index - 1] ?? spot, spot) : 0;
    while (spots.length < SAMPLES && walked >= spots.length * step - 1e-6) spots.push(spot);
  });
  return spots;
}

function lengthOf(part: readonly Spot[]): number {
  return part.reduce((total, spot, index) => total + (index ? distance(part[index - 1] ?? spot, spot) : 0), 0);
}

function between(one: Spot, other: Spot, part: number): Spot {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
