/** A recorded game as a source of its own: the tree at the start and what every frame changed. */
import { batch, computed, signal } from '@preact/signals';
import { patch } from '../net/patch';
import type { Raw } from '../net/read';
import { TREE, type Tree } from '../net/schema.gen';
import { Listeners, type Happening, type Source } from './source';

export interface RecordedFrame {
  readonly diff: Raw;
  readonly events: readonly Raw[];
  readonly by: string;
}

export interface Recording {
  readonly tree: Raw;
  readonly frames: readonly RecordedFrame[];
}

export const SPEEDS = [1, 2, 4] as const;
export const STEP_TIME = 1500;

export class ReplayTable implements Source {
  readonly length: number;
  /** 0 is before the first frame. */
  readonly position = signal(0);
  readonly playing = signal(false);
  readonly speed = signal<number>(1);
  readonly tree = computed(() => this.treeAt(this.position.value));
  readonly #frames: readonly RecordedFrame[];
  readonly #trees: Raw[];
  readonly #happenings = new Listeners<Happening>();
  readonly #later: (run: () => void, ms: number) => () => void;
  #stopTimer: () => void = () => {};

  constructor({ tree, frames }: Recording, later = timer) {
    this.length = frames.length;
    this.#frames = frames;
    this.#trees = [tree];
    this.#later = later;
  }

  onHappening(listener: (happening: Happening) => void): () => void {
    return this.#happenings.add(listener);
  }

  happeningAt(position: number): Happening | null {
    const frame = this.#frames[position - 1];
    return frame ? { seq: position, events: frame.events, by: frame.by, mine: false } : null;
  }

  treeAt(position: number): Tree {
    return TREE.read(this.#rawAt(position));
  }

  /** Jumps there; nothing is told. */
  seek(position: number): void {
    this.position.value = Math.max(0, Math.min(this.length, Math.round(position)));
  }

  /** One forward is told as if it happened now; backwards is a jump. */
  step(by: 1 | -1): void {
    const before = this.position.peek();
    this.seek(before + by);
    const happening = by > 0 && this.position.peek() > before ? this.happeningAt(before + 1) : null;
    if (happening) this.#happenings.tell(happening);
  }

  play(): void {
    batch(() => {
      if (this.position.peek() === this.length) this.seek(0);
      this.playing.value = true;
    });
    this.#next();
  }

  pause(): void {
    this.#stopTimer();
    this.playing.value = false;
  }

  #next(): void {
    this.#stopTimer();
    this.#stopTimer = this.#later(() => {
      this.step(1);
      if (this.position.peek() < this.length) this.#next();
      else this.pause();
    }, STEP_TIME / this.speed.peek());
  }

  #rawAt(position: number): Raw {
    for (let at = this.#trees.length; at <= position; at += 1) {
      const frame = this.#frames[at - 1];
      const before = this.#trees[at - 1];
      if (!frame || before === undefined) break;
      this.#trees.push(patch(before, frame.diff));
    }
    return this.#trees[position] ?? null;
  }
}

function timer(run: () => void, ms: number): () => void {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
}
