/** Short ways to what a look holds. */
import type { Colour } from '../../ui/players';
import type { SeatState } from '../../ui/SeatChip';
import type { GameTable, Look } from '../contract';
import { KIND_NAMES, type AnyAction, type AnyPrompt, type Kind, type View } from './schema.gen';

export type VeniceLook = Look<View, AnyAction, AnyPrompt>;
export type VeniceTable = GameTable<View, AnyAction, AnyPrompt>;
export type KindName = (typeof KIND_NAMES)[number];
export type PlacePrompt = Extract<AnyPrompt, { tag: 'choose-place' | 'choose-place-out-of-turn' }>;
export type DistrictPrompt = Extract<AnyPrompt, { tag: 'choose-district' | 'choose-district-out-of-turn' }>;

export const ALL_KINDS: readonly Kind[] = [0, 1, 2, 3, 4];
export const NOBODY = -1;

export function kindName(kind: Kind): KindName {
  return KIND_NAMES[kind];
}

/** What the game asks of this seat. */
export function askedOf(look: VeniceLook, seat: number | null): AnyPrompt | null {
  if (seat === null) return null;
  return look.prompts.find((prompt) => prompt.seats.includes(seat)) ?? null;
}

export function isPlacing(prompt: AnyPrompt | null): prompt is PlacePrompt {
  return prompt?.tag === 'choose-place' || prompt?.tag === 'choose-place-out-of-turn';
}

export function isDistrict(prompt: AnyPrompt | null): prompt is DistrictPrompt {
  return prompt?.tag === 'choose-district' || prompt?.tag === 'choose-district-out-of-turn';
}

export function legalOf<Tag extends AnyAction['tag']>(look: VeniceLook, tag: Tag): readonly Extract<AnyAction, { tag: Tag }>[] {
  return look.legal.filter((action): action is Extract<AnyAction, { tag: Tag }> => action.tag === tag);
}

export function isLegal(look: VeniceLook, action: AnyAction): boolean {
  return look.legal.some((each) => sameAction(each, action));
}

export function sameAction(a: AnyAction, b: AnyAction): boolean {
  return a.tag === b.tag && JSON.stringify(Object.entries(a).toSorted()) === JSON.stringify(Object.entries(b).toSorted());
}

/** With two seats an imaginary third takes part; it comes after the last seat. */
export function hasThird(view: View): boolean {
  return view.laid.length > view.players.length;
}

export function colourOf(seats: readonly SeatState[], seat: number): Colour {
  return seats[seat]?.colour ?? 'slate';
}

/** Kinds of a row of counts, each as often as it is there. */
export function spread(counts: readonly number[]): readonly Kind[] {
  return ALL_KINDS.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => kind));
}

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
