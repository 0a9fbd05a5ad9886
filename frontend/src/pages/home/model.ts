/** What the start page shows and what it reports. It fetches nothing itself. */
import type { GameId } from '../../router';
import type { Connection } from '../../ui/ConnectionBadge';
import type { Colour } from '../../ui/players';

export type BotLevel = '1' | '2' | '3';
export type Pace = 'live' | 'relaxed' | 'days' | 'none';

export interface GameFacts {
  id: GameId;
  min: number;
  max: number;
  minutes: number;
}

export type MyGameState =
  | { kind: 'turn' | 'asked' | 'lobby' }
  | { kind: 'waiting'; name: string }
  | { kind: 'rematch'; by: string }
  | { kind: 'over'; points: number };

export interface MyGame {
  code: string;
  game: GameId;
  state: MyGameState;
  others: readonly string[];
}

export interface OpenTable {
  code: string;
  game: GameId;
  host: string;
  taken: number;
  seats: number;
  pace: Pace;
}

export interface LiveTable {
  code: string;
  game: GameId;
  names: readonly string[];
  turn: number;
  watching: number;
}

export interface PrivateSeat {
  seat: number;
  /** Absent: a free seat. */
  person?: { name: string; colour: Colour; bot: boolean; state: 'host' | 'ready' | 'joining' };
}

export interface PrivateTable {
  code: string;
  link: string;
  game: GameId;
  seats: readonly PrivateSeat[];
  botsReplace: boolean;
  pace: Pace;
  mayStart: boolean;
}

export interface HomeModel {
  connection: Connection;
  /** How many people are on this server; null while unknown. */
  people: number | null;
  games: readonly GameFacts[];
  mine: readonly MyGame[];
  open: readonly OpenTable[];
  live: readonly LiveTable[];
  privateTable: PrivateTable | null;
  /** The code that was just tried and does not exist. */
  unknownCode?: string;
  busy: boolean;
}

export interface HomeActions {
  playNow: (game: GameId, level: BotLevel) => void;
  join: (code: string) => void;
  makePrivate: (game: GameId) => void;
  addBot: (seat: number) => void;
  removeSeat: (seat: number) => void;
  setBotsReplace: (on: boolean) => void;
  setPace: (pace: Pace) => void;
  start: () => void;
  openGame: (game: MyGame) => void;
  watch: (code: string) => void;
}

export const GAME_FACTS: readonly GameFacts[] = [
  { id: 'oddville', min: 2, max: 4, minutes: 40 },
  { id: 'venice', min: 2, max: 5, minutes: 50 },
  { id: 'doodlecity', min: 1, max: 6, minutes: 20 },
];
