/** A finished game as the server keeps it: the public's snapshot of the start, then its frames. */
import { unpack } from '../net/codec';
import { Unreadable, type Raw } from '../net/read';
import { FRAME, SEAT_VIEW, SNAPSHOT, TABLE_VIEW, TREE } from '../net/schema.gen';
import type { Recording } from './replayTable';

export function recordingOf(file: ArrayBuffer): Recording {
  const messages = unpack(file);
  if (!Array.isArray(messages) || messages.length === 0) throw new Unreadable('no recording');
  const [first, ...rest] = messages as readonly Raw[];
  const frames = rest.map((raw) => FRAME.read(raw));
  return {
    tree: withEverybody(SNAPSHOT.read(first as Raw).tree),
    frames: frames.map(({ diff, events, by }) => ({ diff, events: events as readonly Raw[], by })),
  };
}

/** Nobody is connected to a recording; it must not look as if all had left. */
function withEverybody(tree: Raw): Raw {
  const { at: treeAt } = TREE;
  const { at: tableAt } = TABLE_VIEW;
  const branches = tree as readonly Raw[];
  const table = branches[treeAt.table] as readonly Raw[];
  const seats = table[tableAt.seats] as readonly (readonly Raw[])[];
  const here = seats.map((seat) => seat.with(SEAT_VIEW.at.connected, true));
  return branches.with(treeAt.table, table.with(tableAt.seats, here));
}
