import './table/table.css';
import './replay/replay.css';
import { useEffect } from 'preact/hooks';
import { list, lookUp, t } from '../i18n';
import { Problem } from '../net/api';
import { go } from '../router';
import { Button } from '../ui/Button';
import { Message } from '../ui/ErrorScreen';
import { Select } from '../ui/Field';
import { IconButton } from '../ui/IconButton';
import { Spinner } from '../ui/Spinner';
import { TopBar } from '../ui/TopBar';
import { canShare, copyText, shareLink } from '../ui/sharing';
import { Caption } from './replay/Caption';
import { Controls } from './replay/Controls';
import { MoveList } from './replay/MoveList';
import { PointsGraph } from './replay/PointsGraph';
import { useTitle } from './title';
import { useReplay, type Replay as Recorded } from './replay/useReplay';

export function Replay({ code }: { code: string }) {
  const opening = useReplay(code);
  if (!opening) {
    return (
      <>
        <TopBar back="/" />
        <main class="page-spinner">
          <Spinner late />
        </main>
      </>
    );
  }
  if ('error' in opening) return <NoReplay error={opening.error} />;
  return <Player replay={opening.replay} />;
}

function Player({ replay }: { replay: Recorded }) {
  const { table, game } = replay;
  useKeys(replay);
  useTitle(t('table.replay.title', { name: lookUp(`home.game.${table.tree.value.table.game}`) ?? '' }));
  const { Board } = game.screen;
  const id = table.tree.value.table.game;
  return (
    <div class={`replay-page game-${id}`}>
      <TopBar
        title={t('table.replay.title', { name: lookUp(`home.game.${id}`) ?? id })}
        subtitle={subtitle(replay)}
        back="/"
        right={<BarRight replay={replay} />}
      />
      <main class="replay-board table-board">
        <div class="table-felt" data-game>
          <Board />
        </div>
        <Caption replay={replay} />
      </main>
      <section class="panel replay-panel" aria-label={t('table.replay.points')}>
        <PointsGraph replay={replay} />
        <Controls table={table} />
      </section>
      <MoveList replay={replay} />
    </div>
  );
}

function BarRight({ replay: { table, game } }: { replay: Recorded }) {
  const { store } = game;
  const position = table.position.value;
  const share = (): void => {
    const link = `${location.origin}${location.pathname}#${position}`;
    void (canShare() ? shareLink(link) : copyText(link));
  };
  return (
    <>
      <div class="wide-only">
        <Select
          label={t('table.replay.view')}
          hideLabel
          value={String(store.perspective.value)}
          options={store.seats.value.map((seat, index) => ({ value: String(index), text: seat.name }))}
          onChange={(seat) => {
            store.perspective.value = Number(seat);
          }}
        />
      </div>
      <Button size="small" icon="share" class="wide-only" onClick={share}>
        {t('table.replay.share', { n: position })}
      </Button>
      <IconButton icon="share" class="narrow-only" tip="end" label={t('table.replay.share', { n: position })} onClick={share} />
    </>
  );
}

function subtitle({ table, game, outcome }: Recorded): string {
  const code = t('table.code', { code: table.tree.value.table.code });
  if (!outcome) return code;
  const winners = [...outcome.ranks.keys()].filter((seat) => outcome.ranks[seat] === 1);
  const names = list(winners.map((seat) => game.store.seats.value[seat]?.name ?? ''));
  return `${code} · ${t('table.replay.won', { names, points: outcome.points[winners[0] ?? 0] ?? 0 })}`;
}

/** Space plays, arrows step; whoever types or sits on a control keeps the keys. */
function useKeys({ table }: Recorded): void {
  useEffect(() => {
    const acts: Record<string, () => void> = {
      ' ': () => (table.playing.peek() ? table.pause() : table.play()),
      ArrowRight: () => table.step(1),
      ArrowLeft: () => table.step(-1),
      Home: () => table.seek(0),
      End: () => table.seek(table.length),
    };
    const byKey = (event: KeyboardEvent): void => {
      const isTaken = event.target instanceof Element && event.target.closest('input, select, button, a, .camera, [role="grid"]');
      const act = acts[event.key];
      if (!act || isTaken) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', byKey);
    return () => removeEventListener('keydown', byKey);
  }, [table]);
}

function NoReplay({ error }: { error: unknown }) {
  if (!(error instanceof Problem)) throw error;
  const isOffline = error.code === 'offline';
  return (
    <>
      <TopBar back="/" />
      <Message
        title={isOffline ? t('ui.unreachable.title') : t('ui.replay.none')}
        text={isOffline ? t('ui.unreachable.text') : t('ui.replay.none.text')}
      >
        <div class="message-ways">
          <Button kind="primary" icon="home" onClick={() => go({ page: 'home' })}>
            {t('ui.error.home')}
          </Button>
        </div>
      </Message>
    </>
  );
}
