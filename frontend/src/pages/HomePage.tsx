import { signal } from '@preact/signals';
import { t } from '../i18n';
import { go } from '../router';
import { toast } from '../ui/toasts';
import { Home } from './Home';
import { GAME_FACTS, type HomeActions, type HomeModel } from './home/model';

/** What the lobby told last. Whoever talks to the server writes it. */
export const lobby = signal<HomeModel>({
  connection: { state: 'offline' },
  people: null,
  games: GAME_FACTS,
  mine: [],
  open: [],
  live: [],
  privateTable: null,
  busy: false,
});

const notConnected = (): void => {
  toast({ kind: 'bad', text: t('ui.connection.offline') });
};

/** Replaced by the server's client when there is one. */
export const lobbyActions = signal<HomeActions>({
  playNow: notConnected,
  join: (code) => go({ page: 'table', code }),
  makePrivate: notConnected,
  addBot: notConnected,
  removeSeat: notConnected,
  setBotsReplace: notConnected,
  setPace: notConnected,
  start: notConnected,
  openGame: (game) => go({ page: 'table', code: game.code }),
  watch: (code) => go({ page: 'watch', code }),
});

export function HomePage() {
  return <Home model={lobby.value} actions={lobbyActions.value} />;
}
