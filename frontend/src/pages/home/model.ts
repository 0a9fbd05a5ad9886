/** What the start page shows, made of what the server tells. It fetches nothing itself. */
import type { ListedTable, MyTable as ToldTable } from '../../net/api.gen';
import type { Pace } from '../../net/schema.gen';
import { isGame, type GameId } from '../../router';

export interface GameFacts {
  id: GameId;
  min: number;
  max: number;
  minutes: number;
  /** A table for friends begins with so many seats. */
  usual: number;
}

export const GAME_FACTS: readonly GameFacts[] = [
  { id: 'oddville', min: 2, max: 4, minutes: 40, usual: 4 },
  { id: 'venice', min: 2, max: 5, minutes: 50, usual: 4 },
  { id: 'doodlecity', min: 1, max: 6, minutes: 20, usual: 4 },
];

export type MyGameState =
  | { kind: 'turn' | 'lobby' | 'paused' | 'bots' }
  | { kind: 'waiting'; names: readonly string[] }
  | { kind: 'over'; points: number; rank: number };

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
  /** People by name; bots are counted. */
  names: readonly string[];
  bots: number;
  watching: number;
}

export interface Lobby {
  people: number;
  mine: readonly MyGame[];
  open: readonly OpenTable[];
  live: readonly LiveTable[];
}

export function myGames(told: readonly ToldTable[]): readonly MyGame[] {
  const games = told.flatMap((each) => (isGame(each.game) ? [myGame(each, each.game)] : []));
  const current = games.filter(({ state }) => state.kind !== 'over');
  const over = games.filter(({ state }) => state.kind === 'over');
  return [...current, ...over];
}

function myGame(told: ToldTable, game: GameId): MyGame {
  const names = told.table?.names ?? [];
  const others = names.filter((name, seat) => name && seat !== told.seat);
  return { code: told.code, game, state: stateOf(told), others };
}

function stateOf({ seat, table, points, rank }: ToldTable): MyGameState {
  if (!table || table.phase === 'finished') return { kind: 'over', points, rank };
  if (table.phase === 'gathering') return { kind: 'lobby' };
  if (table.waitsFor.includes(seat)) return { kind: 'turn' };
  const names = table.waitsFor.map((other) => table.names[other] ?? '').filter(Boolean);
  if (names.length > 0) return { kind: 'waiting', names };
  return { kind: table.phase === 'paused' ? 'paused' : 'bots' };
}

export function openTables(told: readonly ListedTable[]): readonly OpenTable[] {
  return told.flatMap(({ code, game, names, seats, free, pace }) =>
    isGame(game) ? [{ code, game, host: names.find(Boolean) ?? '', taken: seats - free, seats, pace }] : [],
  );
}

export function liveTables(told: readonly ListedTable[]): readonly LiveTable[] {
  return told.flatMap(({ code, game, names, kinds, spectators }) => {
    const bots = kinds.filter((kind) => kind === 'bot').length;
    return isGame(game) ? [{ code, game, names: names.filter(Boolean), bots, watching: spectators }] : [];
  });
}
