/** A seat's points, line by line with the reason: for the score pane, the explanation and the end. */
import { list, signed, t } from '../../i18n';
import type { ScoreLine } from '../contract';
import type { Desk } from './desk';
import { TREES } from './paper';
import { Piece } from './Piece';
import type { Score, Sheet } from './schema.gen';

export function scoreLines(desk: Desk, seat: number): readonly ScoreLine[] {
  const { view } = desk.look.value;
  const sheet = view.sheets[seat];
  const score = view.scores[seat];
  if (!sheet || !score) return [];
  const lines = [hotels(sheet, score), shops(sheet, score), bonuses(sheet, score), taxis(score)];
  return view.sheets.length > 1 ? [...lines, trees(sheet, score)] : lines;
}

function hotels({ hotels: scored }: Sheet, { hotels: points }: Score): ScoreLine {
  return {
    key: 'hotels',
    text: t('doodlecity.score.hotels'),
    reason: joined(scored.map((hotel) => hotel.points)),
    picture: <Piece name="hotel" />,
    points,
  };
}

function shops({ shops: scored }: Sheet, { shops: points }: Score): ScoreLine {
  return {
    key: 'shops',
    text: t('doodlecity.score.shops'),
    reason: joined(scored.map((shop) => shop.points)),
    picture: <Piece name="shop" />,
    points,
  };
}

function bonuses({ shops: scored }: Sheet, { bonuses: points }: Score): ScoreLine {
  const open = scored.some(({ bonus }) => bonus === null);
  const taken = scored.flatMap(({ bonus }) => (bonus ? [signed(bonus)] : []));
  return {
    key: 'bonuses',
    text: t('doodlecity.score.bonuses'),
    reason: open ? t('doodlecity.score.bonusOpen') : taken.length > 0 ? list(taken) : '',
    picture: <BonusPiece />,
    points,
  };
}

function taxis({ joinedTaxis, taxis: points }: Score): ScoreLine {
  return {
    key: 'taxis',
    text: t('doodlecity.score.taxis'),
    reason: t('doodlecity.track.taxis.joined', { n: joinedTaxis.length }),
    picture: <Piece name="taxi" />,
    points,
  };
}

function trees({ trees: crossed }: Sheet, { trees: points }: Score): ScoreLine {
  const place = points > 0 ? t('doodlecity.score.fewest') : points < 0 ? t('doodlecity.score.most') : '';
  const count = t('doodlecity.trees.of', { n: crossed, all: TREES });
  return {
    key: 'trees',
    text: t('doodlecity.score.trees'),
    reason: place ? `${count}, ${place}` : count,
    picture: <Piece name="tree" />,
    points,
  };
}

function joined(points: readonly number[]): string {
  const circled = points.filter((value) => value > 0).toSorted((a, b) => a - b);
  return circled.length > 0 ? list(circled.map(String)) : '';
}

function BonusPiece() {
  return (
    <svg class="dc-piece" viewBox="0 0 32 32" aria-hidden="true">
      <rect x="2" y="8" width="28" height="17" rx="5" fill="#FBE7A8" stroke="#5B5468" stroke-width="1.600" />
      <path d="M11 12.500v8M7 16.500h8M21 12.500v8" stroke="#2B2118" stroke-width="2.400" stroke-linecap="round" />
    </svg>
  );
}
