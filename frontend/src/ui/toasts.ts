import { signal } from '@preact/signals';

export interface ToastAction {
  text: string;
  run: () => void;
}

export interface Toast {
  id: number;
  kind: 'plain' | 'good' | 'bad';
  text: string;
  /** Bold words before the text. */
  lead?: string;
  action?: ToastAction;
  /** Stays until it is taken away. */
  sticky?: boolean;
}

const SHOWN_FOR = 4000;

export const toasts = signal<readonly Toast[]>([]);

let lastId = 0;

/** Shows a message; returns what takes it away. */
export function toast(message: Omit<Toast, 'id'>): () => void {
  lastId += 1;
  const id = lastId;
  toasts.value = [...toasts.value, { ...message, id }].slice(-3);
  const remove = (): void => {
    toasts.value = toasts.value.filter((each) => each.id !== id);
  };
  if (!message.sticky) setTimeout(remove, SHOWN_FOR);
  return remove;
}
