import { t } from '../../../i18n';
import { SquareBody } from '../art/CardArt';
import { Placed, PlacedMeeple } from '../art/Piece';
import type { Desk } from '../desk';
import { GOOD_NUMBERS, NOBODY, SQUARE, SQUARE_POINTS, goodOf } from '../facts';
import { CARD } from '../model/town';
import { place } from '../places';
import { goodWord, seatName } from '../words';
import { Shadow, toggle } from './CityCard';

const CORNERS = [
  { x: 14, y: 14 },
  { x: 106, y: 14 },
  { x: 14, y: 106 },
  { x: 106, y: 106 },
] as const;

/** The Main Square with its four fields. */
export function Square({ desk, tabbable }: { desk: Desk; tabbable: boolean }) {
  const { square } = desk.view.value;
  return (
    <>
      <button
        type="button"
        class={`ov-citycard ${desk.inspected.value === SQUARE ? 'ov-inspected' : ''}`}
        data-board-control
        data-cell="0 0"
        data-anchor="card--1"
        tabIndex={tabbable ? 0 : -1}
        aria-label={nameOf(desk)}
        onClick={() => toggle(desk, SQUARE)}
      >
        <svg class="ov-citycard-art" width={CARD} height={CARD} viewBox={`0 0 ${CARD} ${CARD}`} aria-hidden="true">
          <Shadow />
          <SquareBody />
          {GOOD_NUMBERS.map((resource) => (
            <Field key={resource} desk={desk} resource={resource} owner={square[resource] ?? NOBODY} />
          ))}
          <rect x="36" y="86" width="48" height="19" rx="9.5" fill="#FFF9EC" stroke="var(--ol)" stroke-width="1.5" />
          <text class="ov-figure" x="60" y="100" font-size="13">
            {t('oddville.square.each', { points: SQUARE_POINTS })}
          </text>
        </svg>
      </button>
      {GOOD_NUMBERS.map((resource) => (
        <FieldButton key={resource} desk={desk} resource={resource} />
      ))}
    </>
  );
}

function Field({ desk, resource, owner }: { desk: Desk; resource: number; owner: number }) {
  const at = CORNERS[resource] ?? CORNERS[0];
  const isLit = ['lit', 'selected'].includes(desk.standing(place.field(resource)));
  return (
    <>
      <circle
        cx={at.x}
        cy={at.y}
        r="15.5"
        fill="#FFF9EC"
        stroke={isLit ? '#0B7060' : 'var(--ol)'}
        stroke-width={isLit ? 4 : 1.6}
        stroke-dasharray={owner === NOBODY ? '4 3' : 'none'}
      />
      {owner === NOBODY ? (
        <Placed name={goodOf(resource)} x={at.x - 11} y={at.y - 11} size={22} />
      ) : (
        <PlacedMeeple colour={desk.colour(owner)} x={at.x - 15} y={at.y - 16} size={30} />
      )}
    </>
  );
}

/** Only there while the Traveller may choose it. */
function FieldButton({ desk, resource }: { desk: Desk; resource: number }) {
  const where = place.field(resource);
  const standing = desk.standing(where);
  if (standing !== 'lit' && standing !== 'selected') return null;
  const at = CORNERS[resource] ?? CORNERS[0];
  return (
    <button
      type="button"
      class={`ov-field-button is-${standing}`}
      style={{ transform: `translate(${at.x - 30}px, ${at.y - 30}px)` }}
      data-board-control
      data-place={where}
      aria-pressed={standing === 'selected'}
      aria-label={t('oddville.square.field', { resource: goodWord(resource) })}
      onClick={() => desk.tap(where)}
    />
  );
}

function nameOf(desk: Desk): string {
  const owners = desk.view.value.square.flatMap((owner, resource) => {
    const field = t('oddville.square.field', { resource: goodWord(resource) });
    return owner === NOBODY ? [] : [t('oddville.square.taken', { field, owner: seatName(desk.table.seats.value, owner) })];
  });
  return [t('oddville.square'), ...owners].join(', ');
}
