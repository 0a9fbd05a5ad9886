import { t } from '../../../i18n';
import { CardBody } from '../art/CardArt';
import { Placed as Drawn } from '../art/Piece';
import type { Desk } from '../desk';
import { cardOf } from '../facts';
import { CARD, CELL, spokenCell } from '../model/town';
import { place } from '../places';
import type { Placed } from '../schema.gen';
import { bonusName, cardName, seatName } from '../words';

interface Props {
  desk: Desk;
  placed: Placed;
  points: number;
  tabbable: boolean;
}

export function isBonusOpen(desk: Desk, card: number): boolean {
  const standing = desk.standing(place.bonus(card));
  return standing === 'lit' || standing === 'open' || standing === 'selected';
}

/** A building of the city. A tap explains its points, or takes its bonus while that is asked. */
export function CityCard({ desk, placed, points, tabbable }: Props) {
  const { card, x, y, owner } = placed;
  const bonus = desk.prompt.value?.tag === 'claim-bonuses' && isBonusOpen(desk, card);
  const isPicked = desk.picks.value.includes(place.bonus(card));
  const isFresh = desk.fresh.value.some((each) => each.card === card);
  const classes = ['ov-citycard', isFresh && 'ov-fresh', desk.inspected.value === card && 'ov-inspected'].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      class={classes}
      style={{ transform: `translate(${x * CELL}px, ${y * CELL}px)` }}
      data-board-control
      data-cell={`${x} ${y}`}
      data-anchor={`card-${card}`}
      tabIndex={tabbable ? 0 : -1}
      aria-label={nameOf(desk, placed, points, bonus)}
      onClick={() => (bonus ? desk.tap(place.bonus(card)) : toggle(desk, card))}
    >
      <svg class="ov-citycard-art" width={CARD} height={CARD} viewBox={`0 0 ${CARD} ${CARD}`} aria-hidden="true">
        <Shadow />
        <CardBody card={card} points={points} owner={desk.colour(owner)} />
        {bonus && <BonusRing card={card} isPicked={isPicked} />}
      </svg>
    </button>
  );
}

export function toggle(desk: Desk, card: number): void {
  desk.inspected.value = desk.inspected.value === card ? null : card;
}

/** A plain shape: a blurred one would be painted anew whenever the board moves. */
export function Shadow() {
  return <rect x="1" y="4" width="118" height="118" rx="9" fill="#281E0A" opacity=".32" />;
}

function BonusRing({ card, isPicked }: { card: number; isPicked: boolean }) {
  return (
    <>
      <rect x="-3" y="-3" width="126" height="126" rx="12" fill="none" stroke="#FFF" stroke-width="7" />
      <rect x="-3" y="-3" width="126" height="126" rx="12" fill="none" stroke="#0B7060" stroke-width={isPicked ? 6 : 4} stroke-dasharray={isPicked ? 'none' : '11 8'} />
      <circle cx="60" cy="60" r="25" fill="#FFF9EC" stroke="#0B7060" stroke-width={isPicked ? 5 : 3} />
      <Drawn name={cardOf(card).bonus} x={42} y={42} size={36} />
    </>
  );
}

function nameOf(desk: Desk, placed: Placed, points: number, bonus: boolean): string {
  const cell = t('oddville.cell', spokenCell(placed, desk.view.value));
  const owner = seatName(desk.table.seats.value, placed.owner);
  const name = t('oddville.cityCard', { card: cardName(placed.card), cell, points, owner });
  return bonus ? t('oddville.bonus.of', { bonus: bonusName(cardOf(placed.card).bonus), card: name }) : name;
}
