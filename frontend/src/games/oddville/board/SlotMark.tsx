import { list, t } from '../../../i18n';
import { CardBody } from '../art/CardArt';
import { Placed } from '../art/Piece';
import type { Desk } from '../desk';
import type { Side } from '../facts';
import { CARD, CELL, spokenCell, type Slot } from '../model/town';
import { place } from '../places';
import { bonusName } from '../words';

interface Props {
  desk: Desk;
  slot: Slot;
  tabbable: boolean;
}

/** A legal place: what it brings is inside. The first tap shows the building there, the second builds it. */
export function SlotMark({ desk, slot, tabbable }: Props) {
  const where = place.cell(slot.x, slot.y);
  const isSelected = desk.picks.value.includes(where);
  const isSending = isSelected && desk.busy;
  return (
    <button
      type="button"
      class={`ov-slot ${isSelected ? 'is-selected' : 'is-lit'} ${isSending ? 'ov-sending' : ''}`}
      style={{ transform: `translate(${slot.x * CELL}px, ${slot.y * CELL}px)` }}
      data-board-control
      data-place={where}
      data-cell={`${slot.x} ${slot.y}`}
      tabIndex={tabbable ? 0 : -1}
      aria-pressed={isSelected}
      aria-label={nameOf(desk, slot)}
      onClick={() => desk.tap(where)}
    >
      <svg width={CARD} height={CARD} viewBox={`0 0 ${CARD} ${CARD}`} aria-hidden="true">
        {isSelected ? <Ghost desk={desk} slot={slot} /> : <Promise slot={slot} />}
      </svg>
    </button>
  );
}

const TOKENS = 3;

/** Points, and the bonuses that open: at most three tokens, the rest as a number. */
function Promise({ slot }: { slot: Slot }) {
  const shown = slot.bonuses.length > TOKENS ? slot.bonuses.slice(0, TOKENS - 1) : slot.bonuses;
  const more = slot.bonuses.length - shown.length;
  const count = shown.length + (more > 0 ? 1 : 0);
  const middle = (nth: number): number => 60 + (nth - (count - 1) / 2) * 36;
  return (
    <>
      <rect class="ov-slot-edge" x="2" y="2" width="116" height="116" rx="10" />
      <text class="ov-figure ov-slot-points" x="60" y="45" font-size="31">
        +{slot.points}
      </text>
      {shown.map(({ source, bonus }, nth) => (
        <g key={source}>
          <circle cx={middle(nth)} cy="80" r="18" fill="#FFF9EC" stroke="#0B7060" stroke-width="1.5" />
          <Placed name={bonus} x={middle(nth) - 13.5} y={66.5} size={27} />
        </g>
      ))}
      {more > 0 && (
        <>
          <circle cx={middle(count - 1)} cy="80" r="18" fill="#FFF9EC" stroke="#0B7060" stroke-width="1.5" />
          <text class="ov-figure" x={middle(count - 1)} y="86" font-size="17">
            +{more}
          </text>
        </>
      )}
    </>
  );
}

const JOINTS: Record<Side, { x: number; y: number }> = {
  n: { x: 60, y: -3 },
  e: { x: 123, y: 62 },
  s: { x: 60, y: 123 },
  w: { x: -3, y: 62 },
};

/** The building as it would stand, with the bonuses on the joining streets. */
function Ghost({ desk, slot }: { desk: Desk; slot: Slot }) {
  const project = desk.project.value;
  if (project === null) return null;
  return (
    <>
      <g class="ov-ghost">
        <CardBody card={project} points={slot.points} owner={desk.colour(desk.side)} />
      </g>
      <rect x="-4" y="-4" width="128" height="128" rx="13" fill="none" stroke="#FFF" stroke-width="9" />
      <rect x="-4" y="-4" width="128" height="128" rx="13" fill="none" stroke="#0B7060" stroke-width="6" />
      {slot.bonuses.map(({ source, bonus, from }) => {
        if (from === 'own') return null;
        const { x, y } = JOINTS[from];
        return (
          <g key={source}>
            <circle cx={x} cy={y} r="17" fill="#FFF9EC" stroke="#0B7060" stroke-width="3" />
            <Placed name={bonus} x={x - 12} y={y - 12} size={24} />
          </g>
        );
      })}
      <circle cx="108" cy="108" r="17" fill="#0B7060" stroke="#FFF" stroke-width="3" />
      <path d="M100 108.5l6 6 10.5-12" fill="none" stroke="#FFF" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" />
    </>
  );
}

/** "row 1, column 2, 6 points, crystal, coin" */
function nameOf(desk: Desk, slot: Slot): string {
  const cell = t('oddville.cell', spokenCell(slot, desk.view.value));
  const where = t('oddville.slot', { cell, points: slot.points });
  const bonuses = list(slot.bonuses.map(({ bonus }) => bonusName(bonus)));
  return bonuses ? t('oddville.slot.bonuses', { slot: where, bonuses }) : where;
}
