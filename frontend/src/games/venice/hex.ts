/** The hexagonal grid: axial coordinates, pointy tops. Pure geometry in world units. */
import type { Point } from '../../ui/camera';

/** From the middle of a hexagon to its tip. */
export const TIP = 30;
/** From the middle of a hexagon to the middle of a side; neighbours are twice as far apart. */
export const SIDE = (TIP * Math.sqrt(3)) / 2;

export function centre(q: number, r: number): Point {
  return { x: round(2 * SIDE * (q + r / 2)), y: round(1.5 * TIP * r) };
}

/** The outline of a hexagon as a path. */
export function hexagon({ x, y }: Point, tip = TIP): string {
  const side = (tip * Math.sqrt(3)) / 2;
  const corners = [
    [0, -tip],
    [side, -tip / 2],
    [side, tip / 2],
    [0, tip],
    [-side, tip / 2],
    [-side, -tip / 2],
  ];
  return `M${corners.map(([dx = 0, dy = 0]) => `${round(x + dx)} ${round(y + dy)}`).join('L')}Z`;
}

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: round(sum.x / points.length), y: round(sum.y / points.length) };
}

/** On the way from one point to another; negative parts lie before it. */
export function along(from: Point, to: Point, part: number): Point {
  return { x: round(from.x + (to.x - from.x) * part), y: round(from.y + (to.y - from.y) * part) };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
