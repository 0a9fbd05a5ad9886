/** A room as a server would tell of it: trees, snapshots and frames with true hashes. */
import { hashOf } from '../../src/net/codec';
import { patch } from '../../src/net/patch';
import type { Raw } from '../../src/net/read';
import { TREE, type Frame, type SeatView, type Snapshot, type Tree, type Welcome } from '../../src/net/schema.gen';

export function seatView(change: Partial<SeatView> = {}): SeatView {
  return {
    kind: 'person',
    name: 'Nora',
    colour: 0,
    ready: false,
    connected: true,
    botPlays: false,
    botLevel: '',
    bankMs: 0,
    deadlineMs: 0,
    wantsRematch: false,
    ...change,
  };
}

export function tree(change: { table?: Partial<Tree['table']>; me?: Partial<Tree['me']>; look?: Raw } = {}): Tree {
  return {
    table: {
      code: 'KQ7RA',
      game: 'toy',
      options: '{}',
      pace: 'live',
      public: false,
      phase: 'playing',
      host: 0,
      seats: [seatView(), seatView({ name: 'Marta', colour: 1 })],
      spectators: 0,
      chat: [],
      commitment: '',
      seed: '',
      nextCode: '',
      startsMs: 0,
      day: '',
      ...change.table,
    },
    me: { seat: 0, canUndo: false, orders: [], ...change.me },
    look: change.look ?? null,
  };
}

export class Room {
  raw: Raw;
  seq = 1;

  constructor(start: Tree = tree()) {
    this.raw = TREE.write(start);
  }

  welcome(change: Partial<Welcome> = {}): Welcome {
    return { tag: 'welcome', version: 1, epoch: 7, seat: 0, nowMs: 1_000_000, ...change };
  }

  snapshot(): Snapshot {
    return { tag: 'snapshot', seq: this.seq, hash: hashOf(this.raw), tree: this.raw };
  }

  /** The next frame: this diff, these events. */
  frame(diff: Raw, events: readonly Raw[] = [], change: Partial<Frame> = {}): Frame {
    this.raw = patch(this.raw, diff);
    this.seq += 1;
    return { tag: 'f', seq: this.seq, hash: hashOf(this.raw), diff, events, answers: 0, by: '', ...change };
  }
}
