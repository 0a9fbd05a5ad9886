import type { ComponentChildren } from 'preact';
import { t } from '../../i18n';
import { GAMES, go, type GameId } from '../../router';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import { Spinner } from '../../ui/Spinner';
import { busy, join, playWithPeople } from './actions';
import type { LiveTable, MyGame, OpenTable } from './model';
import { ICON_PICTURES } from './pictures';

const SHOWN = 6;

export function MyGames({ games }: { games: readonly MyGame[] }) {
  if (games.length === 0) return null;
  return (
    <Section id="mine" class="mine" title={t('home.continue')} count={games.length}>
      {games.slice(0, SHOWN).map((game) => (
        <Row key={game.code} game={game.game} title={titleOf(game)} lit={isMyMove(game)} about={aboutOf(game)}>
          <Button size="small" kind={isMyMove(game) ? 'primary' : 'plain'} onClick={() => open(game)}>
            {verbOf(game)}
          </Button>
        </Row>
      ))}
    </Section>
  );
}

function open({ code, state }: MyGame): void {
  if (state.kind === 'over') go({ page: 'replay', id: code });
  else go({ page: 'table', code });
}

/** Null: not known yet. */
export function OpenTables({ tables }: { tables: readonly OpenTable[] | null }) {
  return (
    <Section id="tables" class="open" title={t('home.tables')} count={tables?.length ?? null} empty={t('home.tables.empty')} icon="users" foot={<WithPeople />}>
      {tables?.slice(0, SHOWN).map((table) => (
        <Row
          key={table.code}
          game={table.game}
          title={t('home.tables.host', { name: table.host })}
          about={t('home.tables.seats', { taken: table.taken, seats: table.seats, pace: t(`home.pace.${table.pace}`) })}
        >
          <Button size="small" onClick={() => void join(table.code)}>
            {t('home.tables.join')}
          </Button>
        </Row>
      ))}
    </Section>
  );
}

/** Somebody to play with, whoever it is: a seat at a waiting table, or a new one. */
function WithPeople() {
  return (
    <div class="with-people">
      <span>{t('home.people')}</span>
      {GAMES.map((game) => (
        <Button key={game} size="small" busy={busy.value === `${game}-people`} onClick={() => void playWithPeople(game)}>
          {t(`home.game.${game}`)}
        </Button>
      ))}
    </div>
  );
}

export function LiveTables({ tables }: { tables: readonly LiveTable[] | null }) {
  return (
    <Section id="watch" class="live" title={t('home.live')} count={tables?.length ?? null} empty={t('home.live.empty')} icon="eye">
      {tables?.slice(0, SHOWN).map((table) => (
        <Row key={table.code} game={table.game} title={table.names.join(', ') || t(`home.game.${table.game}`)} about={<Watched table={table} />}>
          <Button size="small" icon="eye" onClick={() => go({ page: 'watch', code: table.code })}>
            {t('home.live.watch')}
          </Button>
        </Row>
      ))}
    </Section>
  );
}

function Watched({ table }: { table: LiveTable }) {
  return (
    <>
      {table.bots > 0 && t('home.live.bots', { n: table.bots })} <Icon name="eye" size="s" />
      <span class="sr-only">{t('ui.watchers', { n: table.watching })}</span> <span aria-hidden="true">{table.watching}</span>
    </>
  );
}

interface SectionProps {
  id: string;
  class: string;
  title: string;
  /** Null while it is not known. */
  count: number | null;
  empty?: string;
  icon?: IconName;
  foot?: ComponentChildren;
  children: ComponentChildren;
}

function Section({ id, class: extra, title, count, empty, icon, foot, children }: SectionProps) {
  return (
    <section class={extra} id={id} aria-labelledby={`${id}-title`}>
      <h2 class="section-title title" id={`${id}-title`}>
        {title}
        {count !== null && count > 0 && <span class="section-count">{count}</span>}
      </h2>
      <div class="panel table-panel">
        {count === null && (
          <div class="table-wait">
            <Spinner late />
          </div>
        )}
        {count === 0 && empty && icon && <EmptyState icon={icon} text={empty} />}
        {count !== null && count > 0 && <ul class="table-list">{children}</ul>}
        {foot}
      </div>
    </section>
  );
}

interface RowProps {
  game: GameId;
  title: string;
  about: ComponentChildren;
  lit?: boolean;
  children: ComponentChildren;
}

function Row({ game, title, about, lit = false, children }: RowProps) {
  return (
    <li class={`table-row ${lit ? 'table-lit' : ''}`}>
      <img src={ICON_PICTURES[game]} alt={t(`home.game.${game}`)} width="44" height="44" />
      <div class="table-words">
        <b>{title}</b>
        <span>{about}</span>
      </div>
      {children}
    </li>
  );
}

function isMyMove({ state }: MyGame): boolean {
  return state.kind === 'turn';
}

function titleOf({ state }: MyGame): string {
  switch (state.kind) {
    case 'turn':
    case 'lobby':
    case 'paused':
    case 'bots':
    case 'over':
      return t(`home.continue.${state.kind}`);
    case 'waiting':
      return t('home.continue.waiting', { name: state.names });
  }
}

function aboutOf({ others, state }: MyGame): string {
  if (state.kind === 'over') return state.rank > 0 ? t('home.continue.rank', { ...state }) : t('home.continue.ended');
  return others.length > 0 ? t('home.continue.vs', { names: others }) : t('home.continue.alone');
}

function verbOf({ state }: MyGame): string {
  if (state.kind === 'turn') return t('home.resume');
  return state.kind === 'over' ? t('home.replay') : t('home.open');
}
