import './errorScreen.css';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { go } from '../router';
import { Button } from './Button';
import leaning from './leaning-house.svg';

/** Something broke: what it means for the game, and two ways on. */
export function ErrorScreen({ error }: { error: Error }) {
  return (
    <Message title={t('ui.error.title')} text={t('ui.error.text')}>
      <div class="message-ways">
        <Button kind="plain" icon="home" onClick={() => go({ page: 'home' })}>
          {t('ui.error.home')}
        </Button>
        <Button kind="primary" icon="refresh" onClick={() => location.reload()}>
          {t('ui.error.reload')}
        </Button>
      </div>
      <details class="message-details">
        <summary>{t('ui.error.details')}</summary>
        <code>{error.message}</code>
      </details>
    </Message>
  );
}

/** A whole page with a picture and a few words. */
export function Message({ title, text, children }: { title: string; text: string; children?: ComponentChildren }) {
  return (
    <main class="message-page">
      <img src={leaning} width="180" height="150" alt="" />
      <h1 class="title">{title}</h1>
      <p>{text}</p>
      {children}
    </main>
  );
}
