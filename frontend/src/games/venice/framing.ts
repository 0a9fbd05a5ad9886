/** Where the camera looks: everything on a wide screen, what can be touched on a small one. */
import { around, grow, type Point, type Rect, type Size } from '../../ui/camera';
import { SIDE } from './hex';
import { BOUNDS, rectOfFields, space } from './map';
import type { Target } from './targets';

/** A field this wide on the screen can be hit by a finger. */
const FINGER = 44;
const MARGIN = 34;

/** The part of the board to show when the game asks for a place, as seen on a screen of this size. */
export function frameFor(targets: readonly Target[], screen: Size, home: Point): Rect {
  const all = around(targets.map((target) => rectOfFields(target.fields)));
  if (!all) return BOUNDS;
  const wanted = grow(all, MARGIN);
  const smallest = FINGER / (2 * SIDE);
  const scale = Math.min(screen.width / wanted.width, screen.height / wanted.height);
  if (scale >= smallest) return wanted;
  const room = { width: screen.width / smallest, height: screen.height / smallest };
  return inside(windowAt(targets[0]?.at ?? home, room), wanted);
}

/** A window of this size around a point. */
export function windowAt({ x, y }: Point, { width, height }: Size): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The window moved so that as little as possible of it lies outside of what matters. */
function inside(window: Rect, outer: Rect): Rect {
  return {
    ...window,
    x: between(window.x, outer.x, outer.x + outer.width - window.width),
    y: between(window.y, outer.y, outer.y + outer.height - window.height),
  };
}

function between(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}

export function homeOf(gondola: number): Point {
  return space(gondola).at;
}
