/** What to call who sits at a table. On the wire bots have no name, and guests who were erased have none any more. */
import { t } from '../i18n';
import type { SeatView } from '../net/schema.gen';

const BOTS = ['ui.bot.0', 'ui.bot.1', 'ui.bot.2', 'ui.bot.3', 'ui.bot.4', 'ui.bot.5'] as const;

export function nameOf(view: SeatView, seat: number): string {
  if (view.kind === 'empty') return t('ui.seat.free');
  if (view.kind === 'person') return view.name || t('ui.seat.former');
  return view.name || t(BOTS[seat % BOTS.length] ?? 'ui.bot.0');
}
