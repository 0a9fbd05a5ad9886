/** How taps become an action: pure functions over what is legal and what is picked so far. */
import { isAt, place, placesOf, type Place } from './places';
import type { AnyAction, AnyPrompt } from './schema.gen';

export type Picks = readonly Place[];

/** The actions that the picks can still become. A character's power is never meant unless it was picked itself. */
export function candidates(legal: readonly AnyAction[], picks: Picks): readonly AnyAction[] {
  return legal.filter((action) => {
    const places = placesOf(action);
    if (places.length === 0 || !picks.every((each) => places.includes(each))) return false;
    return places.every((each) => !isAt('power', each) || picks.includes(each));
  });
}

/** The action that the picks name, whole and without doubt. */
export function pendingAction(legal: readonly AnyAction[], picks: Picks): AnyAction | null {
  if (picks.length === 0) return null;
  return candidates(legal, picks).find((action) => placesOf(action).length === picks.length) ?? null;
}

/** Where an action happens: a second tap there carries it out. */
export function targetOf(action: AnyAction): Place | undefined {
  return placesOf(action).at(-1);
}

export interface Tapped {
  picks: Picks;
  /** Carry this out now. */
  act: AnyAction | null;
}

/** Null: nothing legal has to do with this place. */
export function tap(legal: readonly AnyAction[], picks: Picks, where: Place): Tapped | null {
  const pending = pendingAction(legal, picks);
  if (pending && targetOf(pending) === where) return { picks, act: pending };
  if (picks.includes(where)) return { picks: picks.slice(0, picks.indexOf(where)), act: null };
  // What was wanted of one worker may be wanted of another; another bonus is another matter.
  const fitting = isAt('bonus', where) ? [] : picks.filter((each) => placesTogether(legal, each, where));
  for (const base of [picks, fitting, []]) {
    const grown = [...base, where];
    if (isOpen(legal, grown)) return { picks: complete(legal, grown), act: null };
  }
  return null;
}

function isOpen(legal: readonly AnyAction[], picks: Picks): boolean {
  return candidates(legal, picks).length > 0;
}

function placesTogether(legal: readonly AnyAction[], one: Place, other: Place): boolean {
  return legal.some((action) => {
    const places = placesOf(action);
    return places.includes(one) && places.includes(other);
  });
}

/** Adds what is no choice any more. Of several workers for the same thing the least able one goes. */
export function complete(legal: readonly AnyAction[], picks: Picks): Picks {
  const possible = candidates(legal, picks);
  const [first, ...others] = possible;
  if (!first || pendingAction(legal, picks)) return picks;
  const shared = placesOf(first).filter((each) => others.every((action) => placesOf(action).includes(each)));
  const added = shared.filter((each) => !picks.includes(each));
  if (added.length > 0) return complete(legal, [...picks, ...added]);
  const worker = meantWorker(possible, picks);
  return worker ? [...picks, worker] : picks;
}

function meantWorker(possible: readonly AnyAction[], picks: Picks): Place | undefined {
  const isForWorkers = picks.length > 0 && picks.every((each) => isAt('coins', each) || isAt('resource', each) || isAt('row', each));
  if (!isForWorkers) return undefined;
  const workers = possible.flatMap((action) => placesOf(action).filter((each) => isAt('worker', each)));
  return picks.includes(place.coins) ? workers.at(-1) : workers[0];
}

/** What is picked without a tap when a question opens: whatever is no choice, or a bonus that can just be taken. */
export function openingPicks(prompt: AnyPrompt | null, legal: readonly AnyAction[]): Picks {
  if (!prompt || prompt.tag === 'take-turn') return [];
  const answers = legal.filter((action) => isAnswer(action) && !placesOf(action).some((each) => isAt('power', each)));
  if (prompt.tag !== 'claim-bonuses') return complete(answers, []);
  const simple = answers.find((action) => action.tag !== 'claim-conversion' && claimsOf(answers, placesOf(action)[0]) === 1);
  return simple ? placesOf(simple) : complete(answers, []);
}

function claimsOf(legal: readonly AnyAction[], bonus: Place | undefined): number {
  return legal.filter((action) => placesOf(action)[0] === bonus).length;
}

/** OV-2.6 is free to do at any time and answers nothing. */
export function isAnswer(action: AnyAction): boolean {
  return action.tag !== 'return-worker';
}

/** Picks that still make sense after the table has changed. */
export function kept(legal: readonly AnyAction[], picks: Picks): Picks | null {
  return picks.length > 0 && isOpen(legal, picks) ? picks : null;
}

/**
 * - selected: it is picked
 * - lit: the next thing to choose from
 * - open: can be chosen, but is not what is asked first
 * - closed: a tap is answered with the reason
 */
export type Standing = 'selected' | 'lit' | 'open' | 'closed';

export interface Choices {
  of: (where: Place) => Standing;
  lit: ReadonlySet<Place>;
}

export function choices(legal: readonly AnyAction[], picks: Picks): Choices {
  const open = new Set(legal.flatMap((action) => touchable(placesOf(action))));
  const lit = new Set(picks.length === 0 ? firstPlaces(legal) : candidates(legal, picks).flatMap((action) => placesOf(action)));
  const of = (where: Place): Standing => {
    if (picks.includes(where)) return 'selected';
    return lit.has(where) ? 'lit' : open.has(where) ? 'open' : 'closed';
  };
  return { of, lit };
}

function firstPlaces(legal: readonly AnyAction[]): readonly Place[] {
  return legal.filter(isAnswer).flatMap((action) => placesOf(action).slice(0, 1));
}

/** Behind a power that is not picked yet only the power itself can be touched. */
function touchable(places: readonly Place[]): readonly Place[] {
  const power = places.find((each) => isAt('power', each));
  return power ? [power] : places;
}
