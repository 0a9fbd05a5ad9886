import { useEffect, useState } from 'preact/hooks';
import { mayUpdate } from '../../pwa';
import type { GameSession } from '../../store/gameSession';
import type { LiveTable } from '../../store/liveTable';
import { layout } from '../../ui/media';
import { useAttention } from './attention';
import { EndScreen, useEnd } from './EndScreen';
import { Narrator } from './Narrator';
import { Narrow } from './Narrow';
import { SeatDialog } from './SeatDialog';
import { TableBar } from './TableBar';
import { TableMenu } from './TableMenu';
import type { TableProps } from './tableProps';
import { Wide } from './Wide';

/** The running game. The board keeps its place in the tree whatever the layout, so it is never drawn anew. */
export function Playing({ table, game }: { table: LiveTable; game: GameSession }) {
  const [menu, setMenu] = useState(false);
  const [seat, setSeat] = useState<number | null>(null);
  const end = useEnd(game);
  useAttention(table, game);
  useNoUpdate(game);
  useUndoKey(game);
  const props: TableProps = { table, game, onSeat: setSeat, onResult: end.open };
  const id = table.tree.value?.table.game ?? '';
  const skip = (): void => game.store.motion.skip();
  return (
    <div class={`table-page table-${layout.value} game-${id}`} onPointerDownCapture={skip}>
      <TableBar table={table} game={game} onMenu={() => setMenu(true)} />
      {layout.value === 'wide' ? <Wide {...props} /> : <Narrow {...props} />}
      <Narrator game={game} />
      <TableMenu table={table} game={game} open={menu} onClose={() => setMenu(false)} />
      <SeatDialog game={game} seat={seat} onClose={() => setSeat(null)} />
      {end.shown && <EndScreen table={table} game={game} onClose={end.close} />}
    </div>
  );
}

/** Ctrl+Z takes back a move as it takes back words, unless somebody is typing. */
function useUndoKey({ store }: GameSession): void {
  useEffect(() => {
    const byKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
      const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || isTyping || !store.canUndo.peek()) return;
      event.preventDefault();
      store.undo();
    };
    addEventListener('keydown', byKey);
    return () => removeEventListener('keydown', byKey);
  }, [store]);
}

/** A new version of the page is not offered in the middle of a game. */
function useNoUpdate({ store }: GameSession): void {
  const isOver = store.look.value.outcome !== null;
  useEffect(() => {
    mayUpdate.value = isOver;
    return () => {
      mayUpdate.value = true;
    };
  }, [isOver]);
}
