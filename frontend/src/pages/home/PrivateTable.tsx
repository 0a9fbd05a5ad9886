import { useState } from 'preact/hooks';
import { t } from '../../i18n';
import { GAMES, type GameId } from '../../router';
import { Avatar, EmptySeat } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { Select, Switch } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { QrCode } from '../../ui/QrCode';
import { Segmented } from '../../ui/Segmented';
import { canShare, copyText, shareLink } from '../../ui/sharing';
import type { HomeActions, Pace, PrivateSeat, PrivateTable as Table } from './model';

interface Props {
  table: Table | null;
  actions: HomeActions;
  busy: boolean;
}

export function PrivateTable({ table, actions, busy }: Props) {
  return (
    <section class="panel private" id="private" aria-labelledby="private-title">
      <header class="private-head">
        <Icon name="lock" />
        <h2 class="title" id="private-title">
          {t('home.private')}
        </h2>
        <span class="muted">{t('home.private.sub')}</span>
      </header>
      {table ? <Waiting table={table} actions={actions} busy={busy} /> : <Maker actions={actions} busy={busy} />}
    </section>
  );
}

function Maker({ actions, busy }: { actions: HomeActions; busy: boolean }) {
  const [game, setGame] = useState<GameId>('oddville');
  return (
    <>
      <Segmented
        label={t('home.private.game')}
        value={game}
        options={GAMES.map((value) => ({ value, text: t(`home.game.${value}`) }))}
        onChange={setGame}
      />
      <p class="muted private-hint">{t('home.private.hint')}</p>
      <Button kind="primary" size="big" busy={busy} onClick={() => actions.makePrivate(game)}>
        {t('home.private.create')}
      </Button>
    </>
  );
}

const PACES: readonly Pace[] = ['live', 'relaxed', 'days', 'none'];

function Waiting({ table, actions, busy }: { table: Table; actions: HomeActions; busy: boolean }) {
  const players = table.seats.filter((seat) => seat.person).length;
  return (
    <>
      <Invitation table={table} />
      <ul class="private-seats">
        {table.seats.map((seat) => (
          <Seat key={seat.seat} seat={seat} actions={actions} />
        ))}
      </ul>
      <div class="private-options">
        <Switch label={t('home.private.replace')} checked={table.botsReplace} onChange={actions.setBotsReplace} />
        <Select
          label={t('home.private.pace')}
          value={table.pace}
          options={PACES.map((value) => ({ value, text: t(`home.pace.${value}`) }))}
          onChange={actions.setPace}
        />
      </div>
      <Button kind="primary" size="big" busy={busy} disabled={!table.mayStart} onClick={actions.start}>
        {t('home.private.start', { n: players })}
      </Button>
    </>
  );
}

function Invitation({ table }: { table: Table }) {
  return (
    <div class="invitation">
      <QrCode text={table.link} label={t('home.private.qr')} />
      <div class="invitation-words">
        <span class="muted">{t('home.private.code')}</span>
        <span class="num invitation-code">{table.code}</span>
        <span class="invitation-link">{table.link.replace(/^https?:\/\//, '')}</span>
        <div class="invitation-ways">
          <Button size="small" icon="copy" onClick={() => void copyText(table.link)}>
            {t('home.private.copy')}
          </Button>
          {canShare() && (
            <Button size="small" label={t('ui.share')} onClick={() => void shareLink(table.link)}>
              <Icon name="share" size="s" />
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function Seat({ seat, actions }: { seat: PrivateSeat; actions: HomeActions }) {
  const { person } = seat;
  if (!person) {
    return (
      <li class="private-free">
        <EmptySeat />
        <span>{t('ui.seat.free')}</span>
        <Button size="small" icon="bot" onClick={() => actions.addBot(seat.seat)}>
          {t('home.private.addBot')}
        </Button>
      </li>
    );
  }
  return (
    <li>
      <Avatar colour={person.colour} size="small" presence={person.bot ? 'bot' : 'here'} />
      <b>{person.name}</b>
      <Chip kind={person.state === 'ready' ? 'legal' : 'plain'}>
        {person.state === 'ready' && <Icon name="check" size="s" />}
        {t(`ui.seat.${person.state}`)}
      </Chip>
      {person.bot && (
        <IconButton icon="x" tip="end" label={t('home.private.remove', { name: person.name })} onClick={() => actions.removeSeat(seat.seat)} />
      )}
    </li>
  );
}
