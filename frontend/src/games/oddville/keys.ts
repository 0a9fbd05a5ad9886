/** Playing by keyboard: Escape lets go of what is picked, and the focus is never lost to nowhere. */
import { effect, untracked } from '@preact/signals';
import type { Desk } from './desk';

const NEXT = '.ov-slot.is-selected, .ov-touch.is-lit, .ov-slot[tabindex="0"], .prompt-actions .btn-primary:not([disabled])';

export function startKeys(desk: Desk): () => void {
  const off = new AbortController();
  let byKeyboard = false;
  addEventListener('pointerdown', () => (byKeyboard = false), { signal: off.signal, capture: true });
  addEventListener(
    'keydown',
    (event) => {
      byKeyboard = true;
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) desk.clear();
    },
    { signal: off.signal },
  );
  const stop = effect(() => {
    if (desk.prompt.value === null) return;
    void desk.picks.value;
    untracked(() => requestAnimationFrame(() => byKeyboard && rescueFocus()));
  });
  return () => {
    off.abort();
    stop();
  };
}

/** What had the focus is gone, because it was played: on to the next thing to choose. */
function rescueFocus(): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const next = [...document.querySelectorAll<HTMLElement>(NEXT)].find((element) => element.getClientRects().length > 0);
  next?.focus({ preventScroll: true });
}
