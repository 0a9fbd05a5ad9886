import { day, signed, t } from '../../i18n';
import type { Desk } from './desk';
import { Ink } from './Ink';
import { PAPER, PENS } from './pens';
import { PIECES, type PieceName } from './pieces';
import { Print } from './Print';
import { resultTitle } from './result';

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
  const score = view.scores[seat];
  const pen = PENS[owner.colour];
  return (
    <svg class="dc-card" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="600" height="800" role="img" aria-label={cardText(desk)}>
      <rect width="600" height="800" fill="#C9A97C" />
      <path d="M0 90h600M0 250h600M0 410h600M0 570h600M0 730h600" stroke="#B99768" stroke-width="3" opacity=".6" />
      <rect x="24" y="24" width="552" height="752" rx="8" fill={PAPER} stroke="#B39E78" stroke-width="1.500" />
      <g transform="translate(50 46)">
        <Print />
        <Ink sheet={sheet} pen={pen} joined={[]} />
      </g>
      <g fill="#2B2118" font-family={FONT} font-weight="700">
        <text x="50" y="612" font-size="36">
          {resultTitle(desk)}
        </text>
        <text x="550" y="640" font-size="84" text-anchor="end" fill={pen.rim}>
          {points[seat] ?? 0}
        </text>
        <text x="50" y="748" font-size="20" fill="#A8401F">
          {t('doodlecity.card.game')}
        </text>
      </g>
      <g fill="#56483A" font-family={TEXT} font-size="18">
        <text x="50" y="642">
          {owner.name}
        </text>
        <text x="550" y="748" text-anchor="end">
          {desk.table.day.value ? day(desk.table.day.value) : t('doodlecity.round', { n: view.round })}
        </text>
      </g>
      <g fill="#2B2118" font-family={FONT} font-weight="700" font-size="24">
        <Part x={50} piece="hotel" points={score?.hotels ?? 0} />
        <Part x={180} piece="shop" points={(score?.shops ?? 0) + (score?.bonuses ?? 0)} />
        <Part x={310} piece="taxi" points={score?.taxis ?? 0} />
        {view.sheets.length > 1 && <Part x={440} piece="tree" points={score?.trees ?? 0} />}
      </g>
    </svg>
  );
}

/** A picture of what scored, and how much. */
function Part({ x, piece, points }: { x: number; piece: PieceName; points: number }) {
  const { box, markup } = PIECES[piece];
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- our own drawing */}
      <svg x={x} y="668" width="40" height="40" viewBox={box} dangerouslySetInnerHTML={{ __html: markup }} />
      <text x={x + 50} y="697">
        {points < 0 ? signed(points) : points}
      </text>
    </>
  );
}

export function cardText(desk: Desk): string {
  const points = t('ui.points', { n: desk.look.value.points[desk.owner.value] ?? 0 });
  const title = resultTitle(desk);
  const date = desk.table.day.value;
  return date ? t('doodlecity.card.daily', { title, points, day: day(date) }) : t('doodlecity.card.text', { title, points });
}
