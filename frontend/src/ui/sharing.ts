import { t } from '../i18n';
import { toast } from './toasts';

export function canShare(): boolean {
  return 'share' in navigator;
}

/** The share sheet of the device. Closing it without sharing is no error. */
export async function shareLink(url: string): Promise<void> {
  try {
    await navigator.share({ title: 'Borgo', url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(url);
  }
}

export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  toast({ kind: 'good', text: t('ui.copied') });
}
