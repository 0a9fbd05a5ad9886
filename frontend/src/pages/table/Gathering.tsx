import './gathering.css';
import { useEffect } from 'preact/hooks';
import { lookUp, t } from '../../i18n';
import type { Draft } from '../../net/outbox';
import type { Tree } from '../../net/schema.gen';
import { isGame } from '../../router';
import type { LiveTable } from '../../store/liveTable';
import { Button } from '../../ui/Button';
import { useSecondsLeft } from '../../ui/clock';
import { Panel } from '../../ui/Panel';
import { PICTURES } from '../home/pictures';
import { useTitle } from '../title';
import { Choices } from './Choices';
import { ask } from './commands';
import { GatheringSeats } from './GatheringSeats';
import { Invitation } from './Invitation';
import { TableBar } from './TableBar';
import { TableChat } from './Talk';

interface Props {
  table: LiveTable;
  tree: Tree;
}

/** Before the start: people come, sit down, get ready. */
export function Gathering({ table, tree }: Props) {
  const { code, game } = tree.table;
  const command = (draft: Draft): void => void ask(table, draft);
  useTitle(lookUp(`home.game.${game}`) ?? game);
  const isAlone = tree.table.seats.length === 1 && tree.me.seat === 0;
  useEffect(() => {
    if (isAlone) command({ tag: 'start', nonce: NO_NONCE });
  }, [isAlone]);
  return (
    <div class="gathering-page">
      <TableBar table={table} game={null} />
      <main class="gathering">
        <div class="gathering-main">
          <Panel title={t('table.seats')} aside={<StartsSoon table={table} tree={tree} />} class="gathering-panel">
            <GatheringSeats tree={tree} command={command} />
          </Panel>
          <Panel title={t('ui.chat')} class="gathering-chat">
            <TableChat table={table} />
          </Panel>
        </div>
        <div class="gathering-side">
          <section class="panel gathering-invitation">
            {isGame(game) && <img class="gathering-art" src={PICTURES[game]} alt="" width="280" height="120" />}
            <Invitation code={code} />
          </section>
          <Choices tree={tree} configure={(change) => ask(table, change(table.tree.peek() ?? tree))} />
        </div>
      </main>
      <footer class="gathering-foot">
        <Going tree={tree} command={command} />
      </footer>
    </div>
  );
}

/** The one thing to do now: sit down, get ready, or start. */
function Going({ tree, command }: { tree: Tree; command: (draft: Draft) => void }) {
  const { seats, host } = tree.table;
  const me = tree.me.seat;
  const free = seats.findIndex((seat) => seat.kind === 'empty');
  if (me < 0) {
    return free < 0 ? (
      <p class="muted">{t('table.full')}</p>
    ) : (
      <Button kind="primary" size="big" icon="users" onClick={() => command({ tag: 'sit', seat: free })}>
        {t('table.sit')}
      </Button>
    );
  }
  const mine = seats[me];
  if (me !== host) {
    const ready = mine?.ready ?? false;
    return (
      <Button
        kind={ready ? 'plain' : 'primary'}
        size="big"
        icon="check"
        onClick={() => command({ tag: 'set-ready', ready: !ready, nonce: nonce() })}
      >
        {ready ? t('table.notReady') : t('table.ready')}
      </Button>
    );
  }
  return (
    <>
      <p class="muted gathering-why">{whyNotYet(tree)}</p>
      <Button
        kind="primary"
        size="big"
        icon="play"
        disabled={whyNotYet(tree) !== ''}
        onWhyNot={() => command({ tag: 'start', nonce: nonce() })}
        onClick={() => command({ tag: 'start', nonce: nonce() })}
      >
        {t('home.private.start', { n: seats.length })}
      </Button>
    </>
  );
}

/** Only to say early what the server would say: the last word is with the server. */
function whyNotYet({ table: { seats, host } }: Tree): string {
  const free = seats.filter((seat) => seat.kind === 'empty').length;
  if (free > 0) return t('table.why.free', { n: free });
  const slow = seats.filter((seat, index) => seat.kind === 'person' && index !== host && !seat.ready);
  return slow.length > 0 ? t('table.why.ready', { names: slow.map((seat) => seat.name) }) : '';
}

/** Somebody alone needs no say in the luck, and today's puzzle must be the same for all. */
const NO_NONCE = new Uint8Array(0);

/** My share of the game's luck. */
function nonce(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(16));
}

function StartsSoon({ table, tree }: Props) {
  const { startsMs, seats } = tree.table;
  const left = useSecondsLeft(startsMs > 0 ? table.clock.local(startsMs) : null);
  const taken = seats.filter((seat) => seat.kind !== 'empty').length;
  return <>{left === null ? t('table.taken', { taken, seats: seats.length }) : t('table.startsIn', { n: left })}</>;
}
