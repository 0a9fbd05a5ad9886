import './mine.css';
import { signed, t } from '../../i18n';
import type { Desk } from './desk';
import { roadChoices, type RoadChoice } from './model';
import { kindOf, SHAPES } from './paper';
import { roadPath } from './pen';
import { PENS } from './pens';
import { Piece } from './Piece';
import { Tray } from './Tray';
import { roadName } from './words';

/** The dice of this round and the six roads, each with what it would mean for me. */
export function Mine({ desk }: { desk: Desk }) {
  return (
    <div class="dc-mine">
      <div class="dc-mine-row">
        <Tray desk={desk} />
        <Roads desk={desk} />
        <Legend desk={desk} />
      </div>
    </div>
  );
}

function Roads({ desk }: { desk: Desk }) {
  const { square } = desk.choice.value;
  const choices = roadChoices(desk.look.value, desk.choice.value);
  const isPark = square !== null && kindOf(square) === 'park';
  return (
    <section class="dc-group dc-roads-group" aria-label={t('doodlecity.roads')}>
      <h3 class="dc-group-head">
        {t('doodlecity.roads')} <span>{t('doodlecity.roads.hint')}</span>
      </h3>
      {isPark ? (
        <p class="dc-park-note">
          <Piece name="house" /> {t('doodlecity.roads.park')}
        </p>
      ) : (
        <div class="dc-roads">
          {SHAPES.map((shape) => (
            <RoadButton key={shape} desk={desk} shape={shape} choice={choices.find((each) => each.shape === shape)} />
          ))}
        </div>
      )}
    </section>
  );
}

function RoadButton({ desk, shape, choice }: { desk: Desk; shape: number; choice: RoadChoice | undefined }) {
  const pen = PENS[desk.table.seats.value[desk.owner.value]?.colour ?? 'blue'];
  const gain = choice ? (choice.gain > 0 ? signed(choice.gain) : '0') : '';
  return (
    <button
      type="button"
      class={`dc-road ${choice?.chosen ? 'dc-road-chosen' : ''}`}
      data-shape={shape}
      aria-pressed={choice?.chosen ?? false}
      disabled={!choice}
      aria-label={choice ? `${roadName(shape)}, ${t('ui.points', { n: choice.gain })}` : roadName(shape)}
      onClick={() => desk.tapRoad(shape)}
    >
      <svg viewBox="-3 -3 106 106" aria-hidden="true">
        <rect class="dc-road-square" width="100" height="100" rx="12" />
        <path d={roadPath(shape, 0, 0, 0)} stroke={pen.rim} stroke-width="19" fill="none" />
        <path d={roadPath(shape, 0, 0, 0)} stroke={pen.ink} stroke-width="15" fill="none" />
      </svg>
      <b aria-hidden="true">{gain || '\u00A0'}</b>
    </button>
  );
}

/** Only where there is room. */
function Legend({ desk }: { desk: Desk }) {
  const pen = PENS[desk.table.seats.value[desk.owner.value]?.colour ?? 'blue'];
  return (
    <section class="dc-group dc-legend" aria-label={t('doodlecity.legend')}>
      <h3 class="dc-group-head">{t('doodlecity.legend')}</h3>
      <ul>
        <li>
          <svg viewBox="0 0 30 14" aria-hidden="true">
            <rect width="30" height="14" rx="4" fill="#FFE169" />
            <rect y="4" width="30" height="6" fill={pen.ink} />
          </svg>
          {t('doodlecity.legend.counts')}
        </li>
        <li>
          <svg viewBox="0 0 30 14" aria-hidden="true">
            <rect y="4" width="30" height="6" rx="3" fill="#6B6478" />
          </svg>
          {t('doodlecity.legend.start')}
        </li>
        <li>
          <svg viewBox="0 0 30 14" aria-hidden="true">
            <path d="M2 10C10-2 18 16 28 4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
          </svg>
          {t('doodlecity.legend.draw')}
        </li>
      </ul>
    </section>
  );
}
