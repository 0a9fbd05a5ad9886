/** How a card will be counted, in the corner of a project: "3x neighbours", "2+ row". */
import type { Card, Scoring } from '../facts';
import { Placed } from './Piece';
import type { DrawingName } from './Sprite';

const COUNTED: Partial<Record<Scoring, DrawingName>> = {
  'diamond-count': 'diamond',
  neighbours: 'neighbours',
  'neighbours-triple': 'neighbours',
  column: 'column',
  row: 'row',
  shields: 'shield',
};

function figureOf({ scoring, base }: Card): string {
  if (scoring === 'shields') return 'Σ';
  return scoring === 'neighbours-triple' ? '3×' : `${base}+`;
}

export function Plaque({ card }: { card: Card }) {
  if (card.scoring === 'diamond') {
    return (
      <>
        <Placed name="diamond" x={-3} y={-4} size={38} />
        <text class="ov-figure ov-figure-rim" x="16" y="16.5" font-size="15">
          {card.base}
        </text>
      </>
    );
  }
  const counted = card.scoring === 'guild' && card.guild ? (`${card.guild}-emblem` as const) : COUNTED[card.scoring];
  return (
    <>
      <rect x="-3" y="-3" width="60" height="31" rx="9" fill="#FFF9EC" stroke="var(--ol)" stroke-width="2" />
      <text class="ov-figure" x="14" y="19.5" font-size="21">
        {figureOf(card)}
      </text>
      {counted && (
        <g class={card.guild && card.scoring === 'guild' ? `ov-emblem-${card.guild}` : 'ov-emblem'}>
          <Placed name={counted} x={29} y={0.5} size={24} />
        </g>
      )}
    </>
  );
}
