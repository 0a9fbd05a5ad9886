/** What is printed on the material, from the same files that the server reads. */
import board from '../../../../shared/data/oddville/resource_board.json';
import cards from '../../../../shared/data/oddville/cards.json';
import characters from '../../../../shared/data/oddville/characters.json';
import square from '../../../../shared/data/oddville/square.json';
import workers from '../../../../shared/data/oddville/workers.json';
import { RESOURCE_NAMES, type GUILD_NAMES, type CHARACTER_NAMES, type WORKER_CARD_NAMES } from './schema.gen';

export type Good = (typeof RESOURCE_NAMES)[number];
export type Guild = (typeof GUILD_NAMES)[number];
export type WorkerName = (typeof WORKER_CARD_NAMES)[number];
export type CharacterName = (typeof CHARACTER_NAMES)[number];
export type Side = 'n' | 'e' | 's' | 'w';
export type Bonus = Good | 'coin' | 'any' | 'double' | 'convert';
export type Scoring =
  | 'diamond'
  | 'diamond-count'
  | 'neighbours'
  | 'neighbours-triple'
  | 'column'
  | 'row'
  | 'shields'
  | 'guild';

export const SIDES: readonly Side[] = ['n', 'e', 's', 'w'];
export const STEPS: Readonly<Record<Side, readonly [number, number]>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
export const SQUARE = -1;
export const NOBODY = -1;
export const SQUARE_POINTS = square.pointsPerOwner;
export const SQUARE_STREETS: readonly Side[] = SIDES.filter((side) => square.edges[side] === 'street');

export interface Card {
  number: number;
  id: string;
  streets: readonly Side[];
  /** How many of each good, in the order of the goods. */
  cost: readonly number[];
  bonus: Bonus;
  guild: Guild | null;
  scoring: Scoring;
  base: number;
  shield: number;
}

export interface Worker {
  name: WorkerName;
  coins: number;
  goods: readonly Good[];
  /** Places of the row, from 0, that cost nothing. */
  free: readonly number[];
}

export interface Character {
  name: CharacterName;
  guild: Guild;
  points: number;
  /** With an own worker on the Main Square. */
  pointsOnSquare: number;
}

// The files are ours and their words are checked by the server's tests; here they only get their types.
const CARDS: readonly Card[] = cards.cards.map((card, number) => ({
  number,
  id: card.id,
  streets: SIDES.filter((side) => card.edges[side] === 'street'),
  cost: RESOURCE_NAMES.map((good) => card.cost[good]),
  bonus: ('resource' in card.bonus ? card.bonus.resource : card.bonus.kind) as Bonus,
  guild: card.guild as Guild | null,
  scoring: card.points.kind as Scoring,
  base: card.points.base,
  shield: card.shield,
}));

const WORKERS: readonly Worker[] = workers.workers.map((worker) => ({
  name: worker.id as WorkerName,
  coins: worker.coins,
  goods: worker.resources as Good[],
  free: worker.freePositions.map((position) => position - 1),
}));

const CHARACTERS: readonly Character[] = characters.characters.map((character) => ({
  name: character.id as CharacterName,
  guild: character.guild as Guild,
  points: character.points,
  pointsOnSquare: character.pointsWithWorkerOnSquare ?? character.points,
}));

function at<T>(list: readonly T[], number: number): T {
  const item = list[number];
  if (item === undefined) throw new RangeError(`no number ${number} among ${list.length}`);
  return item;
}

export const cardOf = (number: number): Card => at(CARDS, number);
export const workerOf = (number: number): Worker => at(WORKERS, number);
export const characterOf = (number: number): Character => at(CHARACTERS, number);
export const goodOf = (number: number): Good => at(RESOURCE_NAMES, number);

export const WORKER_NUMBERS: readonly number[] = WORKERS.map((_, number) => number);
export const GOOD_NUMBERS: readonly number[] = RESOURCE_NAMES.map((_, number) => number);
export const CARD_NUMBERS: readonly number[] = CARDS.map((card) => card.number);
export const ROW_SIZE = workers.rowSize;
export const RED_PRICE = workers.redPositionCost;

/** The printed price of each space for so many players; the last space is the box without limit. */
export function spacePrices(players: number): readonly number[] {
  const side = Object.values(board.sides).find((each) => each.players.includes(players));
  if (!side) throw new RangeError(`no board for ${players} players`);
  return side.spaces.map((space) => space.cost);
}
