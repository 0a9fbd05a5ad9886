/** Fetches a recorded game and puts it on a table. */
import { useEffect, useState } from 'preact/hooks';
import type { Outcome } from '../../games/contract';
import { fetchFile } from '../../net/api';
import { startGame, type GameSession } from '../../store/gameSession';
import { pointsOf } from '../../store/points';
import { recordingOf } from '../../store/recording';
import { ReplayTable } from '../../store/replayTable';
import { loadGameWithTexts } from '../table/useTable';
import { tellAll, type Move } from './moves';

export interface Replay {
  table: ReplayTable;
  game: GameSession;
  moves: readonly Move[];
  /** The points of each seat at every position. */
  points: readonly (readonly number[])[];
  outcome: Outcome | null;
}

export type Opening = { replay: Replay } | { error: unknown } | null;

export function useReplay(code: string): Opening {
  const [opening, setOpening] = useState<Opening>(null);
  useEffect(() => {
    let stop = (): void => {};
    let isGone = false;
    const open = async (): Promise<void> => {
      const table = new ReplayTable(recordingOf(await fetchFile('getReplay', code)));
      const parts = await loadGameWithTexts(table.tree.value.table.game);
      if (isGone) return;
      const game = startGame(parts, placeOf(table), { isQuiet: () => false });
      table.seek(table.length);
      const { outcome } = game.store.look.value;
      const moves = tellAll(table, game.screen, parts.wire);
      table.seek(Number(location.hash.slice(1)) || 0);
      stop = () => {
        table.pause();
        game.stop();
      };
      setOpening({ replay: { table, game, moves, points: pointsOf(table, parts.wire), outcome } });
    };
    open().catch((error: unknown) => setOpening({ error }));
    return () => {
      isGone = true;
      stop();
      setOpening(null);
    };
  }, [code]);
  return opening;
}

/** Nothing can be said to a game that is over. */
function placeOf(table: ReplayTable): Parameters<typeof startGame>[1] {
  return {
    source: table,
    seat: null,
    local: (time) => time,
    command: () => Promise.resolve({ kind: 'done', seq: 0 }),
    seq: () => 0,
  };
}
