import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n';
import type { GameSession } from '../../store/gameSession';
import type { LiveTable } from '../../store/liveTable';
import { isShort, layout } from '../../ui/media';
import { SeatChip } from '../../ui/SeatChip';
import { Sheet } from '../../ui/Sheet';
import type { Stop } from '../../ui/sheetStops';
import { Tabs, type Tab } from '../../ui/Tabs';
import { SheetActions, SheetPrompt } from './PromptPlace';
import type { TableProps } from './tableProps';
import { TableLog, Talk } from './Talk';
import { useUnread } from './unread';

const MINE = 'mine';
const TALK = 'talk';

/** Phones and tablets: people on top, the board, and a sheet with the question, one pane and the actions. */
export function Narrow(props: TableProps) {
  const { table, game, onSeat } = props;
  const { screen, store } = game;
  const tabs = tabsOf(table, game);
  const [tab, setTab] = useState(store.seat === null ? (tabs[0]?.id ?? TALK) : MINE);
  const [stop, setStop] = useState<Stop>(isShort.peek() && layout.peek() === 'tall' ? 'peek' : 'half');
  const isTalk = tab === TALK && stop !== 'peek';
  const unread = useUnread(table, isTalk);
  const select = (id: string): void => {
    setStop(id === tab && stop !== 'peek' ? 'peek' : 'half');
    setTab(id);
  };
  useTabKeys(tabs, select);
  const { Board } = screen;
  return (
    <>
      <div class="seat-strip" role="group" aria-label={t('ui.people')}>
        {store.seats.value.map((seat, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
          <SeatChip key={index} seat={seat} onClick={() => onSeat(index)} />
        ))}
      </div>
      <main class="table-board">
        <div class="table-felt" data-game>
          <Board />
        </div>
      </main>
      <div class="table-sheet">
        <Sheet
          stop={stop}
          onStop={setStop}
          lit={screen.prompt.value !== null}
          head={<SheetPrompt {...props} />}
          foot={<SheetActions {...props} />}
        >
          <div class={`sheet-pane sheet-pane-${tab}`} role="tabpanel" data-game={tab !== TALK || undefined} aria-label={tabs.find(({ id }) => id === tab)?.text}>
            <Pane tab={tab} table={table} game={game} />
          </div>
          {layout.value === 'side' && !isShort.value && tab !== TALK && (
            <div class="side-log">
              <TableLog game={game} />
            </div>
          )}
        </Sheet>
        <Tabs label={t('table.panes')} tabs={withBadge(tabs, unread)} selected={tab} onSelect={select} look="bar" />
      </div>
    </>
  );
}

function Pane({ tab, table, game }: { tab: string; table: LiveTable; game: GameSession }) {
  const { Mine, panes } = game.screen;
  if (tab === MINE) return <Mine />;
  if (tab === TALK) return <Talk table={table} game={game} />;
  const Body = panes.find(({ id }) => id === tab)?.Body;
  return Body ? <Body /> : null;
}

function tabsOf(table: LiveTable, { screen }: GameSession): readonly Tab<string>[] {
  const mine: Tab<string> = { id: MINE, text: t('table.tab.mine'), icon: 'hand' };
  const panes = screen.panes.map(({ id, icon, text }) => ({ id, icon, text: text() }));
  const talk: Tab<string> = { id: TALK, text: t('ui.logChat'), icon: 'chat' };
  return table.seat.value === null ? [...panes, talk] : [mine, ...panes, talk];
}

function withBadge(tabs: readonly Tab<string>[], unread: number): readonly Tab<string>[] {
  return tabs.map((tab) => (tab.id === TALK ? { ...tab, badge: unread } : tab));
}

/** 1 to 5 choose a tab, unless somebody is typing. */
function useTabKeys(tabs: readonly Tab<string>[], select: (id: string) => void): void {
  useEffect(() => {
    const byKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
      const tab = tabs[Number(event.key) - 1];
      if (tab && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) select(tab.id);
    };
    addEventListener('keydown', byKey);
    return () => removeEventListener('keydown', byKey);
  });
}
