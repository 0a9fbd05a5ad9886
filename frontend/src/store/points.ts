/** How the points grew: for every moment of a recording the points of each seat. */
import type { ReplayTable } from './replayTable';
import type { Wire } from './types';

export function pointsOf(table: ReplayTable, wire: Wire): readonly (readonly number[])[] {
  return Array.from({ length: table.length + 1 }, (_, position) => {
    const { look } = table.treeAt(position);
    return look === null ? [] : wire.look.read(look).points;
  });
}
