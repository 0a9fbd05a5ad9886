/** My copy of a room's tree: kept up to date by frames, checked by their hashes. */
import { hashOf } from './codec';
import { patch } from './patch';
import { Unreadable, type Raw } from './read';
import type { Frame, Snapshot, Welcome } from './schema.gen';

/** "known": came before. "lost": it does not fit, a snapshot must be asked for. "deaf": one is on its way. */
export type Step = 'applied' | 'known' | 'lost' | 'deaf';

export class Replica {
  /** Null until the first snapshot. After that the last good tree, even while a better one is awaited. */
  tree: Raw | null = null;
  epoch = 0;
  seq = 0;
  seat = -1;
  #awaitsSnapshot = true;

  /** Another history or another audience: what I hold is void, and the server knows that from my hello. */
  welcome({ epoch, seat }: Welcome): void {
    if (epoch === this.epoch && seat === this.seat && this.tree !== null) return;
    this.epoch = epoch;
    this.seat = seat;
    this.seq = 0;
    this.#awaitsSnapshot = true;
  }

  snapshot({ seq, hash, tree }: Snapshot): void {
    if (hashOf(tree) !== hash) throw new Unreadable('the hash of a snapshot is not mine');
    this.tree = tree;
    this.seq = seq;
    this.#awaitsSnapshot = false;
  }

  frame({ seq, hash, diff }: Frame): Step {
    if (this.#awaitsSnapshot || this.tree === null) return 'deaf';
    if (seq <= this.seq) return 'known';
    const next = seq === this.seq + 1 ? patchOrNull(this.tree, diff) : null;
    if (next === null || hashOf(next) !== hash) {
      this.#awaitsSnapshot = true;
      return 'lost';
    }
    this.tree = next;
    this.seq = seq;
    return 'applied';
  }
}

function patchOrNull(tree: Raw, diff: Raw): Raw | null {
  try {
    return patch(tree, diff);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
