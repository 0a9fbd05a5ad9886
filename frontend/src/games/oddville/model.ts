/**
 * What the OddVille table shows, as plain data. There is no rule in the frontend: what is legal, what it costs,
 * how many points it brings and why something is not possible all come in here, ready to be drawn.
 */
import type { SeatState } from '../../ui/SeatChip';
import type { Colour } from '../../ui/players';

export type Resource = 'wood' | 'clay' | 'stone' | 'crystal';
export type Guild = 'rooster' | 'mask' | 'bells' | 'lily';
export type Side = 'n' | 'e' | 's' | 'w';
export type Edge = 'street' | 'house';
export type WorkerId = 'apprentice' | 'journeyman' | 'foreman' | 'master';

export const RESOURCES: readonly Resource[] = ['wood', 'clay', 'stone', 'crystal'];
export const GUILDS: readonly Guild[] = ['rooster', 'mask', 'bells', 'lily'];
export const SIDES: readonly Side[] = ['n', 'e', 's', 'w'];

export type Bonus = Resource | 'coin' | 'any' | 'double' | 'convert';
export type ScoringKind =
  | 'diamond'
  | 'diamond-count'
  | 'neighbours'
  | 'neighbours-triple'
  | 'column'
  | 'row'
  | 'shields'
  | 'guild';

/** What is printed on a building card. */
export interface CardFace {
  id: string;
  edges: Record<Side, Edge>;
  cost: Record<Resource, number>;
  bonus: Bonus;
  guild: Guild | null;
  scoring: ScoringKind;
  base: number;
  shield: number;
}

/** x grows to the right, y downwards; the Main Square is (0, 0). */
export interface Cell {
  x: number;
  y: number;
}

export interface CityCard extends Cell {
  card: string;
  owner: number;
  /** Points it is worth at this moment. */
  points: number;
  /** Just built: lit until the next player has moved. */
  fresh?: boolean;
}

/** A place where the chosen project may be built, with everything it would bring. */
export interface Slot extends Cell {
  points: number;
  /** The bonuses it brings and where they come from; "own" is the new card's. */
  bonuses: readonly { from: Side | 'own'; bonus: Bonus }[];
}

/** Shown for a moment after a tap on a place that is not legal. */
export interface WhyNot extends Cell {
  /** The edges that do not match. */
  clashes: readonly Side[];
  /** One sentence, with what is missing. */
  reason: string;
  rule: string;
}

export interface City {
  cards: readonly CityCard[];
  /** Who stands on the field of each resource on the Main Square; absent: nobody. */
  square: Partial<Record<Resource, number>>;
  /** Fields of the Main Square that may be chosen now. */
  openFields: readonly Resource[];
  slots: readonly Slot[];
  /** The project whose slots are shown; drawn as a ghost on the selected one. */
  ghost: string | null;
  selected: Cell | null;
  whyNot: WhyNot | null;
  /** The city is not part of the present choice: faded. */
  dimmed: boolean;
}

/** Whether something can be chosen now, and if not, why. */
export type Choice =
  | { state: 'open' }
  | { state: 'selected' }
  /** Not now: a tap asks for the reason. */
  | { state: 'closed' }
  /** The present question is about something else: faded. */
  | { state: 'aside' };

export interface RowCard {
  card: string;
  /** Coins for me with the chosen worker; null when no worker is chosen. */
  price: number | null;
  choice: Choice;
}

export interface Row {
  /** The oldest first. */
  cards: readonly RowCard[];
  deck: number;
}

export interface Stock {
  resource: Resource;
  /** The single spaces from the cheapest; owner null = empty. */
  spaces: readonly { price: number; owner: number | null }[];
  /** The space without limit: its price and who stands there, one entry per worker. */
  box: { price: number; owners: readonly number[] };
  /** The next space to be filled: an index of `spaces`, or "box". */
  next: number | 'box';
  /** What the next one costs me, after discounts. */
  price: number;
  choice: Choice;
}

export interface ResourceBoard {
  stocks: readonly Stock[];
  /** Something makes my prices lower than printed. */
  discounted: boolean;
}

export interface WorkerCard {
  worker: WorkerId;
  coins: number;
  resources: readonly Resource[];
  /** For each place of the row, from the oldest: the coins it costs. */
  places: readonly number[];
  played: boolean;
  choice: Choice;
}

export interface Hand {
  cards: readonly WorkerCard[];
  recall: { price: number; choice: Choice };
}

export interface Project {
  card: string;
  /** Kinds and how many of each I lack. */
  missing: Partial<Record<Resource, number>>;
  choice: Choice;
}

export interface Character {
  id: string;
  guild: Guild;
  points: number;
  /** It speaks in the present question, or its power can be used now. */
  lit?: boolean;
  choice?: Choice;
}

export interface GuildPile {
  guild: Guild;
  /** The visible one; null when the pile is empty. */
  top: { id: string; points: number } | null;
  left: number;
  /** Seats that hold one of this guild, once per character. */
  holders: readonly number[];
}

export interface Player extends SeatState {
  seat: number;
  coins: number;
  projects: number;
  /** One entry per worker card: true while it is in hand. */
  hand: readonly boolean[];
  resources: Record<Resource, number>;
  supply: number;
  inCity: number;
  characters: readonly Character[];
}

export interface Table {
  code: string;
  turn: number;
  /** Workers in the city that end the game, and the most anyone has. */
  ending: { limit: number; most: number };
  maxCoins: number;
  maxProjects: number;
  /** In the order of play; colours come from here. */
  players: readonly Player[];
  /** My seat, or null for a spectator. */
  me: number | null;
  city: City;
  row: Row;
  board: ResourceBoard;
  hand: Hand | null;
  projects: readonly Project[];
  characters: readonly Character[];
  piles: readonly GuildPile[];
}

/** What the player did. Whether it is allowed is for others to say. */
export interface Intents {
  /** A tap on a legal place; on the selected one it means "build". */
  onSlot: (cell: Cell) => void;
  /** A tap on any other place of the grid. */
  onElsewhere: (cell: Cell) => void;
  onCityCard: (card: CityCard) => void;
  onSquareField: (resource: Resource) => void;
  onRowCard: (index: number) => void;
  onResource: (resource: Resource) => void;
  onWorker: (worker: WorkerId) => void;
  onRecall: () => void;
  onProject: (index: number) => void;
  onCharacter: (id: string) => void;
  onClear: () => void;
}

export function colourOf(players: readonly Player[], seat: number): Colour {
  return players[seat]?.colour ?? 'slate';
}

export function nameOf(players: readonly Player[], seat: number): string {
  return players[seat]?.name ?? '';
}

export function sameCell(a: Cell | null, b: Cell | null): boolean {
  return a !== null && b !== null && a.x === b.x && a.y === b.y;
}
