/** How the game went for the one whose sheet lies on the desk. */
import { t } from '../../i18n';
import type { Desk } from './desk';
import { ACHIEVEMENTS, RANKS } from './paper';
import { word } from './words';

/** The rank of a solo game, or the place among the others. */
export function resultTitle(desk: Desk): string {
  const { view, outcome } = desk.look.value;
  const seat = desk.owner.value;
  const title = view.scores[seat]?.title;
  if (title) return word(`rank.${title}`);
  return t('ui.rank', { rank: outcome?.ranks[seat] ?? 1, total: view.sheets.length });
}

export interface NextRank {
  code: string;
  /** Points still missing. */
  missing: number;
}

/** What the next rank would have asked for; null at the top. */
export function nextRank(points: number): NextRank | null {
  const next = RANKS.find(({ from }) => from > points);
  return next ? { code: next.code, missing: next.from - points } : null;
}

export interface Achievement {
  code: string;
  reached: boolean;
}

export function achievementsOf(reached: readonly string[]): readonly Achievement[] {
  return ACHIEVEMENTS.map((code) => ({ code, reached: reached.includes(code) }));
}
