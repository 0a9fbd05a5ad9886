/**
 * Diffs as the server finds them (core.diff). A diff says what becomes of one array:
 *
 *   []                                  it stays as it is
 *   [position, value, ...]              put the value there
 *   [-1 - position, diff, ...]          change what is there by that diff
 *   [null, start, drop, items, ...]     drop so many from start on, put the items instead; then the next three
 */
import { Unreadable, type Raw } from './read';

/** The new array. It shares with the old one whatever the diff leaves alone. */
export function patch(tree: Raw, diff: Raw): Raw {
  const array = asArray(tree);
  const change = asArray(diff);
  if (change.length === 0) return array;
  const copy = [...array];
  if (change[0] === null) splice(copy, change);
  else put(copy, change);
  return copy;
}

function splice(copy: Raw[], change: readonly Raw[]): void {
  for (let at = 1; at < change.length; at += 3) {
    const [start, drop, items] = change.slice(at, at + 3);
    copy.splice(Number(start), Number(drop), ...asArray(items));
  }
}

function put(copy: Raw[], change: readonly Raw[]): void {
  for (let at = 0; at < change.length; at += 2) {
    const step = Number(change[at]);
    const value = change[at + 1] as Raw;
    const position = step < 0 ? -1 - step : step;
    if (!(position < copy.length)) throw new Unreadable(`a diff leads nowhere: ${position}`);
    copy[position] = step < 0 ? patch(copy[position] as Raw, value) : value;
  }
}

function asArray(raw: Raw | undefined): readonly Raw[] {
  if (!Array.isArray(raw)) throw new Unreadable('a diff leads into something that is no array');
  return raw as readonly Raw[];
}
