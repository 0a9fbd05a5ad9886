import './home.css';
import { t } from '../i18n';
import { isDark, settings } from '../settings';
import { Pill } from '../ui/Chip';
import { ConnectionBadge } from '../ui/ConnectionBadge';
import { Icon } from '../ui/Icon';
import { IconButton, IconLink } from '../ui/IconButton';
import type { IconName } from '../ui/icons';
import { TopBar } from '../ui/TopBar';
import { useTitle } from './title';
import { Hero } from './home/Hero';
import { isReachable, lobby, useLobby } from './home/lobby';
import { PlayNow } from './home/PlayNow';
import { PrivateTable } from './home/PrivateTable';
import { Profile } from './home/Profile';
import { LiveTables, MyGames, OpenTables } from './home/TableLists';

export function Home() {
  useLobby();
  useTitle('');
  const { mine = [], open, live } = lobby.value ?? {};
  return (
    <div class="home-page">
      <TopBar right={<BarRight />}>
        <nav class="home-nav wide-only" aria-label={t('home.nav')}>
          <a href="#play" aria-current="page">
            {t('home.nav.play')}
          </a>
          <a href="#watch">{t('home.nav.watch')}</a>
          {mine.length > 0 && <a href="#mine">{t('home.nav.replays')}</a>}
          <a href="/rules/oddville">{t('home.nav.rules')}</a>
        </nav>
      </TopBar>
      <main class={`home ${mine.length > 0 ? 'home-with-mine' : ''}`}>
        <Hero />
        <MyGames games={mine} />
        <PlayNow />
        <PrivateTable />
        <OpenTables tables={open ?? null} />
        <LiveTables tables={live ?? null} />
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

function BarRight() {
  const theme = isDark.value ? 'light' : 'dark';
  return (
    <>
      <People />
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

function People() {
  if (!isReachable.value) return <ConnectionBadge connection={{ state: 'offline' }} />;
  const people = lobby.value?.people ?? 0;
  if (people < 2) return null;
  return (
    <Pill class="wide-only">
      <i class="connection-dot" />
      {t('home.here', { n: people })}
    </Pill>
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
