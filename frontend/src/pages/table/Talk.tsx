import { t } from '../../i18n';
import type { ChatLine, SeatView } from '../../net/schema.gen';
import { settings } from '../../settings';
import type { GameSession } from '../../store/gameSession';
import type { LiveTable } from '../../store/liveTable';
import { colourOf } from '../../store/seats';
import { Button } from '../../ui/Button';
import { Chat, type ChatMessage } from '../../ui/Chat';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { Log } from '../../ui/Log';
import { ask } from './commands';
import { useLogEntries } from './logEntries';

export function TableLog({ game }: { game: GameSession }) {
  return <Log entries={useLogEntries(game)} />;
}

/** Players talk at the table, spectators in the gallery: each hears the own room only. */
export function TableChat({ table }: { table: LiveTable }) {
  const tree = table.tree.value;
  if (!tree) return null;
  if (settings.chatMuted.value) {
    return (
      <EmptyState icon="mute" text={t('table.chat.muted')}>
        <Button
          size="small"
          onClick={() => {
            settings.chatMuted.value = false;
          }}
        >
          {t('table.chat.unmute')}
        </Button>
      </EmptyState>
    );
  }
  const messages = tree.table.chat.map((line) => messageOf(line, tree.table.seats));
  return <Chat messages={messages} onSend={(text) => void ask(table, { tag: 'say', text })} />;
}

/** On a wide screen it stands in the bar. */
function TalkWarning({ game }: { game: GameSession }) {
  const text = game.screen.warning.value;
  if (!text) return null;
  return (
    <p class="talk-warning">
      <Icon name="hourglass" size="s" />
      {text}
    </p>
  );
}

function messageOf({ number, name, seat, text }: ChatLine, seats: readonly SeatView[]): ChatMessage {
  const speaker = seats[seat];
  return speaker ? { id: number, name, text, colour: colourOf(speaker) } : { id: number, name, text };
}

/** Log over chat, with their heads: the right column of a wide screen, one tab of a phone. */
export function Talk({ table, game }: { table: LiveTable; game: GameSession }) {
  const isWatching = table.seat.value === null;
  return (
    <div class="talk">
      <TalkWarning game={game} />
      <section class="talk-log" aria-labelledby="talk-log">
        <header class="panel-head">
          <h2 class="panel-title" id="talk-log">
            {t('ui.log')}
          </h2>
        </header>
        <TableLog game={game} />
      </section>
      <section class="talk-chat" aria-labelledby="talk-chat">
        <header class="panel-head">
          <h2 class="panel-title" id="talk-chat">
            {isWatching ? t('table.gallery') : t('ui.chat')}
          </h2>
          <div class="panel-aside">{isWatching ? t('table.gallery.own') : t('ui.chat.own')}</div>
          {!settings.chatMuted.value && (
            <IconButton
              icon="mute"
              tip="end"
              label={t('table.chat.mute')}
              onClick={() => {
                settings.chatMuted.value = true;
              }}
            />
          )}
        </header>
        <TableChat table={table} />
      </section>
    </div>
  );
}
