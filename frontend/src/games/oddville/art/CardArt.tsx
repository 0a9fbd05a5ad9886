/** A building card, 120 x 120. The middle of an edge says what it is; the corners hold the facts. */
import type { Colour } from '../../../ui/players';
import { SIDES, SQUARE_STREETS, cardOf, type Card, type Side } from '../facts';
import { buildingOf } from './card';
import { Placed, PlacedMeeple } from './Piece';
import { Plaque } from './Plaque';

const WAYS: Record<Side, string> = { n: 'M60 -4V60', e: 'M124 62H60', s: 'M60 124V62', w: 'M-4 62H60' };

/** Streets run off the card into a round plaza. */
export function Streets({ sides }: { sides: readonly Side[] }) {
  const ways = sides.map((side) => WAYS[side]).join('');
  return (
    <>
      <path d={ways} stroke="var(--kerb)" stroke-width="37" fill="none" />
      <circle cx="60" cy="64" r="35.5" fill="var(--kerb)" />
      <path d={ways} stroke="var(--road)" stroke-width="31" fill="none" />
      <circle cx="60" cy="64" r="32.5" fill="var(--road)" />
      <path d={ways} stroke="#D8BE8A" stroke-width="3" stroke-dasharray="7 6" fill="none" />
      <circle cx="60" cy="64" r="30" fill="var(--road)" />
    </>
  );
}

function Ground({ sides, fill }: { sides: readonly Side[]; fill: string }) {
  return (
    <>
      <rect x="1" y="1" width="118" height="118" rx="9" fill={fill} stroke="var(--ol)" stroke-width="2" />
      <g clip-path="url(#ov-card)">
        {SIDES.filter((side) => !sides.includes(side)).map((side) => (
          <Placed key={side} name={`edge-${side}`} x={0} y={0} size={120} />
        ))}
        <Streets sides={sides} />
      </g>
      <rect x="1" y="1" width="118" height="118" rx="9" fill="none" stroke="var(--ol)" stroke-width="2" />
    </>
  );
}

interface Props {
  card: number;
  /** What it is worth now; without it the rule of its points is shown. */
  points?: number;
  owner?: Colour;
}

export function CardBody({ card: number, points, owner }: Props) {
  const card = cardOf(number);
  return (
    <g class={`ov-paint-${card.guild ?? 'none'}`}>
      <Ground sides={card.streets} fill={card.guild ? `var(--g-${card.guild}-tint)` : '#DED5C2'} />
      <Placed name={buildingOf(card.id)} x={28} y={22} size={64} />
      <Corners card={card} {...(points !== undefined && { points })} />
      {owner && <PlacedMeeple colour={owner} x={85} y={84} size={40} />}
    </g>
  );
}

function Corners({ card, points }: { card: Card; points?: number }) {
  return (
    <>
      {points === undefined ? <Plaque card={card} /> : <Seal points={points} isDiamond={card.scoring === 'diamond'} />}
      {card.guild && <Placed name={card.guild} x={86} y={-4} size={38} />}
      {card.shield > 0 && (
        <>
          <Placed name="shield" x={-3} y={34} size={26} />
          <text class="ov-figure" x="10" y="52" font-size="14">
            {card.shield}
          </text>
        </>
      )}
      <rect x="-3" y="92" width="31" height="31" rx="9" fill="#FFF9EC" stroke="var(--ol)" stroke-width="1.6" />
      <Placed name={card.bonus} x={0.5} y={95.5} size={24} />
    </>
  );
}

function Seal({ points, isDiamond }: { points: number; isDiamond: boolean }) {
  if (isDiamond) {
    return (
      <>
        <Placed name="diamond" x={-3} y={-4} size={38} />
        <text class="ov-figure ov-figure-rim" x="16" y="16.5" font-size="15">
          {points}
        </text>
      </>
    );
  }
  return (
    <>
      <Placed name="seal" x={-3} y={-3} size={38} />
      <text class="ov-figure" x="16" y="22" font-size="17">
        {points}
      </text>
    </>
  );
}

/** The Main Square without its fields. */
export function SquareBody() {
  return (
    <>
      <Ground sides={SQUARE_STREETS} fill="#EADFC4" />
      <circle cx="60" cy="64" r="30" fill="none" stroke="#D8BE8A" stroke-width="2" stroke-dasharray="3 4" />
      <Placed name="fountain" x={34} y={30} size={52} />
    </>
  );
}

/** With room for what sticks out of the card at its corners. */
export function CardPicture(props: Props) {
  return (
    <svg class="ov-card" viewBox="-6 -7 132 132" aria-hidden="true">
      <CardBody {...props} />
    </svg>
  );
}

/** The deck: cards with their coin side up. */
export function DeckPicture() {
  return (
    <svg class="ov-card" viewBox="0 0 120 120" aria-hidden="true">
      <rect x="7" y="7" width="112" height="112" rx="10" fill="#B9852B" stroke="var(--ol)" stroke-width="2" />
      <rect x="2" y="2" width="112" height="112" rx="10" fill="#E6B64A" stroke="var(--ol)" stroke-width="2" />
      <Placed name="coin" x={22} y={22} size={72} />
    </svg>
  );
}
