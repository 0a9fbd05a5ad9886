/** What the player does at the table: chooses, changes the choice, carries it out, asks why not. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { askedOf, hasThird, isLegal, isPlacing, legalOf, type VeniceLook, type VeniceTable } from './look';
import { anyPlaceOn, fieldUnder } from './map';
import { choicesOf, meantBy, placeInChoices, tapHand, tapOnce, type Pick } from './pick';
import { nextTarget, targetNear, targetOn, targetsOf, type Direction, type Target } from './targets';
import type { Point } from '../../ui/camera';
import type { AnyAction, AnyPrompt, Kind } from './schema.gen';

/** A tap this near to a sign means it, in world units. */
const REACH = 24;

export class Control {
  readonly table: VeniceTable;
  readonly look: ReadonlySignal<VeniceLook>;
  readonly prompt: ReadonlySignal<AnyPrompt | null>;
  readonly targets: ReadonlySignal<readonly Target[]>;
  readonly pick = signal<Pick | null>(null);
  readonly choices: ReadonlySignal<readonly Pick[]>;
  /** The action that the choice means, legal or not. */
  readonly meant: ReadonlySignal<AnyAction | null>;
  readonly selected: ReadonlySignal<Target | null>;
  readonly trading = signal(false);
  /** The field that stands in the way of what was refused last. */
  readonly clash = signal<number | null>(null);
  /** The building that was placed last, lit until the next one. */
  readonly fresh = signal('');
  /** Raised whenever the choice was walked to, so that the camera follows. */
  readonly walked = signal(0);
  readonly #stops: (() => void)[];

  constructor(table: VeniceTable) {
    this.table = table;
    this.look = table.look;
    this.prompt = computed(() => askedOf(this.look.value, table.seat));
    this.targets = computed(() => targetsOf(this.look.value, table.seat));
    this.choices = computed(() => choicesOf({ look: this.look.value, prompt: this.prompt.value, targets: this.targets.value }));
    this.meant = computed(() =>
      meantBy({ look: this.look.value, prompt: this.prompt.value, targets: this.targets.value, pick: this.pick.value }),
    );
    this.selected = computed(() => {
      const pick = this.pick.value;
      return pick?.tag === 'target' ? (this.targets.value.find(({ key }) => key === pick.key) ?? null) : null;
    });
    this.#stops = [effect(() => this.#beginAnew()), effect(() => this.#passUnasked()), effect(() => this.#forgetClash())];
  }

  get isTurn(): boolean {
    return this.look.value.view.turn.seat === this.table.seat;
  }

  get hasThird(): boolean {
    return hasThird(this.look.value.view);
  }

  /** A choice belongs to the moment it was made in; the only place there is need not be looked for. */
  #beginAnew(): void {
    const [only, ...others] = this.targets.value;
    this.pick.value = only && others.length === 0 ? { tag: 'target', key: only.key } : null;
    if (this.look.value.view.trades.length === 0) this.trading.value = false;
  }

  /** A new choice answers an old refusal. */
  #forgetClash(): void {
    void this.pick.value;
    this.clash.value = null;
  }

  /** Whoever has nothing to trade is not kept waiting for saying so. */
  #passUnasked(): void {
    if (this.prompt.value?.tag === 'trade-in-between' && legalOf(this.look.value, 'trade-gold').length === 0) {
      queueMicrotask(() => this.table.act({ tag: 'done' }));
    }
  }

  act(action: AnyAction): void {
    this.table.act(action);
  }

  /** Carries the choice out, or tells why it cannot be. */
  commit(): void {
    const action = this.meant.value;
    if (!action) return;
    if (isLegal(this.look.value, action)) this.act(action);
    else void this.ask(action);
  }

  async ask(action: AnyAction): Promise<void> {
    const refusal = await this.table.whyNot(action);
    if (!refusal) return;
    const { field } = refusal.params;
    this.clash.value = typeof field === 'number' ? field : null;
    this.table.explain(refusal);
  }

  clear(): void {
    this.pick.value = null;
  }

  step(by: 1 | -1): void {
    const choices = this.choices.value;
    const at = placeInChoices(choices, this.pick.value);
    const next = at < 0 ? (by > 0 ? 0 : choices.length - 1) : (at + by + choices.length) % choices.length;
    this.pick.value = choices[next] ?? null;
    this.walked.value += 1;
  }

  /** The arrow keys: to the next place in that direction. */
  walk(direction: Direction): void {
    const [first] = this.targets.value;
    const next = this.selected.value ? nextTarget(this.targets.value, this.selected.value, direction) : first;
    if (!next) return;
    this.pick.value = { tag: 'target', key: next.key };
    this.walked.value += 1;
  }

  /** The first tap chooses, the second carries out. */
  tapTarget(target: Target): void {
    if (this.selected.value?.key === target.key) this.commit();
    else this.pick.value = { tag: 'target', key: target.key };
  }

  /** A tap on the map beside every sign. */
  tapMap(at: Point): void {
    const field = fieldUnder(at);
    const target = targetNear(this.targets.value, at, REACH) ?? (field === null ? null : targetOn(this.targets.value, field));
    if (target) this.tapTarget(target);
    else if (field !== null) this.#askAbout(field);
    else this.clear();
  }

  #askAbout(field: number): void {
    const prompt = this.prompt.value;
    if (isPlacing(prompt)) void this.ask({ tag: 'place-building', fields: anyPlaceOn(field, prompt.kind) });
    else if (prompt?.tag === 'drain-stage') void this.ask({ tag: 'drain-field', field });
    else this.clear();
  }

  tapCard(kind: Kind, chosen: boolean): void {
    const prompt = this.prompt.value;
    if (prompt?.tag === 'build-stage' || prompt?.tag === 'draw-stage') {
      this.pick.value = tapHand(this.pick.value, prompt, kind, chosen);
    } else {
      void this.ask({ tag: 'lay-cards', kind, count: 1 });
    }
  }

  tapOpenCard(kind: Kind): void {
    this.#tapTwice({ tag: 'open', kind }, { tag: 'take-open', kind });
  }

  tapPile(): void {
    const action: AnyAction = { tag: 'draw-cards' };
    if (isLegal(this.look.value, action)) this.act(action);
    else void this.ask(action);
  }

  tapLaid(kind: Kind): void {
    const prompt = this.prompt.value;
    if (prompt?.tag === 'choose-surplus') {
      this.#tapTwice({ tag: 'surplus', kind }, { tag: 'abandon-kind', kind });
      return;
    }
    const index = legalOf(this.look.value, 'carry-out').findIndex((project) => project.kind === kind);
    if (index >= 0) this.pick.value = tapOnce(this.pick.value, { tag: 'project', index });
  }

  #tapTwice(pick: Pick, action: AnyAction): void {
    if (!isLegal(this.look.value, action)) void this.ask(action);
    else if (JSON.stringify(this.pick.value) === JSON.stringify(pick)) this.commit();
    else this.pick.value = pick;
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }
}
