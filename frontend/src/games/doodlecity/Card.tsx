import { t } from '../../i18n';
import type { Desk } from './desk';
import { Ink } from './Ink';
import { PAPER, PENS } from './pens';
import { Print } from './Print';
import { resultTitle } from './result';
import { nameOf } from './words';

const FONT = 'Iowan Old Style, Palatino Linotype, Palatino, P052, Book Antiqua, Georgia, serif';
const TEXT = 'system-ui, Segoe UI, Roboto, Noto Sans, sans-serif';

/**
 * The result as a picture to share. It leaves the page on its own, so it uses no stylesheet: every colour and font
 * is written into it.
 */
export function Card({ desk }: { desk: Desk }) {
  const { view, points } = desk.look.value;
  const seat = desk.owner.value;
  const sheet = view.sheets[seat];
  const owner = desk.table.seats.value[seat];
  if (!sheet || !owner) return null;
  const pen = PENS[owner.colour];
  return (
    <svg class="dc-card" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 760" width="600" height="760" role="img" aria-label={cardText(desk)}>
      <rect width="600" height="760" fill="#C9A97C" />
      <path d="M0 90h600M0 250h600M0 410h600M0 570h600M0 700h600" stroke="#B99768" stroke-width="3" opacity=".6" />
      <rect x="24" y="24" width="552" height="712" rx="8" fill={PAPER} stroke="#B39E78" stroke-width="1.500" />
      <g transform="translate(50 46)">
        <Print />
        <Ink sheet={sheet} pen={pen} joined={view.scores[seat]?.joinedTaxis ?? []} />
      </g>
      <g fill="#2B2118" font-family={FONT} font-weight="700">
        <text x="50" y="620" font-size="34">
          {resultTitle(desk)}
        </text>
        <text x="550" y="632" font-size="74" text-anchor="end" fill={pen.rim}>
          {points[seat] ?? 0}
        </text>
        <text x="50" y="702" font-size="20" fill="#A8401F">
          {t('doodlecity.card.game')}
        </text>
      </g>
      <g fill="#56483A" font-family={TEXT} font-size="18">
        <text x="50" y="650">
          {nameOf(owner)}
        </text>
        <text x="550" y="702" text-anchor="end">
          {t('doodlecity.round', { n: view.round })}
        </text>
      </g>
    </svg>
  );
}

export function cardText(desk: Desk): string {
  const points = desk.look.value.points[desk.owner.value] ?? 0;
  return t('doodlecity.card.text', { title: resultTitle(desk), points: t('ui.points', { n: points }) });
}
