/** The legal answers that are places on the map, with what each would bring. */
import type { Point } from '../../ui/camera';
import { askedOf, isDistrict, isPlacing, legalOf, type VeniceLook } from './look';
import { BRIDGES, districtAt, fieldAt, middleOfFields, space } from './map';
import { Kind, type DrainField, type Forecast, type PlaceBuilding, type ScoreDistrict } from './schema.gen';

export interface Target {
  key: string;
  action: PlaceBuilding | ScoreDistrict | DrainField;
  /** What would stand there; null for fields to drain and districts to score. */
  kind: Kind | null;
  fields: readonly number[];
  /** Where its sign stands. */
  at: Point;
  forecast: Forecast | null;
}

/** The best for this seat first; fields to drain from the own gondola on. */
export function targetsOf(look: VeniceLook, seat: number | null): readonly Target[] {
  const prompt = askedOf(look, seat);
  if (seat === null || !prompt) return [];
  if (isPlacing(prompt)) {
    const places = legalOf(look, 'place-building').map((action) => placeTarget(look, prompt.kind, action));
    return places.toSorted(byWorth(seat));
  }
  if (isDistrict(prompt)) {
    return legalOf(look, 'score-district').map((action) => districtTarget(look, action)).toSorted(byWorth(seat));
  }
  if (prompt.tag === 'drain-stage') {
    const home = space(look.view.players[seat]?.gondola ?? 0).at;
    return legalOf(look, 'drain-field').map(drainTarget).toSorted((a, b) => far(a.at, home) - far(b.at, home));
  }
  return [];
}

function placeTarget(look: VeniceLook, kind: Kind, action: PlaceBuilding): Target {
  const key = action.fields.join('-');
  const forecast = look.view.forecasts.find((each) => each.fields.join('-') === key) ?? null;
  return { key, action, kind, fields: action.fields, at: signOf(kind, action.fields), forecast };
}

function districtTarget(look: VeniceLook, action: ScoreDistrict): Target {
  const { fields } = districtAt(action.district);
  const forecast = look.view.forecasts.find((each) => each.district === action.district) ?? null;
  return { key: `district-${action.district}`, action, kind: null, fields, at: middleOfFields(fields), forecast };
}

function drainTarget(action: DrainField): Target {
  const { at } = fieldAt(action.field);
  return { key: `${action.field}`, action, kind: null, fields: [action.field], at, forecast: null };
}

/** A building's sign stands in its middle; that of a ponte in the middle of the canal. */
export function signOf(kind: Kind, fields: readonly number[]): Point {
  const bridge = kind === Kind.PONTE && BRIDGES.find((each) => each.fields.every((field) => fields.includes(field)));
  return bridge ? bridge.middle : middleOfFields(fields);
}

function byWorth(seat: number): (a: Target, b: Target) => number {
  return (a, b) => worth(b.forecast, seat) - worth(a.forecast, seat) || a.at.y - b.at.y || a.at.x - b.at.x;
}

/** Own points before all, then a bag, then as little as possible for the others. */
function worth(forecast: Forecast | null, seat: number): number {
  if (!forecast) return 0;
  const own = forecast.points[seat] ?? 0;
  const others = forecast.points.reduce((sum, points) => sum + points, 0) - own;
  return own * 100 + (forecast.bags.includes(seat) ? 50 : 0) - others;
}

export function far(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const HEADING: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The place that lies next in a direction, for walking with the arrow keys; the same one at the edge. */
export function nextTarget(targets: readonly Target[], from: Target, direction: Direction): Target {
  const heading = HEADING[direction];
  let best = from;
  let shortest = Infinity;
  for (const target of targets) {
    const dx = target.at.x - from.at.x;
    const dy = target.at.y - from.at.y;
    const ahead = dx * heading.x + dy * heading.y;
    const aside = Math.abs(dx * heading.y - dy * heading.x);
    // What lies more aside than ahead is a neighbour of another direction.
    if (ahead <= 1 || aside > ahead * 1.75) continue;
    const way = ahead + 2 * aside;
    if (way < shortest) [best, shortest] = [target, way];
  }
  return best;
}

/** The place whose sign is nearest to a tap, if it is near at all. */
export function targetNear(targets: readonly Target[], at: Point, reach: number): Target | null {
  const near = targets.filter((target) => far(target.at, at) <= reach).toSorted((a, b) => far(a.at, at) - far(b.at, at));
  return near[0] ?? null;
}

/** The place that a tap on a field means: the one with the best prospects among those that cover it. */
export function targetOn(targets: readonly Target[], field: number): Target | null {
  return targets.find((target) => target.fields.includes(field)) ?? null;
}
