/**
 * What happened in the game, told in order: one act after the other.
 * Input is never blocked; a tap skips to the end; the more is waiting, the faster it plays.
 */
import { signal } from '@preact/signals';
import { nothing, type Playing } from './motion';

/** Starts a motion, or changes something at once and returns nothing. */
export type Act = () => Playing | void;

/** How fast to play with this many acts waiting. Infinity: without motion at all. */
export function pace(waiting: number): number {
  if (waiting > 24) return Infinity;
  if (waiting > 8) return 5;
  return waiting > 2 ? 2 : 1;
}

export class MotionQueue {
  readonly busy = signal(false);
  #waiting: Act[] = [];
  #current: Playing = nothing;
  #skipping = false;

  add(...acts: Act[]): void {
    this.#waiting.push(...acts);
    if (this.busy.peek()) this.#hurry();
    else void this.#run();
  }

  /** Everything that waits has happened now. Acts added later play normally. */
  skip(): void {
    if (!this.busy.peek()) return;
    this.#skipping = true;
    this.#current.finish();
  }

  async #run(): Promise<void> {
    this.busy.value = true;
    for (let act = this.#waiting.shift(); act; act = this.#waiting.shift()) {
      this.#current = start(act);
      this.#hurry();
      await this.#current.finished;
    }
    this.#current = nothing;
    this.#skipping = false;
    this.busy.value = false;
  }

  #hurry(): void {
    const rate = this.#skipping ? Infinity : pace(this.#waiting.length);
    if (rate === Infinity) this.#current.finish();
    else if (rate !== 1) this.#current.rush(rate);
  }
}

/** An act that fails must not hold up the story: it is reported and passed over. */
function start(act: Act): Playing {
  try {
    return act() ?? nothing;
  } catch (error) {
    reportError(error);
    return nothing;
  }
}
