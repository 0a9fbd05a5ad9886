/** Playing by keyboard: Escape lets go of what is picked, and the focus goes where the choice goes. */
import { effect, untracked } from '@preact/signals';
import type { Desk } from './desk';

const COMMIT = '.prompt-actions .btn-primary:not([disabled])';
const PLACE = '.ov-slot[tabindex="0"]';
const OFFER = '.ov-offers .ov-touch.is-lit';
const CARD = '.ov-touch.is-lit';

export function startKeys(desk: Desk): () => void {
  const off = new AbortController();
  let byKeyboard = false;
  const byPointer = (): void => {
    byKeyboard = false;
  };
  const byKey = (event: KeyboardEvent): void => {
    byKeyboard = true;
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) desk.clear();
  };
  addEventListener('pointerdown', byPointer, { signal: off.signal, capture: true });
  addEventListener('keydown', byKey, { signal: off.signal });
  const stop = effect(() => {
    if (desk.prompt.value === null) return;
    void desk.picks.value;
    untracked(() => requestAnimationFrame(() => byKeyboard && follow(desk)));
  });
  return () => {
    off.abort();
    stop();
  };
}

/** Half a choice leads on to what it still needs; if what had the focus is gone, on to whatever is next. */
function follow(desk: Desk): void {
  const isHalf = desk.picks.peek().length > 0 && desk.pending.peek() === null;
  const isLost = !document.activeElement || document.activeElement === document.body;
  if (isHalf) focusOn(PLACE, OFFER);
  else if (isLost) focusOn(COMMIT, OFFER, CARD);
}

function focusOn(...selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0);
    if (!found) continue;
    found.focus({ preventScroll: true });
    return;
  }
}
