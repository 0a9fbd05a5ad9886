/**
 * The places of the table that can be touched, and which of them each action is made of.
 * A player picks places; what is legal says which picks make an action.
 */
import type { AnyAction } from './schema.gen';

export type Power = 'flip' | 'swap' | 'settle';

export const place = {
  worker: (card: number) => `worker ${card}` as const,
  recall: 'recall' as const,
  /** The heap of coins that a worker card brings. */
  coins: 'coins' as const,
  /** One of my own coins. */
  coin: (coin: number) => `coin ${coin}` as const,
  resource: (resource: number) => `resource ${resource}` as const,
  row: (slot: number) => `row ${slot}` as const,
  project: (project: number) => `project ${project}` as const,
  cell: (x: number, y: number) => `cell ${x} ${y}` as const,
  /** A field of the Main Square. */
  field: (resource: number) => `field ${resource}` as const,
  /** An own worker on the resource board. */
  standing: (resource: number, space: number) => `standing ${resource} ${space}` as const,
  /** A card of the city whose bonus is open. */
  bonus: (source: number) => `bonus ${source}` as const,
  power: (power: Power) => `power ${power}` as const,
};

type Made<T> = T extends (...args: never[]) => infer R ? R : T;
export type Place = Made<(typeof place)[keyof typeof place]>;

/** In the order in which one would point at them; the last one is where the action happens. */
export function placesOf(action: AnyAction): readonly Place[] {
  switch (action.tag) {
    case 'choose-resource':
      return [place.resource(action.resource)];
    case 'recall':
      return [place.recall];
    case 'take-coins':
      return [place.worker(action.card), place.coins];
    case 'fetch-resource':
      return [place.worker(action.card), place.resource(action.resource)];
    case 'take-project':
      return [place.worker(action.card), place.row(action.slot)];
    case 'discard-project':
      return [place.project(action.project)];
    case 'build':
      return [place.project(action.project), place.cell(action.x, action.y)];
    case 'claim-coin':
      return [place.bonus(action.source)];
    case 'claim-resource':
      return [place.bonus(action.source), place.resource(action.resource)];
    case 'claim-conversion':
      return [
        place.bonus(action.source),
        place.standing(action.resource, action.space),
        place.resource(action.to),
      ];
    case 'flip-coin':
      return [place.power('flip'), place.coin(action.coin)];
    case 'swap-project':
      return [place.power('swap'), place.project(action.project), place.row(action.slot)];
    case 'settle-on-square':
      return [place.power('settle'), place.field(action.resource)];
    case 'return-worker':
      return [place.standing(action.resource, action.space)];
    case 'end-turn':
    case 'collect':
    case 'decline':
    case 'undo':
      return [];
  }
}

/** The numbers in a place's name: which card, which cell. */
export function numbersOf(where: Place): readonly number[] {
  return where.split(' ').slice(1).map(Number);
}

export function isAt(kind: keyof typeof place, where: Place): boolean {
  return where === kind || where.startsWith(`${kind} `);
}

/** The number of the first picked place of this kind; null if there is none. */
export function picked(picks: readonly Place[], kind: keyof typeof place): number | null {
  const found = picks.find((each) => isAt(kind, each));
  return found === undefined ? null : (numbersOf(found)[0] ?? null);
}
