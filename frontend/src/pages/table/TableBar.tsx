import { lookUp, t } from '../../i18n';
import type { LinkState } from '../../net/link';
import { href, isGame } from '../../router';
import { settings } from '../../settings';
import type { GameSession } from '../../store/gameSession';
import type { LiveTable } from '../../store/liveTable';
import { Pill } from '../../ui/Chip';
import { ConnectionBadge, type Connection } from '../../ui/ConnectionBadge';
import { Icon } from '../../ui/Icon';
import { IconButton, IconLink } from '../../ui/IconButton';
import { TopBar } from '../../ui/TopBar';

interface Props {
  table: LiveTable;
  game: GameSession | null;
  onMenu?: () => void;
}

export function TableBar({ table, game, onMenu }: Props) {
  const tree = table.tree.value;
  if (!tree) return <TopBar back="/" />;
  const { code, game: id, seats, spectators } = tree.table;
  const about = [t('table.code', { code }), t('table.players', { n: seats.length }), game?.screen.progress.value];
  return (
    <TopBar
      title={lookUp(`home.game.${id}`) ?? id}
      subtitle={about.filter(Boolean).join(' · ')}
      back="/"
      right={
        <>
          {game && <Warning game={game} />}
          {spectators > 0 && <Watchers n={spectators} />}
          <ConnectionBadge connection={connectionOf(table.link.value)} />
          {isGame(id) && <IconLink icon="help" label={t('ui.help')} href={href({ page: 'rules', game: id })} class="wide-only" newTab />}
          <SoundButton />
          {game?.store.canUndo.value && <IconButton icon="undo" label={t('ui.undo')} tip="end" onClick={() => game.store.undo()} />}
          {onMenu && <IconButton icon="menu" label={t('ui.menu')} tip="end" onClick={onMenu} />}
        </>
      }
    >
      {game && <Now game={game} />}
    </TopBar>
  );
}

export function connectionOf(link: LinkState): Connection {
  if (link.kind === 'live') return link.ping === null ? { state: 'live' } : { state: 'live', ping: Math.round(link.ping) };
  return link.kind === 'connecting' ? { state: 'connecting' } : { state: 'offline' };
}

/** Whose move it is, in words: the lamp is lit when it is mine. */
function Now({ game: { store, screen } }: { game: GameSession }) {
  const isMine = screen.prompt.value !== null && store.seat !== null;
  if (store.seat === null) {
    return (
      <Pill class="wide-only">
        <Icon name="eye" size="s" />
        {t('table.watching')}
      </Pill>
    );
  }
  if (!isMine) return null;
  return (
    <Pill kind="lamp" class="wide-only">
      <Icon name="bolt" size="s" />
      {t('table.yourMove')}
    </Pill>
  );
}

function Warning({ game }: { game: GameSession }) {
  const text = game.screen.warning.value;
  if (!text) return null;
  return (
    <Pill class="table-warning wide-only">
      <Icon name="hourglass" size="s" />
      {text}
    </Pill>
  );
}

function Watchers({ n }: { n: number }) {
  return (
    <Pill class="table-watchers">
      <Icon name="eye" size="s" />
      <span class="sr-only">{t('ui.watchers', { n })}</span>
      <span aria-hidden="true">{n}</span>
    </Pill>
  );
}

function SoundButton() {
  const on = settings.sound.value;
  return (
    <IconButton
      icon={on ? 'sound' : 'mute'}
      label={t(on ? 'ui.sound.off' : 'ui.sound.on')}
      tip="end"
      class="wide-only"
      onClick={() => {
        settings.sound.value = !on;
      }}
    />
  );
}
