/** Messages of the browser for somebody who looks elsewhere: only when asked for, only while the page is hidden. */
import { t } from '../i18n';
import { settings } from '../settings';
import { toast } from '../ui/toasts';

export async function setNotifications(on: boolean): Promise<void> {
  const granted = on && (await Notification.requestPermission()) === 'granted';
  settings.notifications.value = granted;
  if (on && !granted) toast({ kind: 'bad', text: t('ui.notify.denied') });
}

/** Phones let only the service worker show one. */
export async function notify(title: string, body: string): Promise<void> {
  if (!settings.notifications.value || !document.hidden || Notification.permission !== 'granted') return;
  const options = { body, tag: 'borgo', icon: '/icons/icon-192.png' };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).addEventListener('click', () => focus());
}
