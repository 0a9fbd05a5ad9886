import './app.css';
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
