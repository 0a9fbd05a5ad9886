import './tracks.css';
import { signed, t } from '../../i18n';
import { bonusesOf, trackOf, type Mark } from './model';
import { BONUSES, ENDING, HOTEL_TRACK, kindOf, SHOP_TRACK, TAXI_POINTS, TREE_POINTS, TREES } from './paper';
import { circlePath, crossPath, strikePath } from './pen';
import { PENS, type Pen } from './pens';
import { Piece } from './Piece';
import { PIECES } from './pieces';
import type { Forecast } from './schema.gen';
import type { Desk } from './desk';

const TREE_HINT = { fewest: signed(TREE_POINTS.fewest), most: signed(TREE_POINTS.most) };

interface Props {
  desk: Desk;
  seat: number;
  /** What this seat is about to draw. */
  plan: Forecast | null;
}

/** What stands beside and below the squares: hotels, shops with their bonuses, taxis and trees. */
export function Tracks({ desk, seat, plan }: Props) {
  const { view } = desk.look.value;
  const sheet = view.sheets[seat];
  const score = view.scores[seat];
  if (!sheet || !score) return null;
  const pen = PENS[desk.table.seats.value[seat]?.colour ?? 'blue'];
  const planned = (kind: 'hotel' | 'shop'): number => (plan && kindOf(plan.square) === kind ? plan.points : 0);
  const hotels = trackOf(HOTEL_TRACK, sheet.hotels.map(({ points }) => points), planned('hotel'));
  const shops = trackOf(SHOP_TRACK, sheet.shops.map(({ points }) => points), planned('shop'));
  const bonuses = bonusesOf(view, BONUSES, seat, plan?.bonus ?? 0);
  const isSolo = view.sheets.length === 1;
  return (
    <div class="dc-tracks">
      <div class="dc-track dc-hotels" role="group" aria-label={spoken(t('doodlecity.track.hotels'), HOTEL_TRACK, hotels)}>
        <Heading piece="hotel" title={t('doodlecity.track.hotels')} hint={t('doodlecity.track.hotels.hint')} />
        <ul>
          {HOTEL_TRACK.map((value, index) => (
            <li key={value} data-hotel={value}>
              <Value value={value} mark={hotels[index] ?? 'free'} pen={pen} ends={value === ENDING.hotel} />
            </li>
          ))}
        </ul>
      </div>
      <div class="dc-track dc-shops" role="group" aria-label={spoken(t('doodlecity.track.shops'), SHOP_TRACK, shops)}>
        <Heading
          piece="shop"
          title={t('doodlecity.track.shops')}
          hint={t(isSolo ? 'doodlecity.track.shops.hintSolo' : 'doodlecity.track.shops.hint')}
        />
        <ul>
          {SHOP_TRACK.map((value, index) => {
            const bonus = BONUSES.indexOf(value);
            return (
              <li key={value} data-shop={value}>
                <Value value={value} mark={shops[index] ?? 'free'} pen={pen} ends={value === ENDING.shop} />
                {bonus >= 0 && <Bonus value={value} mark={bonuses[bonus] ?? 'free'} pen={pen} />}
              </li>
            );
          })}
        </ul>
      </div>
      <div class="dc-track dc-taxis" role="group" aria-label={t('doodlecity.track.taxis')}>
        <Heading piece="taxi" title={t('doodlecity.track.taxis')} hint={t('doodlecity.track.taxis.hint', { points: TAXI_POINTS })} />
        <p>
          <Piece name="taxi" class="narrow-piece" />
          <span class="dc-taxi-words">{t('doodlecity.track.taxis.joined', { n: score.joinedTaxis.length })}</span>
          <span class="dc-taxi-count" aria-hidden="true">
            {score.joinedTaxis.length} × {TAXI_POINTS} =
          </span>
          <b class="num">{score.taxis}</b>
          {plan && plan.taxis > 0 && <em class="dc-plus">{signed(plan.taxis)}</em>}
        </p>
      </div>
      <div class="dc-track dc-trees" role="group" aria-label={t('doodlecity.track.trees.crossed', { n: sheet.trees, all: TREES })}>
        <Heading
          piece="tree"
          title={t('doodlecity.track.trees')}
          hint={isSolo ? t('doodlecity.track.trees.hintSolo') : t('doodlecity.track.trees.hint', TREE_HINT)}
        />
        <Trees crossed={sheet.trees} planned={plansTree(desk, seat)} pen={pen} />
      </div>
    </div>
  );
}

