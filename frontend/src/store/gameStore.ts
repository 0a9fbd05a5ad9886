/** A table as a game's screen sees it: live, watched or replayed, all alike. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Refusal } from '../games/contract';
import type { Answer, Draft } from '../net/outbox';
import type { Raw } from '../net/read';
import type { Tree } from '../net/schema.gen';
import { MotionQueue } from '../ui/motionQueue';
import type { SeatState } from '../ui/SeatChip';
import { play } from '../ui/sound';
import { seatStates } from './seats';
import type { Source } from './source';
import type { AnyLook, AnyScreen, AnyTable, Wire } from './types';

export interface Place {
  source: Source;
  wire: Wire;
  /** Null for those who watch. */
  seat: number | null;
  /** Whose side a spectator sees first. */
  side?: number;
  local: (serverTime: number) => number;
  /** Says something to the server; what is said while looking at a recording goes nowhere. */
  command: (draft: Draft) => Promise<Answer>;
  seq: () => number;
}

const UNDO: readonly Raw[] = ['undo'];

export class GameStore implements AnyTable {
  readonly seat: number | null;
  readonly perspective;
  readonly seats: ReadonlySignal<readonly SeatState[]>;
  readonly look: ReadonlySignal<AnyLook>;
  readonly sending = signal<unknown>(null);
  readonly canUndo: ReadonlySignal<boolean>;
  readonly orders: ReadonlySignal<ReadonlyMap<string, string>>;
  readonly day: ReadonlySignal<string>;
  readonly motion = new MotionQueue();
  /** Shown in the prompt bar until the next choice. */
  readonly refusal = signal<Refusal | null>(null);
  /** The screen that draws this table, once there is one: it knows why the game waits for a seat. */
  readonly screen = signal<AnyScreen | null>(null);
  readonly #place: Place;

  constructor(place: Place) {
    const { source, wire, seat, local } = place;
    this.#place = place;
    this.seat = seat;
    this.perspective = signal(seat ?? place.side ?? 0);
    this.look = lastLook(source.tree, wire);
    this.canUndo = computed(() => source.tree.value?.me.canUndo ?? false);
    this.orders = computed(
      () => new Map(source.tree.value?.me.orders.map(({ prompt, answer }) => [prompt, answer])),
    );
    this.day = computed(() => source.tree.value?.table.day ?? '');
    this.seats = computed(() =>
      seatStates({
        seats: source.tree.value?.table.seats ?? [],
        look: this.look.value,
        me: seat,
        waitingFor: (each) => this.screen.value?.waitingFor(each) ?? '',
        local,
      }),
    );
  }

  act(action: unknown): void {
    void this.#send(action, this.#place.wire.action.write(action));
  }

  undo(): void {
    void this.#send(null, UNDO);
  }

  async whyNot(action: unknown): Promise<Refusal | null> {
    const answer = await this.#place.command({ tag: 'try', action: this.#place.wire.action.write(action) });
    return answer.kind === 'refused' ? answer : null;
  }

  explain(refusal: Refusal): void {
    this.refusal.value = refusal;
  }

  setOrder(prompt: string, answer: string): void {
    void this.#place.command({ tag: 'set-order', prompt, answer });
  }

  /** One at a time: a second tap while the first is on its way is no second move. */
  async #send(action: unknown, raw: readonly Raw[]): Promise<void> {
    if (this.seat === null || this.sending.peek() !== null) return;
    this.sending.value = action;
    this.refusal.value = null;
    const answer = await this.#place.command({ tag: 'act', seq: this.#place.seq(), action: raw });
    this.sending.value = null;
    if (answer.kind !== 'refused') return;
    play('refused');
    this.explain(answer);
  }
}

/** The game's look; when the tree holds none any more, the last there was. */
function lastLook(tree: ReadonlySignal<Tree | null>, wire: Wire): ReadonlySignal<AnyLook> {
  let last: Raw = tree.peek()?.look ?? null;
  return computed(() => {
    last = tree.value?.look ?? last;
    return wire.look.read(last);
  });
}
