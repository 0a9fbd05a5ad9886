/**
 * What the Doodle City table shows, worked out from a look and from what the player has tapped. Pure: no signals,
 * no texts, and no rules. What a die allows and what a drawing brings stand in the view's outlook.
 */
import type { AnyAction, DieOutlook, Forecast, Look, View } from './schema.gen';
import { SHAPES } from './paper';
import type { Drawn } from './strokes';

/** Where the round stands for one seat. */
export type Mode =
  /** A spectator, or a replay. */
  | 'watch'
  | 'choose'
  /** No die is of use: a tree must be crossed. */
  | 'stuck'
  | 'draw'
  /** Another chooses first; plans can be made. */
  | 'wait'
  | 'done'
  | 'over';

export function modeOf({ view, prompts, legal, outcome }: Look, seat: number | null): Mode {
  if (outcome) return 'over';
  if (seat === null) return 'watch';
  const prompt = prompts.find(({ seats }) => seats.includes(seat));
  if (prompt?.tag === 'draw') return 'draw';
  if (prompt) return legal.some(({ tag }) => tag === 'take-die') ? 'choose' : 'stuck';
  return view.turns[seat]?.done ? 'done' : 'wait';
}

/** What the player has tapped, in any order. Some of it may not fit the look any more. */
export interface Pick {
  readonly die: number | null;
  readonly square: number | null;
  readonly shape: number | null;
}

export const NOTHING: Pick = { die: null, square: null, shape: null };

/** What is left of the pick in this look, with all that follows from it. */
export interface Choice {
  readonly die: number | null;
  readonly square: number | null;
  /** The drawing that is chosen; of a house as soon as its park is. */
  readonly forecast: Forecast | null;
  /** Where the player can draw, with the die chosen or with any in reach. */
  readonly open: readonly number[];
}

export function choiceOf({ view }: Look, pick: Pick): Choice {
  const dice = view.outlook?.dice ?? [];
  const die = settledDie(dice, pick);
  const open = die === null ? everySquare(dice) : (dice[die]?.squares ?? []);
  const square = settledSquare(open, pick, die !== null);
  return { die, square, open, forecast: square === null ? null : forecastOf(view, square, pick.shape) };
}

function settledDie(dice: readonly DieOutlook[], { die, square }: Pick): number | null {
  const inReach = dice.flatMap(({ squares }, index) => (squares.length > 0 ? [index] : []));
  if (die !== null && inReach.includes(die)) return die;
  const [only] = inReach;
  if (inReach.length === 1 && only !== undefined) return only;
  return square === null ? null : dieFor(dice, square);
}

/** The die that leads to a square, one that costs no tree if there is one. */
export function dieFor(dice: readonly DieOutlook[], square: number): number | null {
  const leading = dice.flatMap((die, index) => (die.squares.includes(square) ? [{ ...die, index }] : []));
  return (leading.find(({ tree }) => !tree) ?? leading[0])?.index ?? null;
}

function settledSquare(open: readonly number[], { square }: Pick, isDieChosen: boolean): number | null {
  if (square !== null && open.includes(square)) return square;
  return isDieChosen && open.length === 1 ? (open[0] ?? null) : null;
}

function everySquare(dice: readonly DieOutlook[]): readonly number[] {
  return [...new Set(dice.flatMap(({ squares }) => squares))].toSorted((a, b) => a - b);
}

/** A drawing in a square; a park has but one, whatever shape was tapped. */
export function forecastOf({ outlook }: View, square: number, shape: number | null): Forecast | null {
  const here = outlook?.forecasts.filter((forecast) => forecast.square === square) ?? [];
  return here.find((forecast) => forecast.shape === 0) ?? here.find((forecast) => forecast.shape === shape) ?? null;
}

export function gainOf({ points, bonus, taxis }: Forecast): number {
  return points + bonus + taxis;
}

/** The most that a square, or any of several, brings at once. */
export function bestGain({ outlook }: View, squares: readonly number[]): number {
  const gains = outlook?.forecasts.filter(({ square }) => squares.includes(square)).map(gainOf) ?? [];
  return Math.max(0, ...gains);
}

export interface RoadChoice {
  readonly shape: number;
  readonly gain: number;
  readonly chosen: boolean;
}

/** The six roads with what each would bring in the chosen square; none for a park. */
export function roadChoices({ view }: Look, { square, forecast }: Choice): readonly RoadChoice[] {
  if (square === null) return [];
  return SHAPES.flatMap((shape) => {
    const each = view.outlook?.forecasts.find((one) => one.square === square && one.shape === shape);
    return each ? [{ shape, gain: gainOf(each), chosen: each === forecast }] : [];
  });
}

export interface DieState {
  readonly index: number;
  readonly number: number;
  readonly state: 'free' | 'chosen' | 'mine' | 'taken' | 'blocked' | 'left';
  readonly owner: number | null;
  /** Where it leads me. */
  readonly squares: readonly number[];
  readonly tree: boolean;
  readonly blocked: string;
  readonly best: number;
}

/** The white dice as they lie in the tray of one seat. */
export function trayOf({ view }: Look, { die: chosen }: Choice, seat: number | null): readonly DieState[] {
  return view.whites.map((number, index) => {
    const owner = view.turns.findIndex((turn) => turn.die === index);
    const outlook = view.outlook?.dice[index];
    const squares = outlook?.squares ?? [];
    return {
      index,
      number,
      state: stateOf(owner, seat, squares.length > 0, index === chosen, outlook?.blocked ?? ''),
      owner: owner < 0 ? null : owner,
      squares,
      tree: outlook?.tree ?? false,
      blocked: outlook?.blocked ?? '',
      best: bestGain(view, squares),
    };
  });
}

function stateOf(
  owner: number,
  seat: number | null,
  isUseful: boolean,
  isChosen: boolean,
  blocked: string,
): DieState['state'] {
  if (owner >= 0) return owner === seat ? 'mine' : 'taken';
  if (blocked) return 'blocked';
  if (!isUseful) return 'left';
  return isChosen ? 'chosen' : 'free';
}

/** Each track value and bonus as it stands on a seat's sheet. */
export type Mark = 'free' | 'circled' | 'planned' | 'struck';

/** `plan` is what the chosen drawing would circle, 0 for nothing. */
export function trackOf(values: readonly number[], circled: readonly number[], plan: number): readonly Mark[] {
  return values.map((value) => (circled.includes(value) ? 'circled' : value === plan ? 'planned' : 'free'));
}

export function bonusesOf(
  { bonuses }: View,
  values: readonly number[],
  seat: number,
  plan: number,
): readonly Mark[] {
  return values.map((value, index) => {
    const owner = bonuses[index] ?? null;
    if (owner !== null) return owner === seat ? 'circled' : 'struck';
    return value === plan ? 'planned' : 'free';
  });
}

/** The action that carries the chosen drawing out, if it is legal now. */
export function drawingOf({ legal }: Look, drawing: Drawn | null): AnyAction | null {
  if (!drawing) return null;
  const { square, shape } = drawing;
  return (
    legal.find(
      (action) =>
        (action.tag === 'draw-road' && action.square === square && action.shape === shape) ||
        (action.tag === 'cross-house' && action.square === square && shape === 0),
    ) ?? null
  );
}

export function takingOf({ legal }: Look, die: number | null): AnyAction | null {
  return legal.find((action) => action.tag === 'take-die' && action.die === die) ?? null;
}

export function has({ legal }: Look, tag: AnyAction['tag']): boolean {
  return legal.some((action) => action.tag === tag);
}
