import { Home } from './Home';
import { home, homeActions } from './kit/homeData';

/** For developers: every piece and state in one place. Unlinked, and in English only. */
export function Kit() {
  return <Home model={home} actions={homeActions} />;
}
