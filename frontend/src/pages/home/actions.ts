/** What can be done from the start page. Each opens a table and goes there. */
import { signal } from '@preact/signals';
import { ask, Problem } from '../../net/api';
import type { NewTable, PlayNow } from '../../net/api.gen';
import { asMe } from '../../net/identity';
import { go, type GameId } from '../../router';
import type { Level } from '../levels';
import { toastProblem } from '../problems';
import { profile } from '../profile';
import { GAME_FACTS } from './model';

/** What is on its way: one thing at a time. */
export const busy = signal<string | null>(null);
/** The code that was just tried and does not exist. */
export const unknownCode = signal<string | null>(null);

export const playNow = (game: GameId, level: Level): Promise<void> => playAtOnce(game, { game, level });
export const playSolo = (game: GameId): Promise<void> => playAtOnce(`${game}-solo`, { game, seats: 1 });

function playAtOnce(name: string, body: PlayNow): Promise<void> {
  return enter(name, (token) => ask('playNow', { token, body }));
}

export function playDaily(game: GameId): Promise<void> {
  return openTable(`${game}-daily`, { game, seats: 1, pace: 'none', daily: true });
}

export function makePrivate(game: GameId): Promise<void> {
  const seats = GAME_FACTS.find(({ id }) => id === game)?.usual ?? 2;
  return openTable(`${game}-private`, { game, seats });
}

export function playWithPeople(game: GameId): Promise<void> {
  return enter(`${game}-people`, (token) => ask('quickPlay', { token, body: { game } }));
}

function openTable(name: string, body: NewTable): Promise<void> {
  return enter(name, (token) => ask('createTable', { token, body }));
}

async function enter(name: string, open: (token: string) => Promise<{ code: string }>): Promise<void> {
  if (busy.peek() !== null) return;
  busy.value = name;
  try {
    const { code } = await asMe(profile(), open);
    go({ page: 'table', code });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    toastProblem(error);
  } finally {
    busy.value = null;
  }
}

export async function join(code: string): Promise<void> {
  try {
    const table = await ask('getTable', { code });
    go({ page: 'table', code: table.code });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status === 404) unknownCode.value = code;
    else toastProblem(error);
  }
}
