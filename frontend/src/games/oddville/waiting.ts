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

export function warningText({ sixth, players, limits, lastTurns, end }: View, seats: readonly SeatState[]): string {
  if (sixth !== NOBODY) {
    if (lastTurns) return t('oddville.warning.last', { n: lastTurns.length });
    return end === 'at-once' ? t('oddville.warning.now') : t('oddville.warning.soon');
  }
  const most = Math.max(...players.map(({ inCity }) => inCity));
  if (most < limits.workersInCity - 1) return t('oddville.warning.most', { limit: limits.workersInCity, most });
  const near = players.findIndex(({ inCity }) => inCity === most);
  return t('oddville.warning.near', { name: seatName(seats, near) });
}
