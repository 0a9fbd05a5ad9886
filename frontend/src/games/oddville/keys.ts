/** Playing by keyboard: Escape lets go of what is picked, and the focus goes where the choice goes. */
import { effect, untracked } from '@preact/signals';
import type { Desk } from './desk';
import { targetOf } from './picking';

const COMMIT = '.prompt-actions .btn-primary:not([disabled])';
const PLACE = '.ov-slot[tabindex="0"]';
const OFFER = '.ov-offers .ov-touch.is-lit';
const CARD = '.ov-touch.is-lit';
const DECLINE = '.prompt-actions .btn:not([disabled])';

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

/** Half a choice leads on to what it still needs, a whole one to carrying it out; nothing is lost to nowhere. */
function follow(desk: Desk): void {
  const pending = desk.pending.peek();
  const isChosen = desk.picks.peek().length > 0;
  const at = document.activeElement?.getAttribute('data-place');
  if (isChosen && !pending) focusOn(PLACE, OFFER, CARD);
  else if (pending && at !== undefined && at !== null && at !== targetOf(pending)) focusOn(COMMIT);
  else if (isFocusLost()) focusOn(COMMIT, OFFER, CARD, DECLINE);
}

/** A button that was just disabled keeps the focus for one more frame only. */
function isFocusLost(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at.matches(':disabled');
}

function focusOn(...selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0);
    if (!found) continue;
    found.focus({ preventScroll: true });
    return;
  }
}
