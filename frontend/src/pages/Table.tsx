import './table/table.css';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { Problem } from '../net/api';
import type { Ending } from '../net/link';
import { go } from '../router';
import type { LiveTable } from '../store/liveTable';
import { Button } from '../ui/Button';
import { Message } from '../ui/ErrorScreen';
import { Spinner } from '../ui/Spinner';
import { TopBar } from '../ui/TopBar';
import { Gathering } from './table/Gathering';
import { LinkToast } from './table/LinkToast';
import { Playing } from './table/Playing';
import { useGame, useTable } from './table/useTable';

interface Props {
  code: string;
  /** Came to watch: whoever has a seat here is led to it. */
  watch?: boolean;
}

export function Table({ code, watch = false }: Props) {
  const opening = useTable(code);
  if (!opening) return <Opening />;
  if ('error' in opening) return <Failed error={opening.error} />;
  return <OpenTable table={opening.table} code={code} watch={watch} />;
}

function OpenTable({ table, code, watch }: { table: LiveTable; code: string; watch: boolean }) {
  const game = useGame(table);
  const link = table.link.value;
  const tree = table.tree.value;
  const seat = table.seat.value;
  useEffect(() => {
    if (watch && seat !== null) go({ page: 'table', code }, 'replace');
  }, [watch, seat]);
  if (link.kind === 'moved') return <Moved onBack={() => table.reconnect()} />;
  if (link.kind === 'ended') return <Ended why={link.why} />;
  if (!tree) return <Opening />;
  return (
    <>
      {tree.look === null ? <Gathering table={table} tree={tree} /> : game ? <Playing table={table} game={game} /> : <Opening />}
      <LinkToast table={table} />
    </>
  );
}

function Opening() {
  return (
    <>
      <TopBar back="/" />
      <main class="page-spinner">
        <Spinner late />
      </main>
    </>
  );
}

function Moved({ onBack }: { onBack: () => void }) {
  return (
    <Words title={t('table.moved.title')} text={t('table.moved.text')}>
      <Button kind="primary" icon="play" onClick={onBack}>
        {t('table.moved.here')}
      </Button>
    </Words>
  );
}

function Ended({ why }: { why: Ending }) {
  const isOld = why === 'version-not-spoken' || why === 'malformed' || why === 'too-large';
  if (!isOld) return <Words title={t('table.gone.title')} text={t('table.gone.text')} />;
  return (
    <Words title={t('table.old.title')} text={t('table.old.text')}>
      <Button kind="primary" icon="refresh" onClick={() => location.reload()}>
        {t('ui.error.reload')}
      </Button>
    </Words>
  );
}

function Failed({ error }: { error: unknown }) {
  if (!(error instanceof Problem)) throw error;
  return (
    <Words title={t('ui.unreachable.title')} text={t('ui.unreachable.text')}>
      <Button kind="primary" icon="refresh" onClick={() => location.reload()}>
        {t('ui.retry')}
      </Button>
    </Words>
  );
}

function Words({ title, text, children }: { title: string; text: string; children?: preact.ComponentChildren }) {
  return (
    <>
      <TopBar back="/" />
      <Message title={title} text={text}>
        <div class="message-ways">
          <Button icon="home" onClick={() => go({ page: 'home' })}>
            {t('ui.error.home')}
          </Button>
          {children}
        </div>
      </Message>
    </>
  );
}
