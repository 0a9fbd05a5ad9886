/** Diffs as the server finds them (core.diff): steps of positions into nested arrays. */
import { Unreadable, type Raw } from './read';

/**
 *   [path, value]                  put the value there
 *   [path, start, drop, items]     in the array there: drop so many from start on, put the items instead
 */
type Op =
  | readonly [path: readonly number[], value: Raw]
  | readonly [path: readonly number[], start: number, drop: number, items: readonly Raw[]];

/** The new tree. It shares with the old one whatever the diff leaves alone. */
export function patch(tree: Raw, diff: Raw): Raw {
  return (diff as readonly Op[]).reduce((patched, op) => put(patched, op, 0), tree);
}

function put(tree: Raw, op: Op, depth: number): Raw {
  const step = op[0][depth];
  if (step === undefined) return op.length === 2 ? op[1] : splice(asArray(tree), op[1], op[2], op[3]);
  const array = asArray(tree);
  if (step >= array.length) throw new Unreadable(`a diff leads nowhere: ${op[0].join()}`);
  return array.with(step, put(array[step] as Raw, op, depth + 1));
}

function splice(array: readonly Raw[], start: number, drop: number, items: readonly Raw[]): Raw {
  return array.toSpliced(start, drop, ...items);
}

function asArray(tree: Raw): readonly Raw[] {
  if (!Array.isArray(tree)) throw new Unreadable('a diff leads into something that is no array');
  return tree as readonly Raw[];
}
