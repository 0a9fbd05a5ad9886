/** One player's side of the table: what is picked, what it means, and what happens when something is touched. */
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { Look as AnyLook, GameTable } from '../contract';
import { refusalText } from '../../i18n/refusal';
import { grow, toScreen } from '../../ui/camera';
import { CameraControl } from '../../ui/cameraControl';
import type { Colour } from '../../ui/players';
import { play } from '../../ui/sound';
import { attemptAt } from './attempt';
import { SIDES, type Side } from './facts';
import { CELL, cellRect, type Cell } from './model/town';
import { isAt, numbersOf, picked, type Place } from './places';
import { choices, complete, kept, openingPicks, pendingAction, tap, type Choices, type Picks, type Standing } from './picking';
import type { AnyAction, AnyPrompt, View } from './schema.gen';

export type OddvilleTable = GameTable<View, AnyAction, AnyPrompt>;
export type OddvilleLook = AnyLook<View, AnyAction, AnyPrompt>;

/** Shown for a moment on a place that is not legal. */
export interface Clash {
  x: number;
  y: number;
  sides: readonly Side[];
  text: string;
  rule: string;
}

const CLASH_TIME = 2500;

export class Desk {
  readonly table: OddvilleTable;
  readonly look: ReadonlySignal<OddvilleLook>;
  readonly view: ReadonlySignal<View>;
  /** What is asked of me. */
  readonly prompt: ReadonlySignal<AnyPrompt | null>;
  readonly picks = signal<Picks>([]);
  readonly choices: ReadonlySignal<Choices>;
  readonly pending: ReadonlySignal<AnyAction | null>;
  /** My project that is picked: its places in the city are shown. */
  readonly project: ReadonlySignal<number | null>;
  readonly clash = signal<Clash | null>(null);
  /** The card of the city whose points are explained. */
  readonly inspected = signal<number | null>(null);
  /** Just built: lit until the next player has moved. */
  readonly fresh = signal<readonly { card: number; seat: number }[]>([]);
  readonly camera = new CameraControl();
  readonly #stops: (() => void)[];
  #clashTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: OddvilleTable) {
    this.table = table;
    this.look = table.look;
    this.view = computed(() => this.look.value.view);
    this.prompt = computed(() => promptOf(this.look.value, table.seat));
    this.choices = computed(() => choices(this.look.value.legal, this.picks.value));
    this.pending = computed(() => pendingAction(this.look.value.legal, this.picks.value));
    this.project = computed(() => picked(this.picks.value, 'project'));
    this.#stops = [effect(() => this.#followTheGame())];
  }

  /** Whose things lie in front of me. */
  get side(): number {
    return this.table.perspective.value;
  }

  /** I sit here myself, and do not just look over a shoulder. */
  get isMine(): boolean {
    return this.table.seat === this.side;
  }

  get busy(): boolean {
    return this.table.sending.value !== null;
  }

  colour(seat: number): Colour {
    return this.table.seats.value[seat]?.colour ?? 'slate';
  }

  standing(where: Place): Standing | 'idle' {
    const standing = this.choices.value.of(where);
    return standing === 'closed' && this.prompt.value === null ? 'idle' : standing;
  }

  tap(where: Place): void {
    const tapped = tap(this.look.value.legal, this.picks.value, where);
    this.inspected.value = null;
    this.#endClash();
    if (!tapped) {
      if (this.prompt.value) void this.#askWhyNot(where);
      return;
    }
    this.picks.value = tapped.picks;
    if (tapped.act) this.table.act(tapped.act);
  }

  /** Picks exactly these places, and whatever follows from them. */
  choose(...places: Place[]): void {
    this.picks.value = complete(this.look.value.legal, places);
  }

  /** The camera goes there if the player could not see it. */
  show(cell: Cell): void {
    const { view, screen, insets } = this.camera;
    const { x, y, width, height } = cellRect(cell);
    const from = toScreen(view, { x, y });
    const to = toScreen(view, { x: x + width, y: y + height });
    const isInside =
      from.x >= 0 && from.y >= 0 && to.x <= screen.width - insets.right && to.y <= screen.height - insets.bottom;
    if (!isInside) this.camera.flyTo(grow(cellRect(cell), CELL));
  }

  commit(): void {
    const action = this.pending.value;
    if (action) this.table.act(action);
  }

  act(action: AnyAction): void {
    this.table.act(action);
  }

  clear(): void {
    this.picks.value = [];
    this.inspected.value = null;
    this.#endClash();
  }

  stop(): void {
    clearTimeout(this.#clashTimer);
    for (const stop of this.#stops) stop();
  }

  /** Picks stay as long as they can still become something. */
  #followTheGame(): void {
    const { legal } = this.look.value;
    const prompt = this.prompt.value;
    untracked(() => {
      this.picks.value = kept(legal, this.picks.value) ?? openingPicks(prompt, legal);
    });
  }

  async #askWhyNot(where: Place): Promise<void> {
    const action = attemptAt(where, this.picks.value, this.look.value, this.table.seat);
    const refusal = action && (await this.table.whyNot(action));
    if (!refusal) return;
    play('refused');
    this.table.explain(refusal);
    if (!isAt('cell', where)) return;
    const [x = 0, y = 0] = numbersOf(where);
    const side = SIDES.find((each) => SIDE_WORDS[each] === refusal.params['side']);
    this.clash.value = { x, y, sides: side ? [side] : [], text: refusalText(refusal), rule: refusal.rule };
    clearTimeout(this.#clashTimer);
    this.#clashTimer = setTimeout(() => this.#endClash(), CLASH_TIME);
  }

  #endClash(): void {
    clearTimeout(this.#clashTimer);
    this.clash.value = null;
  }
}

const SIDE_WORDS: Record<Side, string> = { n: 'north', e: 'east', s: 'south', w: 'west' };

function promptOf({ prompts }: OddvilleLook, seat: number | null): AnyPrompt | null {
  return prompts.find(({ seats }) => seat !== null && seats.includes(seat)) ?? null;
}
