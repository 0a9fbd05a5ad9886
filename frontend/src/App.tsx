import './app.css';
import { useEffect, useRef } from 'preact/hooks';
import { t } from './i18n';
import { lazy } from './lazy';
import { Home } from './pages/Home';
import { NotFound } from './pages/NotFound';
import { updateLater, updateNow, updateOffered } from './pwa';
import { href, route, type Route } from './router';
import { ErrorBoundary } from './ui/ErrorBoundary';
import { Toasts } from './ui/Toasts';

const Settings = lazy(async () => (await import('./pages/Settings')).Settings);
const Replay = lazy(async () => (await import('./pages/Replay')).Replay);
const Rules = lazy(async () => (await import('./pages/Rules')).Rules);
const Table = lazy(async () => (await import('./pages/Table')).Table);

export function App() {
  useFocus(href(route.value));
  return (
    <>
      <ErrorBoundary resetKey={href(route.value)}>
        <Page route={route.value} />
      </ErrorBoundary>
      <UpdateOffer />
      <Toasts />
    </>
  );
}

/** After a change of pages the reader begins at the top, not where the old page was left. */
function useFocus(address: string): void {
  const first = useRef(address);
  useEffect(() => {
    if (first.current === address) return;
    first.current = '';
    const top = document.querySelector<HTMLElement>('h1, main');
    if (!top) return;
    top.tabIndex = -1;
    top.focus({ preventScroll: true });
  }, [address]);
}

function Page({ route: at }: { route: Route }) {
  switch (at.page) {
    case 'home':
      return <Home />;
    case 'settings':
      return <Settings />;
    case 'table':
      return <Table key={at.code} code={at.code} />;
    case 'watch':
      return <Table key={at.code} code={at.code} watch />;
    case 'replay':
      return <Replay key={at.id} code={at.id} />;
    case 'rules':
      return <Rules game={at.game} />;
    case 'not-found':
      return <NotFound />;
  }
}

/** Only between games; see pwa.ts. */
function UpdateOffer() {
  if (!updateOffered.value) return null;
  return (
    <div class="update-offer toast toast-plain" role="status">
      <p>{t('ui.update.title')}</p>
      <button type="button" class="toast-action" onClick={updateLater}>
        {t('ui.update.later')}
      </button>
      <button type="button" class="toast-action" onClick={() => void updateNow()}>
        {t('ui.update.now')}
      </button>
    </div>
  );
}
