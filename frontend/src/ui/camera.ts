/** The mathematics of looking at a board: pure, without a screen. screen = world * scale + (x, y). */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Point, Size {}

export interface View extends Point {
  scale: number;
}

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Limits {
  min: number;
  max: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export function toScreen(view: View, at: Point): Point {
  return { x: at.x * view.scale + view.x, y: at.y * view.scale + view.y };
}

export function toWorld(view: View, at: Point): Point {
  return { x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale };
}

export function panBy(view: View, dx: number, dy: number): View {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** Zooms so that what lies under `at` stays there. */
export function zoomAt(view: View, at: Point, factor: number, limits: Limits): View {
  const scale = clamp(view.scale * factor, limits.min, limits.max);
  const fixed = toWorld(view, at);
  return { scale, x: at.x - fixed.x * scale, y: at.y - fixed.y * scale };
}

export type Fingers = readonly [Point, Point];

/** Two fingers moved: both keep touching the same spots of the board, as far as the limits allow. */
export function pinch(view: View, before: Fingers, after: Fingers, limits: Limits): View {
  const from = middle(...before);
  const to = middle(...after);
  const factor = distance(...after) / Math.max(1, distance(...before));
  return zoomAt(panBy(view, to.x - from.x, to.y - from.y), to, factor, limits);
}

/** The view that shows all of `rect` as large as allowed, in the part of the screen that nothing covers. */
export function fit(rect: Rect, screen: Size, insets: Insets, limits: Limits): View {
  const width = Math.max(1, screen.width - insets.left - insets.right);
  const height = Math.max(1, screen.height - insets.top - insets.bottom);
  const scale = clamp(Math.min(width / rect.width, height / rect.height), limits.min, limits.max);
  const centre = centreOf(rect);
  return {
    scale,
    x: insets.left + width / 2 - centre.x * scale,
    y: insets.top + height / 2 - centre.y * scale,
  };
}

const IN_SIGHT = 96;

/** Nobody can lose the board: some of it always stays on the screen. */
export function keepInSight(view: View, bounds: Rect, screen: Size): View {
  const left = bounds.x * view.scale;
  const top = bounds.y * view.scale;
  const right = left + bounds.width * view.scale;
  const bottom = top + bounds.height * view.scale;
  const seenX = Math.min(IN_SIGHT, screen.width / 3);
  const seenY = Math.min(IN_SIGHT, screen.height / 3);
  return {
    scale: view.scale,
    x: clamp(view.x, seenX - right, screen.width - seenX - left),
    y: clamp(view.y, seenY - bottom, screen.height - seenY - top),
  };
}

/** On the way from one view to another: even steps of zoom, the middle of the screen moves straight. */
export function between(from: View, to: View, part: number, screen: Size): View {
  const scale = from.scale * (to.scale / from.scale) ** part;
  const middleOfScreen = { x: screen.width / 2, y: screen.height / 2 };
  const a = toWorld(from, middleOfScreen);
  const b = toWorld(to, middleOfScreen);
  const centre = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  return { scale, x: middleOfScreen.x - centre.x * scale, y: middleOfScreen.y - centre.y * scale };
}

/** Slow start, slow end. */
export function ease(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2;
}

/** The smallest rectangle around all of them; null if there are none. */
export function around(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null;
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

export function grow(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by };
}

export function centreOf(rect: Rect): Point {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
