/** The resource board as it is drawn. */
import { GOOD_NUMBERS, NOBODY, spacePrices } from '../facts';
import type { Stock, View } from '../schema.gen';

export interface Space {
  readonly space: number;
  readonly price: number;
  /** One entry for each worker that stands there. */
  readonly owners: readonly number[];
}

export interface StockModel {
  readonly resource: number;
  /** From the cheapest; the last one is the box without limit. */
  readonly spaces: readonly Space[];
  /** Where the next worker will stand. */
  readonly next: number;
  /** What that costs me; null for those who only watch. */
  readonly price: number | null;
  /** It is less than printed. */
  readonly isCheaper: boolean;
}

export function stocksOf(view: View): readonly StockModel[] {
  const prices = spacePrices(view.players.length);
  return view.board.map((stock, resource) => {
    const next = view.nextSpaces[resource] ?? 0;
    const price = view.terms?.fetch[resource] ?? null;
    return {
      resource,
      next,
      price,
      isCheaper: price !== null && price < (prices[next] ?? 0),
      spaces: prices.map((each, space) => ({ space, price: each, owners: ownersOf(stock, space) })),
    };
  });
}

function ownersOf({ spaces, box }: Stock, space: number): readonly number[] {
  if (space === spaces.length) return box.flatMap((count, seat) => Array.from({ length: count }, () => seat));
  const owner = spaces[space] ?? NOBODY;
  return owner === NOBODY ? [] : [owner];
}

/** How many workers of a seat stand on each resource. */
export function heldBy({ board }: View, seat: number): readonly number[] {
  return board.map(({ spaces, box }) => spaces.filter((owner) => owner === seat).length + (box[seat] ?? 0));
}

/** How many of each good a project still needs. */
export function missingFor(cost: readonly number[], held: readonly number[]): readonly number[] {
  return GOOD_NUMBERS.map((resource) => Math.max(0, (cost[resource] ?? 0) - (held[resource] ?? 0)));
}
