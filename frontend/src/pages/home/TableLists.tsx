import type { ComponentChildren } from 'preact';
import { t } from '../../i18n';
import type { GameId } from '../../router';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import type { LiveTable, MyGame, OpenTable } from './model';
import { ICON_PICTURES } from './pictures';

export function MyGames({ games, onOpen }: { games: readonly MyGame[]; onOpen: (game: MyGame) => void }) {
  if (games.length === 0) return null;
  return (
    <Section id="mine" class="mine" title={t('home.continue')} count={games.length}>
      {games.map((game) => (
        <Row key={game.code} game={game.game} title={stateOf(game)} lit={isMyMove(game)} about={t('home.continue.vs', { names: game.others.join(', ') })}>
          <Button size="small" kind={isMyMove(game) ? 'primary' : 'plain'} onClick={() => onOpen(game)}>
            {verbOf(game)}
          </Button>
        </Row>
      ))}
    </Section>
  );
}

export function OpenTables({ tables, onJoin }: { tables: readonly OpenTable[]; onJoin: (code: string) => void }) {
  return (
    <Section id="tables" class="open" title={t('home.tables')} count={tables.length} empty={t('home.tables.empty')} icon="users">
      {tables.map((table) => (
        <Row
          key={table.code}
          game={table.game}
          title={t('home.tables.host', { name: table.host })}
          about={t('home.tables.seats', { taken: table.taken, seats: table.seats, pace: t(`home.pace.${table.pace}`) })}
        >
          <Button size="small" onClick={() => onJoin(table.code)}>
            {t('home.tables.join')}
          </Button>
        </Row>
      ))}
    </Section>
  );
}

export function LiveTables({ tables, onWatch }: { tables: readonly LiveTable[]; onWatch: (code: string) => void }) {
  return (
    <Section id="watch" class="live" title={t('home.live')} count={tables.length} empty={t('home.live.empty')} icon="eye">
      {tables.map((table) => (
        <Row
          key={table.code}
          game={table.game}
          title={table.names.join(', ')}
          about={
            <>
              {t('home.live.turn', { n: table.turn })} <Icon name="eye" size="s" /> {table.watching}
            </>
          }
        >
          <Button size="small" icon="eye" onClick={() => onWatch(table.code)}>
            {t('home.live.watch')}
          </Button>
        </Row>
      ))}
    </Section>
  );
}

interface SectionProps {
  id: string;
  class: string;
  title: string;
  count: number;
  empty?: string;
  icon?: IconName;
  children: ComponentChildren;
}

function Section({ id, class: extra, title, count, empty, icon, children }: SectionProps) {
  return (
    <section class={extra} id={id} aria-labelledby={`${id}-title`}>
      <h2 class="section-title title" id={`${id}-title`}>
        {title}
        {count > 0 && <span class="section-count">{count}</span>}
      </h2>
      {count === 0 && empty && icon ? (
        <div class="panel">
          <EmptyState icon={icon} text={empty} />
        </div>
      ) : (
        <ul class="panel table-list">{children}</ul>
      )}
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

function isMyMove(game: MyGame): boolean {
  return game.state.kind === 'turn' || game.state.kind === 'asked';
}

function stateOf({ state }: MyGame): string {
  switch (state.kind) {
    case 'turn':
    case 'asked':
    case 'lobby':
    case 'rematch':
      return t(`home.continue.${state.kind}`);
    case 'waiting':
      return t('home.continue.waiting', { name: state.name });
    case 'over':
      return t('home.continue.over', { points: state.points });
  }
}

function verbOf(game: MyGame): string {
  if (isMyMove(game)) return t('home.resume');
  if (game.state.kind === 'rematch') return t('home.reply');
  return game.state.kind === 'over' ? t('home.replay') : t('home.open');
}
