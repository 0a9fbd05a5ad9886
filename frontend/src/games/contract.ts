/**
 * The contract between a game's screen and everything around it.
 *
 * The store writes a `GameTable`: a live table, a watched one or a replay, all alike. A game turns it into a
 * `GameScreen`: board, panes, prompt, log lines, motion. The page arranges these for phones and wide screens and
 * knows no game. No rule lives here: what is legal stands in `look.legal`, what it would bring in the game's view,
 * why something is refused is asked of the server.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Namespace } from '../i18n';
import type { IconName } from '../ui/icons';
import type { Act, MotionQueue } from '../ui/motionQueue';
import type { PromptModel } from '../ui/PromptBar';
import type { SeatState } from '../ui/SeatChip';
import type { Sound } from '../ui/sound';

export interface Outcome {
  reason: string;
  points: readonly number[];
  /** 1 is first; equal ranks are shared. */
  ranks: readonly number[];
}

export interface AnyPrompt {
  readonly tag: string;
  readonly seats: readonly number[];
}

/** All that this player may know of the game at one moment; the same object as long as nothing changed. */
export interface Look<View, Action, Prompt> {
  readonly view: View;
  readonly prompts: readonly Prompt[];
  /** Exactly what the server accepts from my seat now. Empty for those who watch. */
  readonly legal: readonly Action[];
  readonly points: readonly number[];
  readonly outcome: Outcome | null;
}

/** A refusal: which rule, and what was missing. `t` makes the sentence: see `refusalText`. */
export interface Refusal {
  readonly rule: string;
  readonly why: string;
  readonly params: Readonly<Record<string, number | string>>;
}

export interface GameTable<View, Action, Prompt> {
  /** My seat; null when I watch or look at a replay. */
  readonly seat: number | null;
  /** Whose side of the table is shown: mine, or the one a spectator chose. */
  readonly perspective: ReadonlySignal<number>;
  readonly seats: ReadonlySignal<readonly SeatState[]>;
  readonly look: ReadonlySignal<Look<View, Action, Prompt>>;
  /** What was sent and is not answered yet: drawn as a ghost, never as done. */
  readonly sending: ReadonlySignal<Action | null>;
  readonly canUndo: ReadonlySignal<boolean>;
  /** Standing orders: what is answered to a kind of prompt without asking me. */
  readonly orders: ReadonlySignal<ReadonlyMap<string, string>>;
  /** The day of a daily puzzle, as 2026-11-18; empty at all other tables. */
  readonly day: ReadonlySignal<string>;
  /** Motion is told here, one act after the other. */
  readonly motion: MotionQueue;

  act(action: Action): void;
  undo(): void;
  /** Why can I not do this? Null: it is legal after all. Changes nothing. */
  whyNot(action: Action): Promise<Refusal | null>;
  /** Show a refusal in the prompt bar until the next choice. */
  explain(refusal: Refusal): void;
  setOrder(prompt: string, answer: string): void;
}

/** A line of the log. `spoken` is the whole of it in words. */
export interface Told {
  seat?: number;
  content: ComponentChildren;
  spoken: string;
  rule?: string;
  sound?: Sound;
  /** A new turn begins with this line. */
  turn?: number;
}

export interface Pane {
  id: string;
  icon: IconName;
  text: () => string;
  /** Where a wide screen shows it: under the seats, over the log, or nowhere because the board has it already. */
  wide: 'left' | 'right' | 'none';
  Body: ComponentType;
}

/** One entry of the table's menu that only this game has, such as a switch for the street overlay. */
export interface MenuSwitch {
  id: string;
  text: () => string;
  on: ReadonlySignal<boolean>;
  set: (on: boolean) => void;
}

/** A standing order that a player may give. */
export interface OrderChoice {
  prompt: string;
  text: () => string;
  /** The first is the game's own default. */
  answers: readonly { answer: string; text: () => string }[];
}

/** One line of a score sheet, with the reason. */
export interface ScoreLine {
  key: string;
  text: string;
  /** Which neighbour, which column: in words. */
  reason?: string;
  picture?: ComponentChildren;
  points: number;
}

export interface GameScreen<Event> {
  /** Fills the middle: the board with its camera, and on wide screens what belongs beside it. */
  Board: ComponentType;
  /** My things: the dock of a wide screen, the first tab of a phone. */
  Mine: ComponentType;
  panes: readonly Pane[];
  /** The game's own lines in a seat's panel. */
  SeatFacts: ComponentType<{ seat: number }>;
  /** What is asked of me; the page adds clock, queue and refusals. Null: nothing. */
  prompt: ReadonlySignal<PromptModel | null>;
  /** Why the game waits for this seat, in a word or two; empty if it does not. */
  waitingFor: (seat: number) => string;
  /** Turn or round, for the bar: "turn 23". */
  progress: ReadonlySignal<string>;
  /** A warning for the bar, such as how near the end is; empty for none. */
  warning: ReadonlySignal<string>;
  switches: readonly MenuSwitch[];
  orders: readonly OrderChoice[];
  /** The event as a line of the log; null for what needs no line. `together`: all events of the same action. */
  tell: (event: Event, together?: readonly Event[]) => Told | null;
  /** The event as motion. Called when the new look is in place: things fly to where they already are. */
  play: (event: Event) => readonly Act[];
  /** The score of a seat, line by line, now or at the end. */
  score: (seat: number) => readonly ScoreLine[];
  /** Something besides points to show at the end: a rank, achievements, a card to share. */
  Afterword?: ComponentType;
  stop: () => void;
}

/** What `games/<game>/index.ts` exports as `ui`. */
export interface GameUi<View, Action, Prompt, Event> {
  texts: readonly Namespace[];
  start: (table: GameTable<View, Action, Prompt>) => GameScreen<Event>;
}
