/** Diffs as the server finds them (core.diff): steps of positions into nested arrays. */
import { Unreadable, type Raw } from './read';

/**
 * The new array. It shares with the old one whatever the diff leaves alone.
 *
 *   []                                  it stays as it is
 *   [position, value, ...]              put the value there
 *   [-1 - position, diff, ...]          change what is there by that diff
 *   [null, start, drop, items, ...]     drop so many from start on, put the items instead; then the next three
 */
export function patch(tree: Raw, diff: Raw): Raw {
  const array = asArray(tree);
  const steps = asArray(diff);
  if (steps.length === 0) return array;
  return steps[0] === null ? splice(array, steps) : step(array, steps);
}

function step(array: readonly Raw[], steps: readonly Raw[]): Raw {
  const copy = [...array];
  for (let at = 0; at < steps.length; at += 2) {
    const position = steps[at] as number;
    const value = steps[at + 1] as Raw;
    const place = position < 0 ? -1 - position : position;
    if (!(place < array.length)) throw new Unreadable(`a diff leads nowhere: ${String(steps[at])}`);
    copy[place] = position < 0 ? patch(copy[place] as Raw, value) : value;
  }
  return copy;
}

function splice(array: readonly Raw[], steps: readonly Raw[]): Raw {
  const copy = [...array];
  for (let at = 1; at < steps.length; at += 3) {
    copy.splice(steps[at] as number, steps[at + 1] as number, ...asArray(steps[at + 2] as Raw));
  }
  return copy;
}

function asArray(tree: Raw): readonly Raw[] {
  if (!Array.isArray(tree)) throw new Unreadable('a diff leads into something that is no array');
  return tree as readonly Raw[];
}
