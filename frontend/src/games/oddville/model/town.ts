/** Where things are in the city, in cells and in world units; pure geometry over the view. */
import { around, grow, type Point, type Rect } from '../../../ui/camera';
import { SIDES, SQUARE, STEPS, cardOf, type Bonus, type Side } from '../facts';
import type { Forecast, Site, View } from '../schema.gen';

export const CARD = 120;
export const CELL = 126;

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A place for the picked project, with all that it would bring. */
export interface Slot extends Cell {
  readonly points: number;
  readonly bonuses: readonly { source: number; bonus: Bonus; from: Side | 'own' }[];
}

export const cellRect = ({ x, y }: Cell): Rect => ({ x: x * CELL, y: y * CELL, width: CARD, height: CARD });
export const cellAt = ({ x, y }: Point): Cell => ({ x: Math.floor((x + 3) / CELL), y: Math.floor((y + 3) / CELL) });
export const sameCell = (one: Cell, other: Cell): boolean => one.x === other.x && one.y === other.y;

export function forecastOf(view: View, project: number | null): Forecast | undefined {
  return view.forecasts.find((forecast) => forecast.project === project);
}

export function slotsOf(view: View, project: number | null): readonly Slot[] {
  return forecastOf(view, project)?.sites.map((site) => slotOf(view, site)) ?? [];
}

function slotOf(view: View, { x, y, points, bonuses }: Site): Slot {
  return {
    x,
    y,
    points,
    bonuses: bonuses.map((source) => ({ source, bonus: cardOf(source).bonus, from: sideOf(view, { x, y }, source) })),
  };
}

function sideOf({ city }: View, at: Cell, card: number): Side | 'own' {
  const placed = city.find((each) => each.card === card);
  const side = placed && SIDES.find((each) => sameCell(neighbour(at, each), placed));
  return side ?? 'own';
}

export function neighbour({ x, y }: Cell, side: Side): Cell {
  const [dx, dy] = STEPS[side];
  return { x: x + dx, y: y + dy };
}

/** The card on a cell, the Main Square among them; undefined on the meadow. */
export function cardAt({ city }: View, at: Cell): number | undefined {
  if (at.x === 0 && at.y === 0) return SQUARE;
  return city.find((each) => sameCell(each, at))?.card;
}

export function cellOf({ city }: View, card: number): Cell | undefined {
  return card === SQUARE ? { x: 0, y: 0 } : city.find((each) => each.card === card);
}

const WALL = 44;
const LEAST = { width: 3.4 * CELL, height: 2.2 * CELL };

/** All that is built, with the town wall above. */
export function townRect(view: View): Rect {
  const built = around([{ x: 0, y: 0 }, ...view.city].map(cellRect)) ?? cellRect({ x: 0, y: 0 });
  return underWall(grow(built, 12));
}

function underWall(rect: Rect): Rect {
  return { ...rect, y: -WALL, height: rect.y + rect.height + WALL };
}

/** Town and places: what a player who is about to build wants to see. A young town is not blown up. */
export function siteRect(view: View, slots: readonly Slot[]): Rect {
  const places = around(slots.map(cellRect));
  const rect = underWall(around([townRect(view), ...(places ? [grow(places, 12)] : [])]) ?? townRect(view));
  const width = Math.max(rect.width, LEAST.width);
  return { x: rect.x - (width - rect.width) / 2, y: rect.y, width, height: Math.max(rect.height, LEAST.height) };
}

/** Far enough around the town that every place for a card can be reached. */
export function worldRect(view: View): Rect {
  const town = townRect(view);
  return { x: town.x - CELL, y: town.y, width: town.width + 2 * CELL, height: town.height + CELL };
}

/** Rows from the wall down, columns from the left of all that is shown: as one would say them. */
export function spokenCell({ x, y }: Cell, view: View): { row: number; column: number } {
  const leftmost = Math.min(0, ...view.city.map((each) => each.x)) - 1;
  return { row: y + 1, column: x - leftmost + 1 };
}

export type Direction = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';

const AHEAD: Record<Direction, Side> = { ArrowUp: 'n', ArrowRight: 'e', ArrowDown: 's', ArrowLeft: 'w' };
const ASIDE = 2.5;

export function isDirection(key: string): key is Direction {
  return Object.hasOwn(AHEAD, key);
}

/** The nearest cell in that direction; a little to the side is better than far ahead. */
export function walk<T extends Cell>(cells: readonly T[], from: Cell, direction: Direction): T | null {
  const [dx, dy] = STEPS[AHEAD[direction]];
  let best: T | null = null;
  let shortest = Infinity;
  for (const cell of cells) {
    const ahead = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
    const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx);
    if (ahead <= 0 || ahead + ASIDE * aside >= shortest) continue;
    best = cell;
    shortest = ahead + ASIDE * aside;
  }
  return best;
}
