import './endScreen.css';
import { useEffect, useState } from 'preact/hooks';
import type { Outcome } from '../../games/contract';
import { list, lookUp, t } from '../../i18n';
import { go, href } from '../../router';
import type { GameSession } from '../../store/gameSession';
import type { LiveTable } from '../../store/liveTable';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { Count } from '../../ui/Count';
import { Dialog } from '../../ui/Dialog';
import type { SeatState } from '../../ui/SeatChip';
import { canShare, copyText, shareLink } from '../../ui/sharing';
import { play } from '../../ui/sound';
import { ask } from './commands';
import { ScoreSheet } from './ScoreSheet';

/** Opens by itself once the last move has been seen; afterwards it is there on request. */
export function useEnd({ store }: GameSession): { shown: boolean; open: () => void; close: () => void } {
  const isOver = store.look.value.outcome !== null && !store.motion.busy.value;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!isOver) return;
    setShown(true);
    play('end');
  }, [isOver]);
  return { shown: shown && store.look.value.outcome !== null, open: () => setShown(true), close: () => setShown(false) };
}

interface Props {
  table: LiveTable;
  game: GameSession;
  onClose: () => void;
}

export function EndScreen({ table, game, onClose }: Props) {
  const { store, screen } = game;
  const seats = store.seats.value;
  const outcome = store.look.value.outcome;
  const code = table.tree.value?.table.code ?? '';
  if (!outcome) return null;
  const ranked = [...seats.keys()].toSorted((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0));
  const { Afterword } = screen;
  const link = location.origin + href({ page: 'replay', id: code });
  return (
    <Dialog
      title={headline(outcome, seats, store.seat)}
      open
      wide
      onClose={onClose}
      foot={
        <>
          <Button icon="share" onClick={() => void (canShare() ? shareLink(link) : copyText(link))}>
            {t('ui.share')}
          </Button>
          <Button icon="play" onClick={() => go({ page: 'replay', id: code })}>
            {t('table.replay')}
          </Button>
          <Rematch table={table} />
        </>
      }
    >
      <p class="end-reason">{reasonText(table, outcome)}</p>
      <ol class="end-ranks">
        {ranked.map((seat) => (
          <Standing key={seat} game={game} seat={seat} outcome={outcome} />
        ))}
      </ol>
      {Afterword && <Afterword />}
    </Dialog>
  );
}

function reasonText(table: LiveTable, { reason }: Outcome): string {
  const game = table.tree.value?.table.game ?? '';
  return lookUp(`${game}.end.${reason}`) ?? t('table.over');
}

function headline({ ranks }: Outcome, seats: readonly SeatState[], me: number | null): string {
  const winners = seats.filter((_, seat) => ranks[seat] === 1);
  const isMine = me !== null && ranks[me] === 1;
  if (seats.length === 1) return t('table.end.solo');
  if (isMine) return winners.length > 1 ? t('table.end.shared') : t('table.end.won');
  return t('table.end.wins', { names: list(winners.map((seat) => seat.name)), n: winners.length });
}

function Standing({ game, seat, outcome }: { game: GameSession; seat: number; outcome: Outcome }) {
  const state = game.store.seats.value[seat];
  const points = outcome.points[seat] ?? 0;
  const rank = outcome.ranks[seat] ?? 0;
  if (!state) return null;
  return (
    <li class={`end-rank p-${state.colour} ${rank === 1 ? 'end-first' : ''}`}>
      <details open={state.me || game.store.seats.value.length === 1}>
        <summary>
          <span class="num end-place" aria-label={t('ui.rank', { rank, total: outcome.ranks.length })}>
            {rank}
          </span>
          <Avatar colour={state.colour} presence={state.presence} />
          <b class="end-name">{state.me ? t('ui.you') : state.name}</b>
          <Count class="num end-points" value={points} />
        </summary>
        <ScoreSheet lines={game.screen.score(seat)} total={points} />
      </details>
    </li>
  );
}

/** A new table opens when all people here want it; then everybody is led there. */
function Rematch({ table }: { table: LiveTable }) {
  const tree = table.tree.value;
  const mine = tree?.table.seats[tree.me.seat];
  const next = tree?.table.nextCode ?? '';
  useEffect(() => {
    if (next && mine?.wantsRematch) go({ page: 'table', code: next });
  }, [next]);
  if (!tree || !mine) return null;
  if (next) {
    return (
      <Button kind="primary" icon="refresh" onClick={() => go({ page: 'table', code: next })}>
        {t('table.rematch.go')}
      </Button>
    );
  }
  const waits = tree.table.seats.filter((seat) => seat.kind === 'person' && !seat.wantsRematch);
  return (
    <Button kind="primary" icon="refresh" busy={mine.wantsRematch} onClick={() => void ask(table, { tag: 'rematch' })}>
      {mine.wantsRematch ? t('table.rematch.waits', { names: waits.map((seat) => seat.name) }) : t('table.rematch')}
    </Button>
  );
}
