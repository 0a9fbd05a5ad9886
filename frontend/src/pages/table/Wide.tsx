import { t } from '../../i18n';
import { Panel } from '../../ui/Panel';
import { SeatPanel } from '../../ui/SeatPanel';
import { PromptPlace } from './PromptPlace';
import type { TableProps } from './tableProps';
import { Talk } from './Talk';

/** Desktop: people left, board in the middle, talk right, my things along the bottom. */
export function Wide(props: TableProps) {
  const { table, game, onSeat } = props;
  const { screen, store } = game;
  const { Board, Mine, SeatFacts } = screen;
  const seats = store.seats.value;
  const me = store.seat;
  const left = screen.panes.filter((pane) => pane.wide === 'left');
  const right = screen.panes.filter((pane) => pane.wide === 'right');
  return (
    <>
      <aside class="table-left" aria-label={t('ui.people')}>
        {seats.map((state, seat) =>
          seat === me ? null : (
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
            <SeatPanel key={seat} seat={state} onOpen={() => onSeat(seat)}>
              <SeatFacts seat={seat} />
            </SeatPanel>
          ),
        )}
        {left.map(({ id, text, Body }) => (
          <Panel key={id} title={text()} class="table-pane">
            <div data-game>
              <Body />
            </div>
          </Panel>
        ))}
      </aside>
      <main class="table-board">
        <div class="table-felt" data-game>
          <Board />
        </div>
        <PromptPlace {...props} />
      </main>
      <aside class="table-right" aria-label={t('ui.logChat')}>
        {right.map(({ id, text, Body }) => (
          <Panel key={id} title={text()} class="table-pane">
            <div data-game>
              <Body />
            </div>
          </Panel>
        ))}
        <div class="panel talk-panel">
          <Talk table={table} game={game} />
        </div>
      </aside>
      {me !== null && seats[me] && (
        <section class="table-dock" aria-label={t('table.mine')}>
          <div class="dock-me">
            <SeatPanel seat={seats[me]} onOpen={() => onSeat(me)}>
              <SeatFacts seat={me} />
            </SeatPanel>
          </div>
          <div class="dock-mine" data-game>
            <Mine />
          </div>
        </section>
      )}
    </>
  );
}
