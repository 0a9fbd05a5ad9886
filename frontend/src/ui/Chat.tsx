import './chat.css';
import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { Avatar } from './Avatar';
import { EmptyState } from './EmptyState';
import { IconButton } from './IconButton';
import type { Colour } from './players';

export interface ChatMessage {
  id: number;
  name: string;
  /** Absent for a spectator. */
  colour?: Colour;
  text: string;
}

interface Props {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  onSend: (text: string) => void;
}

const LONGEST = 240;

export function Chat({ messages, onSend }: Props) {
  const [text, setText] = useState('');
  const send = (event: Event): void => {
    event.preventDefault();
    const words = text.trim();
    if (!words) return;
    onSend(words);
    setText('');
  };
  return (
    <div class="chat">
      {messages.length === 0 && <EmptyState icon="chat" text={t('ui.chat.empty')} />}
      {/* column-reverse keeps the newest line in view without any scripting */}
      <ol class="chat-list" aria-label={t('ui.chat')} aria-live="polite" tabIndex={0}>
        {messages.toReversed().map((message) => (
          <li key={message.id} class="chat-line">
            {message.colour ? <Avatar colour={message.colour} size="xs" /> : <span class="log-dot" />}
            <span>
              <b>{message.name}</b> {message.text}
            </span>
          </li>
        ))}
      </ol>
      <form class="chat-say" onSubmit={send}>
        <input
          class="input"
          value={text}
          maxLength={LONGEST}
          placeholder={t('ui.chat.say')}
          aria-label={t('ui.chat.say')}
          enterKeyHint="send"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <IconButton type="submit" icon="send" label={t('ui.chat.send')} tip="end" class="chat-send" />
      </form>
    </div>
  );
}
