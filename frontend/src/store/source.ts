/** Where a table comes from: a server or a recording. Both give a tree, and tell what changed it. */
import type { ReadonlySignal } from '@preact/signals';
import type { Raw } from '../net/read';
import type { Tree } from '../net/schema.gen';

/** One committed action, told when the tree is already the new one. */
export interface Happening {
  readonly seq: number;
  readonly events: readonly Raw[];
  /** Who answered: "" a person, or "order", "time", "bot". */
  readonly by: string;
  /** It answers a command of mine. */
  readonly mine: boolean;
}

export interface Source {
  readonly tree: ReadonlySignal<Tree | null>;
  onHappening(listener: (happening: Happening) => void): () => void;
}

/** A list of listeners, told in the order in which they came. */
export class Listeners<T> {
  #listeners = new Set<(value: T) => void>();

  add(listener: (value: T) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  tell(value: T): void {
    for (const listener of this.#listeners) listener(value);
  }
}
