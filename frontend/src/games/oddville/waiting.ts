/** Why all wait for a seat, and how near the end is. */
import { t } from '../../i18n';
import type { SeatState } from '../../ui/SeatChip';
import { NOBODY } from './facts';
import type { AnyPrompt, View } from './schema.gen';
import { seatName } from './words';

export function waitingText(prompts: readonly AnyPrompt[], seat: number): string {
  const prompt = prompts.find(({ seats }) => seats.includes(seat));
  return prompt ? t(`oddville.waiting.${prompt.tag}`) : '';
}

export function progressText({ turn }: View): string {
  return turn.number === 0 ? t('oddville.progress.start') : t('oddville.progress', { n: turn.number });
}

/** Somebody has all but the last worker in the city, or that one too. */
export function isEndNear({ players, limits }: View): boolean {
  return players.some(({ inCity }) => inCity >= limits.workersInCity - 1);
}

export function warningText(view: View, seats: readonly SeatState[]): string {
  const { sixth, players, limits, lastTurns, end } = view;
  if (sixth !== NOBODY) {
    if (lastTurns) return t('oddville.warning.last', { n: lastTurns.length });
    return end === 'at-once' ? t('oddville.warning.now') : t('oddville.warning.soon');
  }
  const most = Math.max(...players.map(({ inCity }) => inCity));
  if (!isEndNear(view)) return t('oddville.warning.most', { limit: limits.workersInCity, most });
  const near = players.findIndex(({ inCity }) => inCity === most);
  return t('oddville.warning.near', { name: seatName(seats, near) });
}