function plansTree(desk: Desk, seat: number): boolean {
  if (seat !== desk.table.seat) return false;
  const { die } = desk.choice.value;
  return desk.mode.value === 'stuck' || (die !== null && (desk.look.value.view.outlook?.dice[die]?.tree ?? false));
}

function Heading({ piece, title, hint }: { piece: 'hotel' | 'shop' | 'taxi' | 'tree'; title: string; hint: string }) {
  return (
    <header class="dc-track-head">
      <Piece name={piece} />
      <div>
        <h3 class="title">{title}</h3>
        <small>{hint}</small>
      </div>
    </header>
  );
}

function Value({ value, mark, pen, ends }: { value: number; mark: Mark; pen: Pen; ends: boolean }) {
  return (
    <svg class={`dc-value dc-${mark}`} viewBox="-24 -24 48 48" aria-hidden="true">
      {ends && <path class="dc-flag" d="M15-21v13M15-21h9l-3 3.500 3 3.500h-9" />}
      <text y="7.500" text-anchor="middle">
        {value}
      </text>
      {mark === 'circled' && <Ring rx={18} ry={18} seed={value} pen={pen} />}
      {mark === 'planned' && <circle class="dc-planned-ring" r="18" />}
    </svg>
  );
}

function Ring({ rx, ry, seed, pen }: { rx: number; ry: number; seed: number; pen: Pen }) {
  return (
    <g class="dc-ring" fill="none" stroke-linecap="round">
      <path d={circlePath(rx, ry, seed)} pathLength={1} stroke={pen.rim} stroke-width="3.600" />
      <path d={circlePath(rx, ry, seed)} pathLength={1} stroke={pen.ink} stroke-width="2.200" />
    </g>
  );
}

function Bonus({ value, mark, pen }: { value: number; mark: Mark; pen: Pen }) {
  return (
    <svg class={`dc-bonus dc-${mark}`} viewBox="-24 -14 48 28" aria-hidden="true" data-bonus={value}>
      <rect x="-17" y="-10" width="34" height="20" rx="6" />
      <text y="5" text-anchor="middle">
        {signed(value)}
      </text>
      {mark === 'circled' && <Ring rx={20} ry={12} seed={value + 40} pen={pen} />}
      {mark === 'planned' && <rect class="dc-planned-ring" x="-20" y="-12.500" width="40" height="25" rx="12" />}
      {mark === 'struck' && <path class="dc-strike" d={strikePath(38, 14, value)} pathLength={1} />}
    </svg>
  );
}

function Trees({ crossed, planned, pen }: { crossed: number; planned: boolean; pen: Pen }) {
  return (
    <ul aria-hidden="true">
      {Array.from({ length: TREES }, (_, tree) => (
        <li key={tree} data-tree={tree + 1}>
          <svg class="dc-tree" viewBox={PIECES.tree.box}>
            {/* oxlint-disable-next-line react/no-danger -- our own drawing */}
            <g dangerouslySetInnerHTML={{ __html: PIECES.tree.markup }} />
            {(tree < crossed || (planned && tree === crossed)) && (
              <g
                transform="translate(16 15)"
                fill="none"
                stroke={pen.rim}
                stroke-width="3"
                stroke-linecap="round"
                {...(tree >= crossed && { 'stroke-dasharray': '4 5', class: 'dc-tree-plan' })}
              >
                {crossPath(24, 24, tree).map((line) => (
                  <path key={line} d={line} {...(tree < crossed && { pathLength: 1 })} />
                ))}
              </g>
            )}
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** "Hotels: 3 and 8 circled". */
function spoken(title: string, values: readonly number[], marks: readonly Mark[]): string {
  const circled = values.filter((_, index) => marks[index] === 'circled').map(String);
  return circled.length > 0 ? t('doodlecity.track.circled', { title, values: circled }) : title;
}
