import { signal } from '@preact/signals';

export type GameId = 'oddville' | 'venice' | 'doodlecity';

export const GAMES: readonly GameId[] = ['oddville', 'venice', 'doodlecity'];

export type Route =
  | { page: 'home' }
  | { page: 'table'; code: string }
  | { page: 'watch'; code: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: GameId }
  | { page: 'settings' }
  | { page: 'not-found'; path: string };

export function isGame(name: string): name is GameId {
  return GAMES.some((game) => game === name);
}

/** Table codes are letters and digits; people type them in any case. */
const CODE = /^[A-Za-z0-9]{4,8}$/;

export function parse(path: string): Route {
  const [head = '', tail = '', ...rest] = path.split('/').slice(1).map(decode);
  const notFound: Route = { page: 'not-found', path };
  if (rest.length > 0) return notFound;
  switch (head) {
    case '':
      return tail ? notFound : { page: 'home' };
    case 't':
      return CODE.test(tail) ? { page: 'table', code: tail.toUpperCase() } : notFound;
    case 'watch':
      return CODE.test(tail) ? { page: 'watch', code: tail.toUpperCase() } : notFound;
    case 'replay':
      return tail ? { page: 'replay', id: tail } : notFound;
    case 'rules':
      return isGame(tail) ? { page: 'rules', game: tail } : notFound;
    case 'settings':
      return tail ? notFound : { page: 'settings' };
    default:
      return notFound;
  }
}

export function href(to: Route): string {
  switch (to.page) {
    case 'home':
      return '/';
    case 'table':
      return `/t/${to.code}`;
    case 'watch':
      return `/watch/${to.code}`;
    case 'replay':
      return `/replay/${encodeURIComponent(to.id)}`;
    case 'rules':
      return `/rules/${to.game}`;
    case 'settings':
      return '/settings';
    case 'not-found':
      return to.path;
  }
}

export const route = signal<Route>({ page: 'home' });

export function go(to: Route, how: 'push' | 'replace' = 'push'): void {
  const url = href(to);
  if (how === 'push') history.pushState(null, '', url);
  else history.replaceState(null, '', url);
  route.value = parse(url);
  scrollTo(0, 0);
}

/** Takes over the address bar and every plain click on a link of ours. Returns what undoes it. */
export function startRouter(): () => void {
  const read = (): void => {
    route.value = parse(location.pathname);
  };
  read();
  addEventListener('popstate', read);
  document.addEventListener('click', followLink);
  return () => {
    removeEventListener('popstate', read);
    document.removeEventListener('click', followLink);
  };
}

function followLink(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(parse(link.pathname));
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
