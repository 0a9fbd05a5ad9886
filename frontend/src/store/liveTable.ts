/** A table on the server: the link's news as signals, and all that can be said to it. */
import { computed, signal } from '@preact/signals';
import type { LinkState, Listener } from '../net/link';
import type { Answer, Draft } from '../net/outbox';
import type { Raw } from '../net/read';
import { TREE, type Frame, type Tree } from '../net/schema.gen';
import type { Line } from '../net/socket';
import { Chronicle } from './chronicle';
import { ServerClock } from './serverClock';
import { Listeners, type Happening, type Source } from './source';

/** Back after a drop: for a moment what arrives is what was missed. */
export interface Return {
  /** How long the connection was gone. */
  readonly after: number;
}

export class LiveTable implements Source, Listener {
  readonly link = signal<LinkState>({ kind: 'connecting' });
  readonly tree = signal<Tree | null>(null);
  readonly clock = new ServerClock();
  /** Commands on their way. */
  readonly unanswered = signal(0);
  /** Since when the connection is gone; null while it is there, and before it ever was. */
  readonly lostSince = signal<number | null>(null);
  /** Null unless missed frames are arriving. Ended by `caughtUp`. */
  readonly returning = signal<Return | null>(null);
  readonly chronicle: Chronicle;
  readonly seat = computed(() => {
    const seat = this.tree.value?.me.seat ?? -1;
    return seat < 0 ? null : seat;
  });
  readonly #happenings = new Listeners<Happening>();
  readonly #line: Line;
  readonly #now: () => number;
  #missed = 0;

  constructor(code: string, open: (listener: Listener) => Line, now: () => number = Date.now) {
    this.#now = now;
    this.chronicle = new Chronicle(code, this, now);
    this.#line = open(this);
  }

  stop(): void {
    this.#line.stop();
  }

  /** Back to the table after it moved to another tab, or without waiting for the next try. */
  reconnect(): void {
    this.#line.link.connect(this.#now());
  }

  async command(draft: Draft): Promise<Answer> {
    this.unanswered.value += 1;
    const answer = await this.#line.link.command(draft);
    this.unanswered.value -= 1;
    return answer;
  }

  get seq(): number {
    return this.#line.link.seq;
  }

  onHappening(listener: (happening: Happening) => void): () => void {
    return this.#happenings.add(listener);
  }

  stateChanged(state: LinkState): void {
    if (state.kind === 'waiting') this.lostSince.value ??= this.#now();
    this.link.value = state;
  }

  treeChanged(raw: Raw, frame: Frame | null): void {
    const events = (frame?.events ?? []) as readonly Raw[];
    this.tree.value = TREE.read(raw);
    if (!frame || events.length === 0) return;
    if (this.returning.peek()) this.#missed += 1;
    this.#happenings.tell({ seq: frame.seq, events, by: frame.by, mine: frame.answers > 0 });
  }

  clockRead(ahead: number, error: number): void {
    this.clock.read(ahead, error, this.#now());
  }

  resumed(): void {
    const since = this.lostSince.peek() ?? this.#now();
    this.#missed = 0;
    this.returning.value = { after: this.#now() - since };
    this.lostSince.value = null;
  }

  /** From here on things happen as they do. How many actions were missed. */
  caughtUp(): number {
    this.returning.value = null;
    return this.#missed;
  }
}
