import { BAG_VALUES, TILE_VALUES } from './map';

/** What tiles and bags, counted by value, are worth in all. */
export function goldOf({ tiles, bags }: { tiles: readonly number[]; bags: readonly number[] }): number {
  return sum(tiles, TILE_VALUES) + sum(bags, BAG_VALUES);
}

function sum(counts: readonly number[], values: readonly number[]): number {
  return counts.reduce((all, count, index) => all + count * (values[index] ?? 0), 0);
}
