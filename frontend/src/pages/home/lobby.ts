/** The lobby as it is right now: asked again every few seconds while somebody looks. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, Problem } from '../../net/api';
import { forgetToken, knownToken } from '../../net/identity';
import { liveTables, myGames, openTables, type Lobby, type MyGame } from './model';

const EVERY = 10_000;

/** Null until the first answer. */
export const lobby = signal<Lobby | null>(null);
export const isReachable = signal(true);

export function useLobby(): void {
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) void refresh();
    };
    look();
    const timer = setInterval(look, EVERY);
    const signs = ['focus', 'online', 'pageshow'];
    for (const sign of signs) addEventListener(sign, look);
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, look);
    };
  }, []);
}

export async function refresh(): Promise<void> {
  try {
    const [house, open, live, mine] = await Promise.all([
      ask('getHouse'),
      ask('listOpenTables'),
      ask('listLiveTables'),
      mineOf(knownToken()),
    ]);
    lobby.value = { people: house.people, open: openTables(open), live: liveTables(live), mine };
    isReachable.value = true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    isReachable.value = error.code !== 'offline' && error.code !== 'unavailable';
  }
}

/** A token that the server has forgotten is no reason to show nothing. */
async function mineOf(token: string): Promise<readonly MyGame[]> {
  if (!token) return [];
  try {
    return myGames(await ask('listMyTables', { token }));
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'unknown-token')) throw error;
    forgetToken();
    return [];
  }
}
