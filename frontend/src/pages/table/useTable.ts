/** Opens a table and the game on it for as long as a page shows them. */
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { loadGame } from '../../games/registry';
import { needTexts, type Namespace } from '../../i18n';
import { ask } from '../../net/api';
import { forgetToken, keepToken, myToken } from '../../net/identity';
import { openLine } from '../../net/socket';
import { startGame, type GameSession } from '../../store/gameSession';
import { LiveTable } from '../../store/liveTable';
import { becomeGuest, profile } from '../profile';

export type Opening = { table: LiveTable } | { error: unknown } | null;

export function useTable(code: string): Opening {
  const [opening, setOpening] = useState<Opening>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let stop = (): void => {};
    let isGone = false;
    const open = async (): Promise<void> => {
      await needTexts('table', 'rules_table');
      await takeOver();
      const token = await myToken(profile());
      if (isGone) return;
      const table = new LiveTable(code, (listener) => openLine(socketUrl(code), token, listener));
      const stopWatching = onForgotten(table, () => setAttempt(attempt + 1));
      stop = () => {
        stopWatching();
        table.stop();
      };
      setOpening({ table });
    };
    open().catch((error: unknown) => setOpening({ error }));
    return () => {
      isGone = true;
      stop();
      setOpening(null);
    };
  }, [code, attempt]);
  return opening;
}

const DEVICE = /^#device=([\w-]+)$/;

/** This device was let in by another one: from now on it is the same guest. The code is used up, so it goes. */
async function takeOver(): Promise<void> {
  const code = DEVICE.exec(location.hash)?.[1];
  if (!code) return;
  history.replaceState(null, '', location.pathname);
  const { token, guest } = await ask('takeHandover', { body: { code } });
  keepToken(token);
  becomeGuest(guest);
}

function socketUrl(code: string): string {
  return `${location.origin.replace(/^http/, 'ws')}/ws/${code}`;
}

/** The server does not know this guest any more: come again as a new one, but not for ever. */
function onForgotten(table: LiveTable, again: () => void): () => void {
  return effect(() => {
    const { value: link } = table.link;
    if (link.kind !== 'ended' || link.why !== 'unknown-token') return;
    forgetToken();
    again();
  });
}

export function useGame(table: LiveTable): GameSession | null {
  const [session, setSession] = useState<GameSession | null>(null);
  const [error, setError] = useState<unknown>(null);
  const tree = table.tree.value;
  const game = tree && tree.look !== null ? tree.table.game : null;
  const seat = table.seat.value;
  useEffect(() => {
    if (game === null) return undefined;
    let stop = (): void => {};
    let isGone = false;
    loadGameWithTexts(game).then((parts) => {
      if (isGone) return;
      const place = {
        source: table,
        seat,
        local: (time: number) => table.clock.local(time),
        command: table.command.bind(table),
        seq: () => table.seq,
      };
      const started = startGame(parts, place, {
        past: table.chronicle.heard,
        isQuiet: () => table.returning.peek() !== null,
      });
      stop = () => started.stop();
      setSession(started);
    }, setError);
    return () => {
      isGone = true;
      stop();
      setSession(null);
    };
  }, [table, game, seat]);
  if (error) throw error;
  return session;
}

export async function loadGameWithTexts(game: string): ReturnType<typeof loadGame> {
  const parts = await loadGame(game);
  await needTexts('table', 'rules_table', `rules_${game}` as Namespace, ...parts.ui.texts);
  return parts;
}
