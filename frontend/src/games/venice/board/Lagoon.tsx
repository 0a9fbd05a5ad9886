/** What never changes: water, quays, the gondola track, the lines of the bridges. */
import { along, hexagon } from '../hex';
import { BRIDGES, DISTRICTS, GOAL, TRACK, TWIN, groundOf, numberAt, space, type Space } from '../map';
import { t } from '../../../i18n';

function Quay({ fields }: { fields: readonly number[] }) {
  const ground = groundOf(fields, 30.400);
  return (
    <g stroke-linejoin="round">
      <path d={ground} transform="translate(0 5)" fill="none" stroke="#0B3A45" stroke-opacity=".35" stroke-width="16" />
      <path d={ground} fill="none" stroke="#7C6238" stroke-width="14" />
      <path d={ground} fill="#E9DDBE" stroke="#F4E8CB" stroke-width="10.500" />
      <path d={ground} fill="none" stroke="#D9C79C" stroke-width="3" />
    </g>
  );
}

/** Spaces that share a place are drawn once, over both of their cells. */
const SINGLE = TRACK.filter(({ number }) => !TWIN.includes(number));
const [TWIN_FIRST, TWIN_SECOND] = TWIN;

function Wake() {
  const points = [space(0), ...TRACK].map(({ at }) => `${at.x} ${at.y}`);
  return <path d={`M${points.join('L')}`} class="v-wake" />;
}

function TrackNumber({ each }: { each: Space }) {
  const { x, y } = numberAt(each);
  return (
    <text x={x} y={y + 4.500} class={each.number % 5 === 0 ? 'v-number v-fifth' : 'v-number'}>
      {each.number}
    </text>
  );
}

function TwinSpace() {
  const { at } = space(TWIN_FIRST);
  return (
    <g>
      <rect x={at.x - 46} y={at.y - 18} width="92" height="36" rx="18" class="v-space v-twin" />
      <text x={at.x} y={at.y + 5} class="v-number v-fifth">
        {TWIN_FIRST} / {TWIN_SECOND}
      </text>
    </g>
  );
}

function StartSpace() {
  const { at } = space(0);
  return (
    <g>
      <path d={hexagon(at, 27)} class="v-space v-goal" />
      <text x={at.x} y={at.y - 9} class="v-number v-fifth">
        {t('venice.board.start')}
      </text>
    </g>
  );
}

/** A pennant on the goal, and the mooring posts beyond it. */
function Moorings() {
  const { at } = space(GOAL);
  const posts = [0, 1, 2];
  return (
    <g>
      <path d={`M${at.x} ${at.y - 16}v-22`} stroke="#3A2A1E" stroke-width="2.400" stroke-linecap="round" />
      <path d={`M${at.x} ${at.y - 38}l17 5.500-17 5.500z`} fill="#F5B83D" stroke="#3A2A1E" stroke-width="1.400" stroke-linejoin="round" />
      {posts.map((post) => {
        const { x, y } = space(GOAL + 1 + post).at;
        return (
          <g key={post}>
            <path d={`M${x} ${y - 24}v44`} stroke="#3A2A1E" stroke-width="8" stroke-linecap="round" />
            <path d={`M${x} ${y - 24}v44`} stroke="#FFF6E0" stroke-width="5" stroke-linecap="round" />
            <path d={`M${x} ${y - 24}v44`} stroke="#CC3D1C" stroke-width="5" stroke-dasharray="6 6" />
          </g>
        );
      })}
    </g>
  );
}

/** White dashes across the water: here a ponte can stand. */
function BridgeLines() {
  return (
    <g stroke-linecap="round" fill="none">
      {BRIDGES.map(({ fields, from, to }) => {
        const a = along(from, to, 0.21);
        const b = along(from, to, 0.79);
        const line = `M${a.x} ${a.y}L${b.x} ${b.y}`;
        return (
          <g key={fields.join()}>
            <path d={line} stroke="#0F4A55" stroke-opacity=".65" stroke-width="6" />
            <path d={line} stroke="#fff" stroke-width="3.400" stroke-dasharray="7 6.500" />
          </g>
        );
      })}
    </g>
  );
}

const RIPPLES = [
  [40, 60], [310, 30], [470, -10], [860, 150], [900, 330], [840, 520], [700, 640], [330, 650], [170, 620], [-10, 420],
  [-20, 150], [610, 330], [260, 40], [560, 620], [880, 60], [20, 640],
] as const;

function Ripples() {
  return (
    <g class="v-ripples">
      {RIPPLES.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}q7-6 14 0t14 0`} />
      ))}
    </g>
  );
}

export function Lagoon() {
  return (
    <g>
      <Ripples />
      {SINGLE.map(({ number, at }) => (
        <path key={number} d={hexagon(at, 27)} class={number === GOAL ? 'v-space v-goal' : 'v-space'} />
      ))}
      <Wake />
      <TwinSpace />
      <StartSpace />
      <Moorings />
      {DISTRICTS.map(({ letter, fields }) => (
        <Quay key={letter} fields={fields} />
      ))}
      <BridgeLines />
    </g>
  );
}

/** Over the bridges, so that they can always be read. */
export function TrackNumbers() {
  return (
    <g aria-hidden="true">
      {SINGLE.map((each) => (
        <TrackNumber key={each.number} each={each} />
      ))}
    </g>
  );
}
