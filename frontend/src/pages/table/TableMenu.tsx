import { useState } from 'preact/hooks';
import type { MenuSwitch, OrderChoice } from '../../games/contract';
import { t } from '../../i18n';
import { go, href, isGame } from '../../router';
import { settings } from '../../settings';
import type { GameSession } from '../../store/gameSession';
import type { LiveTable } from '../../store/liveTable';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Select, Switch } from '../../ui/Field';
import { ask } from './commands';
import { HandOver } from './HandOver';
import { Invitation } from './Invitation';
import { setNotifications } from '../notifications';

interface Props {
  table: LiveTable;
  game: GameSession;
  open: boolean;
  onClose: () => void;
}

export function TableMenu({ table, game, open, onClose }: Props) {
  const { store, screen } = game;
  const id = table.tree.value?.table.game ?? '';
  const code = table.tree.value?.table.code ?? '';
  return (
    <Dialog title={t('table.menu')} open={open} onClose={onClose}>
      {open && (
        <>
          <div class="menu-group">
            {store.canUndo.value && (
              <Button icon="undo" onClick={() => store.undo()}>
                {t('ui.undo')}
              </Button>
            )}
            {isGame(id) && (
              <a class="btn btn-plain" href={href({ page: 'rules', game: id })} target="_blank" rel="noreferrer">
                {t('table.rules')}
              </a>
            )}
            <a class="btn btn-plain" href={href({ page: 'settings' })} target="_blank" rel="noreferrer">
              {t('settings.title')}
            </a>
          </div>
          <Switches switches={screen.switches} />
          {store.seat !== null && <Orders game={game} orders={screen.orders} />}
          <details class="menu-more">
            <summary>{t('table.invite')}</summary>
            <Invitation code={code} toWatch={store.seat === null} />
          </details>
          {store.seat !== null && <HandOver code={code} />}
          <Leave table={table} />
        </>
      )}
    </Dialog>
  );
}

function Switches({ switches }: { switches: readonly MenuSwitch[] }) {
  return (
    <div class="menu-switches">
      <Switch
        label={t('settings.sound')}
        checked={settings.sound.value}
        onChange={(on) => {
          settings.sound.value = on;
        }}
      />
      <Switch
        label={t('settings.vibration')}
        checked={settings.vibration.value}
        onChange={(on) => {
          settings.vibration.value = on;
        }}
      />
      {'Notification' in globalThis && (
        <Switch label={t('settings.notifications')} checked={settings.notifications.value} onChange={(on) => void setNotifications(on)} />
      )}
      {switches.map(({ id, text, on, set }) => (
        <Switch key={id} label={text()} checked={on.value} onChange={set} />
      ))}
    </div>
  );
}

/** What is answered without asking me. */
function Orders({ game, orders }: { game: GameSession; orders: readonly OrderChoice[] }) {
  if (orders.length === 0) return null;
  const given = game.store.orders.value;
  return (
    <fieldset class="menu-orders">
      <legend class="field-label">{t('table.orders')}</legend>
      {orders.map(({ prompt, text, answers }) => (
        <Select
          key={prompt}
          label={text()}
          value={given.get(prompt) ?? 'ask'}
          options={answers.map((each) => ({ value: each.answer, text: each.text() }))}
          onChange={(answer) => game.store.setOrder(prompt, answer)}
        />
      ))}
    </fieldset>
  );
}

/** Leaving the page keeps the seat; giving it up is for good, so it is asked twice. */
function Leave({ table }: { table: LiveTable }) {
  const [sure, setSure] = useState(false);
  const tree = table.tree.value;
  const isPlaying = tree?.table.phase === 'playing' || tree?.table.phase === 'paused';
  const giveUp = async (): Promise<void> => {
    const answer = await ask(table, { tag: 'stand' });
    if (answer.kind === 'done') go({ page: 'home' });
  };
  return (
    <div class="menu-group menu-leave">
      <Button icon="home" onClick={() => go({ page: 'home' })}>
        {table.seat.value === null ? t('table.leave.watch') : t('table.leave')}
      </Button>
      {table.seat.value !== null &&
        isPlaying &&
        (sure ? (
          <Button kind="primary" icon="logout" onClick={() => void giveUp()}>
            {t('table.giveUp.sure')}
          </Button>
        ) : (
          <Button kind="quiet" icon="logout" onClick={() => setSure(true)}>
            {t('table.giveUp')}
          </Button>
        ))}
    </div>
  );
}
