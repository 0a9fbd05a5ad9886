/** Whom the game waits for and why, how far it is, and what may end it soon. */
import { t } from '../../i18n';
import { ALL_KINDS } from './look';
import { GOAL } from './map';
import type { AnyPrompt, View } from './schema.gen';
import { wordOf } from './words';

export function waitingText(prompt: AnyPrompt): string {
  switch (prompt.tag) {
    case 'choose-place':
    case 'choose-place-out-of-turn':
      return t('venice.wait.place');
    case 'choose-district':
    case 'choose-district-out-of-turn':
      return t('venice.wait.district');
    case 'trade-in-between':
    case 'final-trade':
      return t('venice.wait.trade');
    case 'drain-stage':
      return t('venice.wait.drain');
    case 'draw-stage':
    case 'third-stage':
      return t('venice.wait.draw');
    case 'choose-surplus':
      return t('venice.wait.surplus');
    case 'build-stage':
      return t('venice.wait.build');
  }
}

export function leaderOf(view: View): number {
  return Math.max(0, ...view.players.map(({ gondola }) => gondola));
}

const NEAR_THE_GOAL = 12;

/** Nothing as long as the end is far. */
export function warningText(view: View): string {
  if (view.ended) return t('venice.warn.final');
  const left = GOAL - leaderOf(view);
  if (left <= NEAR_THE_GOAL) return t('venice.warn.goal', { n: Math.max(1, left) });
  const scarce = ALL_KINDS.find((kind) => view.stock[kind] === 1);
  return scarce === undefined ? '' : t('venice.warn.stock', { kind: wordOf(scarce) });
}
