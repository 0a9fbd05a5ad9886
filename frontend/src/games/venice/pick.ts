/** What the player has chosen but not yet done, and the action it means. Pure: the server says what is legal. */
import { legalOf, type VeniceLook } from './look';
import type { Target } from './targets';
import type { AnyAction, AnyPrompt, CarryOut, Kind } from './schema.gen';

export type Pick =
  | { tag: 'target'; key: string }
  /** Cards in hand: to lay, or to put open. */
  | { tag: 'hand'; kind: Kind; count: number }
  /** An open card. */
  | { tag: 'open'; kind: Kind }
  /** A completed building, by its place among them. */
  | { tag: 'project'; index: number }
  /** An unfinished kind to give up. */
  | { tag: 'surplus'; kind: Kind };

/** A tap on a card in hand: one more of its kind, one less if it was chosen, or a new choice. */
export function tapHand(pick: Pick | null, prompt: AnyPrompt, kind: Kind, chosen: boolean): Pick | null {
  const count = pick?.tag === 'hand' && pick.kind === kind ? pick.count : 0;
  if (chosen) return count > 1 ? { tag: 'hand', kind, count: count - 1 } : null;
  // A casa is built the moment it is played, and one card only is put open.
  const several = prompt.tag === 'build-stage' && kind !== 0;
  return { tag: 'hand', kind, count: several ? count + 1 : 1 };
}

export function tapOnce(pick: Pick | null, next: Pick): Pick | null {
  return pick !== null && JSON.stringify(pick) === JSON.stringify(next) ? null : next;
}

/** The completed buildings in the order of the look, as the actions that carry them out. */
export function projectsOf(look: VeniceLook): readonly CarryOut[] {
  return legalOf(look, 'carry-out');
}

export interface Situation {
  look: VeniceLook;
  prompt: AnyPrompt | null;
  targets: readonly Target[];
  pick: Pick | null;
}

/** The action that the choice means, legal or not; null if nothing is chosen. */
export function meantBy({ look, prompt, targets, pick }: Situation): AnyAction | null {
  if (!pick || !prompt) return null;
  switch (pick.tag) {
    case 'target':
      return targets.find((target) => target.key === pick.key)?.action ?? null;
    case 'hand':
      return prompt.tag === 'draw-stage'
        ? { tag: 'put-open', kind: pick.kind }
        : { tag: 'lay-cards', kind: pick.kind, count: pick.count };
    case 'open':
      return { tag: 'take-open', kind: pick.kind };
    case 'project':
      return projectsOf(look)[pick.index] ?? null;
    case 'surplus':
      return { tag: 'abandon-kind', kind: pick.kind };
  }
}

/** What the stepper walks through: places, completed buildings, kinds to give up. */
export function choicesOf({ look, prompt, targets }: Omit<Situation, 'pick'>): readonly Pick[] {
  if (targets.length > 0) return prompt?.tag === 'drain-stage' ? [] : targets.map(({ key }) => ({ tag: 'target', key }));
  if (prompt?.tag === 'choose-surplus') return legalOf(look, 'abandon-kind').map(({ kind }) => ({ tag: 'surplus', kind }));
  const projects = projectsOf(look);
  return projects.length > 1 ? projects.map((_, index) => ({ tag: 'project', index })) : [];
}

export function placeInChoices(choices: readonly Pick[], pick: Pick | null): number {
  return choices.findIndex((choice) => JSON.stringify(choice) === JSON.stringify(pick));
}
