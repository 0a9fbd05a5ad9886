import './clockRing.css';
import { clock, t } from '../i18n';

interface Props {
  left: number;
  total: number;
}

const RADIUS = 22;
const ROUND = 2 * Math.PI * RADIUS;
const URGENT = 5;
/** From here on minutes are easier to read. */
const LONG = 100;

/** The time left in a ring that runs out. The last five turn red and beat once a second. */
export function ClockRing({ left, total }: Props) {
  const part = total > 0 ? Math.min(1, left / total) : 0;
  return (
    <div class={`ring ${left <= URGENT ? 'ring-urgent' : ''}`} role="timer" aria-label={t('ui.prompt.left', { n: left })}>
      <svg viewBox="0 0 52 52" aria-hidden="true">
        <circle class="ring-track" cx="26" cy="26" r={RADIUS} />
        <circle class="ring-rim" cx="26" cy="26" r={RADIUS} stroke-dasharray={`${ROUND * part} ${ROUND}`} />
        <circle class="ring-left" cx="26" cy="26" r={RADIUS} stroke-dasharray={`${ROUND * part} ${ROUND}`} />
      </svg>
      <b key={left <= URGENT ? left : 'calm'} class={`num ${left >= LONG ? 'ring-long' : ''}`} aria-hidden="true">
        {left >= LONG ? clock(left) : left}
      </b>
    </div>
  );
}
