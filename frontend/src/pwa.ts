/**
 * A new version waits until the player agrees, and it is offered only between games:
 * whoever shows a running game sets `mayUpdate` to false while it runs.
 */
import { computed, signal } from '@preact/signals';

const waiting = signal(false);
export const mayUpdate = signal(true);
export const updateOffered = computed(() => waiting.value && mayUpdate.value);

let activate: () => Promise<void> = async () => {};

export async function startPwa(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { registerSW } = await import('virtual:pwa-register');
  activate = registerSW({
    onNeedRefresh: () => {
      waiting.value = true;
    },
  });
}

export async function updateNow(): Promise<void> {
  waiting.value = false;
  await activate();
}

export function updateLater(): void {
  waiting.value = false;
}
