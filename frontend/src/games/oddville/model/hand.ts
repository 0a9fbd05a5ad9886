/** A seat's worker cards, with what its characters make of them. */
import { GOOD_NUMBERS, RED_PRICE, ROW_SIZE, WORKER_NUMBERS, goodOf, workerOf } from '../facts';
import type { Terms, View } from '../schema.gen';

export interface WorkerModel {
  readonly worker: number;
  readonly coins: number;
  readonly goods: readonly number[];
  /** Coins for each place of the row, from the oldest. */
  readonly slots: readonly number[];
  readonly inHand: boolean;
}

export function workersOf(view: View, seat: number, terms: Terms | null): readonly WorkerModel[] {
  const hand: readonly number[] = view.players[seat]?.hand ?? [];
  return WORKER_NUMBERS.map((worker) => {
    const printed = workerOf(worker);
    return {
      worker,
      inHand: hand.includes(worker),
      coins: terms?.coins[worker] ?? printed.coins,
      goods: terms?.kinds[worker] ?? GOOD_NUMBERS.filter((resource) => printed.goods.includes(goodOf(resource))),
      slots: terms?.slots[worker] ?? Array.from({ length: ROW_SIZE }, (_, slot) => (printed.free.includes(slot) ? 0 : RED_PRICE)),
    };
  });
}
