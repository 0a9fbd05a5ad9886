/** The board, from the file that the server reads too. Numbers of fields and districts are places in that file. */
import data from '../../../../shared/data/venice/map.json';
import { around, grow, type Point, type Rect } from '../../ui/camera';
import { SIDE, TIP, along, centre, hexagon, middleOf } from './hex';
import { KIND_NAMES, type Kind } from './schema.gen';

export interface Field {
  id: string;
  district: number;
  at: Point;
  neighbours: readonly number[];
  /** Bricks lie on it at the start. */
  brick: boolean;
}

export interface District {
  /** A to E, on the signs. */
  letter: string;
  name: string;
  fields: readonly number[];
  /** Where its sign stands in the water, and which end of the sign that is. */
  sign: Point & { end: 'left' | 'right' };
}

export interface Space {
  number: number;
  at: Point;
  districts: readonly number[];
}

export interface Bridge {
  fields: readonly [number, number];
  from: Point;
  to: Point;
  middle: Point;
}

const numberOf = new Map(data.fields.map((field, index) => [field.id, index]));
const districtOf = new Map(data.districts.map((district, index) => [district.id, index]));

export const FIELDS: readonly Field[] = data.fields.map((field) => ({
  id: field.id,
  district: found(districtOf, field.district),
  at: centre(field.q, field.r),
  neighbours: field.neighbours.map((name) => found(numberOf, name)),
  brick: field.start === 'brick',
}));

const SIGNS: Record<string, District['sign']> = {
  A: { x: 266, y: 90, end: 'right' },
  B: { x: 304, y: 45, end: 'right' },
  C: { x: 586, y: 592, end: 'left' },
  D: { x: 122, y: 562, end: 'right' },
  E: { x: 562, y: 90, end: 'left' },
};

export const DISTRICTS: readonly District[] = data.districts.map((district, index) => {
  const fields = FIELDS.flatMap((field, number) => (field.district === index ? [number] : []));
  return { letter: district.id, name: district.name, fields, sign: SIGNS[district.id] ?? { ...middleOfFields(fields), end: 'left' } };
});

const spaces: readonly Space[] = data.track.spaces.map(({ n, cells, districts }) => ({
  number: n,
  at: middleOf(cells.map(([q = 0, r = 0]) => centre(q, r))),
  districts: districts.map((name) => found(districtOf, name)),
}));

export const START = 0;
export const GOAL = data.track.goal;
/** One place with two numbers. */
export const TWIN: readonly [number, number] = [10, 45];

/** The track from the first space to the goal. */
export const TRACK: readonly Space[] = spaces.slice(1);

const POST_GAP = 26;

/** A space of the track, or a post beyond the goal. */
export function space(number: number): Space {
  const known = spaces[Math.min(number, GOAL)];
  if (!known) throw new Error(`no such space: ${number}`);
  if (number <= GOAL) return known;
  return { number, at: { x: known.at.x + (number - GOAL) * POST_GAP, y: known.at.y }, districts: [] };
}

export const BRIDGES: readonly Bridge[] = data.bridge_sites.map((site) => {
  const [a = '', b = ''] = site.ends;
  const fields = [found(numberOf, a), found(numberOf, b)].toSorted((x, y) => x - y);
  const [first = 0, second = 0] = fields;
  const from = fieldAt(first).at;
  const to = fieldAt(second).at;
  return { fields: [first, second], from, to, middle: along(from, to, 0.5) };
});

/** Where the number of a space stands: beside the line of a bridge over it. */
export function numberAt({ at }: Space): Point {
  const bridge = BRIDGES.find(({ middle }) => Math.hypot(middle.x - at.x, middle.y - at.y) < SIDE);
  if (!bridge) return at;
  const { from, to } = bridge;
  if (from.y === to.y) return { x: at.x, y: at.y + 17 };
  return { x: at.x + Math.sign((to.y - from.y) * (to.x - from.x)) * 15, y: at.y };
}

interface KindFacts {
  cards: number;
  fields: number;
  stock: number;
}

/** What is printed on the cards of a kind. */
export const KINDS: readonly KindFacts[] = KIND_NAMES.map((name) => data.buildings[name]);

export const HAND_LIMIT = 5;
export const OPEN_LIMIT = 4;
export const GOLD_PER_POINT = 5;
export const TILE_VALUES = [0, 1, 2] as const;
export const BAG_VALUES = [3, 4, 5, 6] as const;
/** What a field holds that is not built on. */
export const OPEN = -1;
export const SWAMP = -2;

export function fieldAt(number: number): Field {
  const field = FIELDS[number];
  if (!field) throw new Error(`no such field: ${number}`);
  return field;
}

export function districtAt(number: number): District {
  const district = DISTRICTS[number];
  if (!district) throw new Error(`no such district: ${number}`);
  return district;
}

export function middleOfFields(fields: readonly number[]): Point {
  return middleOf(fields.map((field) => fieldAt(field).at));
}

/** The ground of several fields as one path. */
export function groundOf(fields: readonly number[], tip = TIP): string {
  return fields.map((field) => hexagon(fieldAt(field).at, tip)).join('');
}

export function rectOfFields(fields: readonly number[]): Rect {
  return around(fields.map((field) => box(fieldAt(field).at))) ?? BOUNDS;
}

function box({ x, y }: Point): Rect {
  return { x: x - SIDE, y: y - TIP, width: 2 * SIDE, height: 2 * TIP };
}

/** Everything there is to see. */
export const BOUNDS: Rect = grow(
  around([...FIELDS.map((field) => box(field.at)), ...spaces.map((each) => box(each.at)), box(space(GOAL + 1).at)]) ?? {
    x: 0,
    y: 0,
    width: 1,
    height: 1,
  },
  4,
);

/** The field under a point of the board, if there is one. */
export function fieldUnder(at: Point): number | null {
  const index = FIELDS.findIndex((field) => Math.hypot(field.at.x - at.x, field.at.y - at.y) <= SIDE);
  return index < 0 ? null : index;
}

/** A building of this kind as it could lie on a field, free or not: to ask the server why it may not. */
export function anyPlaceOn(field: number, kind: Kind): readonly number[] {
  const { neighbours } = fieldAt(field);
  switch (KIND_NAMES[kind]) {
    case 'ponte':
      return BRIDGES.find((bridge) => bridge.fields.includes(field))?.fields ?? [field];
    case 'palazzo':
      return inOrder([field, ...neighbours.slice(0, 1)]);
    case 'basilica': {
      const a = neighbours.find((each) => neighbours.some((other) => fieldAt(each).neighbours.includes(other))) ?? field;
      const b = neighbours.find((each) => fieldAt(a).neighbours.includes(each)) ?? field;
      return inOrder([field, a, b]);
    }
    default:
      return [field];
  }
}

function inOrder(fields: readonly number[]): readonly number[] {
  return fields.toSorted((a, b) => a - b);
}

function found(numbers: ReadonlyMap<string, number>, name: string): number {
  const number = numbers.get(name);
  if (number === undefined) throw new Error(`the map names ${name}, which it does not have`);
  return number;
}
