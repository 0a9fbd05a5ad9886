import './home.css';
import { t } from '../i18n';
import { isDark, settings } from '../settings';
import { Pill } from '../ui/Chip';
import { ConnectionBadge } from '../ui/ConnectionBadge';
import { Icon } from '../ui/Icon';
import { IconButton, IconLink } from '../ui/IconButton';
import type { IconName } from '../ui/icons';
import { TopBar } from '../ui/TopBar';
import { Hero } from './home/Hero';
import type { HomeActions, HomeModel } from './home/model';
import { PlayNow } from './home/PlayNow';
import { PrivateTable } from './home/PrivateTable';
import { Profile } from './home/Profile';
import { LiveTables, MyGames, OpenTables } from './home/TableLists';

export function Home({ model, actions }: { model: HomeModel; actions: HomeActions }) {
  return (
    <div class="home-page">
      <TopBar right={<BarRight model={model} />}>
        <nav class="home-nav wide-only" aria-label={t('home.nav')}>
          <a href="#play" aria-current="page">
            {t('home.nav.play')}
          </a>
          <a href="#watch">{t('home.nav.watch')}</a>
          <a href="#mine">{t('home.nav.replays')}</a>
          <a href="/rules/oddville">{t('home.nav.rules')}</a>
        </nav>
      </TopBar>
      <main class={`home ${model.mine.length > 0 ? 'home-with-mine' : ''}`}>
        <Hero onJoin={actions.join} {...(model.unknownCode !== undefined && { unknownCode: model.unknownCode })} />
        <MyGames games={model.mine} onOpen={actions.openGame} />
        <PlayNow games={model.games} busy={model.busy} onPlay={actions.playNow} />
        <PrivateTable table={model.privateTable} actions={actions} busy={model.busy} />
        <OpenTables tables={model.open} onJoin={actions.join} />
        <LiveTables tables={model.live} onWatch={actions.watch} />
      </main>
      <nav class="thumb-nav narrow-only" aria-label={t('home.nav')}>
        <ThumbLink href="#play" icon="play" text={t('home.nav.play')} current />
        <ThumbLink href="#tables" icon="users" text={t('home.nav.tables')} />
        <ThumbLink href="#watch" icon="eye" text={t('home.nav.watch')} />
        <ThumbLink href="/rules/oddville" icon="book" text={t('home.nav.rules')} />
      </nav>
    </div>
  );
}

function BarRight({ model }: { model: HomeModel }) {
  const theme = isDark.value ? 'light' : 'dark';
  return (
    <>
      {model.connection.state !== 'live' ? (
        <ConnectionBadge connection={model.connection} />
      ) : (
        model.people !== null && (
          <Pill class="wide-only">
            <i class="connection-dot" />
            {t('home.here', { n: model.people })}
          </Pill>
        )
      )}
      <IconButton
        icon={theme === 'light' ? 'sun' : 'moon'}
        label={t(theme === 'light' ? 'ui.theme.toLight' : 'ui.theme.toDark')}
        onClick={() => {
          settings.theme.value = theme;
        }}
      />
      <IconLink icon="gear" label={t('settings.title')} href="/settings" />
      <Profile />
    </>
  );
}

function ThumbLink({ href, icon, text, current = false }: { href: string; icon: IconName; text: string; current?: boolean }) {
  return (
    <a href={href} aria-current={current ? 'page' : undefined}>
      <Icon name={icon} />
      {text}
    </a>
  );
}
