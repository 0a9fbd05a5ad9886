/** My place at the table: what I have tapped so far, what follows from it, and what is sent. */
import { computed, effect, signal } from '@preact/signals';
import type { GameTable } from '../contract';
import { choiceOf, drawingOf, modeOf, NOTHING, takingOf, type Pick } from './model';
import type { AnyAction, AnyPrompt, Look, View } from './schema.gen';
import type { Drawn } from './strokes';

export type Table = GameTable<View, AnyAction, AnyPrompt>;

export class Desk {
  readonly table: Table;
  readonly #pick = signal<Pick>(NOTHING);
  readonly look = computed<Look>(() => this.table.look.value);
  /** Whose sheet lies on the desk. */
  readonly owner = computed(() => this.table.seat ?? this.table.perspective.value);
  readonly mode = computed(() => modeOf(this.look.value, this.table.seat));
  readonly choice = computed(() => choiceOf(this.look.value, this.#pick.value));
  /** Roads that are on the paper but wait for the pen to draw them, as `seat-square`. */
  readonly #undrawn = signal<ReadonlySet<string>>(new Set());
  /** A sheet that is held up to be read, by seat. */
  readonly opened = signal<number | null>(null);
  /** The drawing to send as soon as this die is mine. */
  readonly #follow = signal<{ die: number; drawing: Drawn } | null>(null);
  readonly #stop: () => void;

  constructor(table: Table) {
    this.table = table;
    const stops = [this.#forgetWithTheRound(), this.#drawOnceTaken()];
    this.#stop = () => stops.forEach((stop) => stop());
  }

  stop(): void {
    this.#stop();
  }

  /** The second tap commits. */
  tapDie(die: number): void {
    const { die: chosen } = this.choice.peek();
    if (chosen === die && this.mode.peek() === 'choose') this.commit();
    else this.#choose({ die, square: null, shape: null });
  }

  tapSquare(square: number): void {
    const { square: chosen, die, open, forecast } = this.choice.peek();
    if (square === chosen && forecast) this.commit();
    else if (open.includes(square)) this.#choose({ die, square, shape: null });
    else if (this.isOpenWithAnotherDie(square)) this.#choose({ die: null, square, shape: null });
    else this.#askWhyNot({ tag: 'draw-road', square, shape: 1 });
  }

  tapRoad(shape: number): void {
    const { die, square, forecast } = this.choice.peek();
    if (forecast?.shape === shape) this.commit();
    else this.#choose({ die, square, shape });
  }

  /** A road drawn with the finger: chosen, not yet sent. */
  draw({ square, shape }: Drawn): void {
    const { die, open } = this.choice.peek();
    this.#choose({ die: open.includes(square) ? die : null, square, shape });
  }

  /** The next road in the chosen square, for the keyboard. */
  turnRoad(square: number, by: 1 | -1): void {
    const shapes = this.look.peek().view.outlook?.forecasts.filter((each) => each.square === square).map((each) => each.shape) ?? [];
    const { die, forecast, square: chosen } = this.choice.peek();
    const at = forecast && chosen === square ? shapes.indexOf(forecast.shape) : by > 0 ? -1 : 0;
    const shape = shapes[(at + by + shapes.length) % shapes.length];
    if (shape !== undefined) this.#choose({ die: chosen === square ? die : null, square, shape });
  }

  clear(): void {
    this.#choose(NOTHING);
  }

  whyNotDie(die: number): void {
    this.#askWhyNot({ tag: 'take-die', die });
  }

  /** Takes the die, draws the road, or both one after the other. */
  commit(): void {
    const look = this.look.peek();
    const { die, forecast } = this.choice.peek();
    const drawing = drawingOf(look, forecast);
    const taking = takingOf(look, die);
    this.#follow.value = taking && die !== null && forecast ? { die, drawing: forecast } : null;
    const action = drawing ?? taking;
    if (action) this.table.act(action);
  }

  act(tag: 'cross-tree' | 'pass'): void {
    this.#follow.value = null;
    this.table.act({ tag });
  }

  /** Every square that some die in reach allows. */
  isOpenWithAnotherDie(square: number): boolean {
    return this.look.peek().view.outlook?.dice.some(({ squares }) => squares.includes(square)) ?? false;
  }

  /** The pen has not come to this road yet, or has now. */
  setUndrawn(seat: number, square: number, isUndrawn: boolean): void {
    const roads = new Set(this.#undrawn.peek());
    if (isUndrawn) roads.add(roadKey(seat, square));
    else roads.delete(roadKey(seat, square));
    this.#undrawn.value = roads;
  }

  isUndrawn(seat: number, square: number): boolean {
    return this.#undrawn.value.has(roadKey(seat, square));
  }

  #choose(pick: Pick): void {
    this.#follow.value = null;
    this.#pick.value = pick;
  }

  #askWhyNot(action: AnyAction): void {
    if (this.table.seat === null) return;
    void this.table.whyNot(action).then((refusal) => {
      if (refusal) this.table.explain(refusal);
    });
  }

  #forgetWithTheRound(): () => void {
    let round = this.look.peek().view.round;
    return effect(() => {
      const now = this.look.value.view.round;
      if (now !== round) this.#pick.value = NOTHING;
      round = now;
    });
  }

  #drawOnceTaken(): () => void {
    return effect(() => {
      const follow = this.#follow.value;
      const look = this.look.value;
      if (!follow || this.table.sending.value !== null || this.table.seat === null) return;
      if (look.view.turns[this.table.seat]?.die !== follow.die) return;
      const drawing = drawingOf(look, follow.drawing);
      this.#follow.value = null;
      if (drawing) this.table.act(drawing);
    });
  }
}

function roadKey(seat: number, square: number): string {
  return `${seat}-${square}`;
}
