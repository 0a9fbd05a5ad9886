/** The action that a tap on a closed place would have meant: the server says why it is none. */
import { NOBODY } from './facts';
import type { Look } from '../contract';
import { isAt, numbersOf, picked, type Place } from './places';
import type { Picks } from './picking';
import type { AnyAction, AnyPrompt, Resource, View, WorkerCard } from './schema.gen';

type OddvilleLook = Look<View, AnyAction, AnyPrompt>;

export function attemptAt(where: Place, picks: Picks, look: OddvilleLook, seat: number | null): AnyAction | null {
  const { view } = look;
  const me = view.players[seat ?? NOBODY];
  if (!me) return null;
  const numbers = numbersOf(where);
  const [first = 0, second = 0] = numbers;
  // The numbers come from names of places, which were made of numbers of these types.
  const worker = (picked(picks, 'worker') ?? workerAsked(look) ?? me.hand[0] ?? 0) as WorkerCard;
  const project = picked(picks, 'project') ?? me.projects[0];
  if (isAt('cell', where)) return project === undefined ? null : { tag: 'build', project, x: first, y: second };
  if (isAt('project', where)) return { tag: 'build', project: first, ...anySite(view) };
  if (isAt('resource', where)) return atResource(first as Resource, picks, look, worker);
  if (isAt('row', where)) return { tag: 'take-project', card: worker, slot: first };
  if (isAt('coins', where)) return { tag: 'take-coins', card: worker };
  if (isAt('worker', where)) return { tag: 'take-coins', card: first as WorkerCard };
  if (isAt('recall', where)) return { tag: 'recall' };
  if (isAt('field', where)) return { tag: 'settle-on-square', resource: first as Resource };
  if (isAt('coin', where)) return { tag: 'flip-coin', coin: first };
  if (isAt('bonus', where)) return { tag: 'claim-coin', source: first };
  return null;
}

function workerAsked({ prompts }: OddvilleLook): number | undefined {
  const again = prompts.find((prompt) => prompt.tag === 'fetch-again');
  return again?.card;
}

function atResource(resource: Resource, picks: Picks, { prompts }: OddvilleLook, card: WorkerCard): AnyAction {
  const source = picked(picks, 'bonus');
  if (source !== null) return { tag: 'claim-resource', source, resource };
  if (prompts.some(({ tag }) => tag === 'choose-start')) return { tag: 'choose-resource', resource };
  return { tag: 'fetch-resource', card, resource };
}

/** Some place under the town: cost and turn are judged before the place. */
function anySite({ city }: View): { x: number; y: number } {
  return { x: 0, y: 1 + Math.max(0, ...city.filter(({ x }) => x === 0).map(({ y }) => y)) };
}

