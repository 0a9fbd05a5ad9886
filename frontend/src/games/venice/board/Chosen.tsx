/** The chosen place: what would stand there, what counts, where the gondolas would stop. */
import { signed } from '../../../i18n';
import type { Point } from '../../../ui/camera';
import type { SeatState } from '../../../ui/SeatChip';
import { SeatDisc } from '../art/pieces';
import { PAINT } from '../art/paint';
import { hexagon } from '../hex';
import { colourOf } from '../look';
import { fieldAt, groundOf, space } from '../map';
import { Kind, type PlayerView } from '../schema.gen';
import type { Target } from '../targets';
import { Drawn } from './Ground';

/** The chosen place: a ghost of the building, what it brings, and the fields that count. */
export function Chosen({ target, seat }: { target: Target; seat: number }) {
  const { kind, fields, at, forecast } = target;
  if (target.action.tag === 'score-district') return <Gain at={at} gain={forecast?.points[seat] ?? 0} />;
  const outline = groundOf(fields, 28);
  return (
    <g>
      <path d={outline} class="v-ring v-ring-rim" />
      <path d={outline} class="v-ring" fill={kind === null ? 'none' : PAINT[kind].ground} />
      {kind !== null && (
        <g class="v-ghost">
          <path d={groundOf(fields, 28)} fill={PAINT[kind].ground} />
          <Drawn kind={kind} fields={fields} />
        </g>
      )}
      {forecast ? <Gain at={at} gain={forecast.points[seat] ?? 0} /> : <Tick at={at} />}
    </g>
  );
}

/** Around a whole district, under its fields. */
export function DistrictGlow({ target }: { target: Target | null }) {
  if (target?.action.tag !== 'score-district') return null;
  const outline = groundOf(target.fields, 30.400);
  return (
    <g aria-hidden="true" fill="none" stroke-linejoin="round">
      <path d={outline} stroke="#fff" stroke-width="22" />
      <path d={outline} stroke="#0B7060" stroke-width="16" />
    </g>
  );
}

function Gain({ at, gain }: { at: Point; gain: number }) {
  return (
    <g transform={`translate(${at.x} ${at.y + 25})`} class="v-gain">
      <rect x="-27" y="-14" width="54" height="28" rx="14" class="v-gain-pill" />
      <text y="5.500" class="v-gain-points">
        {signed(gain)}
      </text>
    </g>
  );
}

function Tick({ at }: { at: Point }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle r="12" class="v-tick" />
      <path d="M-5.500.5l4 4 7-8.500" class="v-tick-mark" />
    </g>
  );
}

/** A plus on every field that brings a point. */
export function Counted({ target }: { target: Target | null }) {
  if (!target?.forecast) return null;
  const middle = target.at;
  return (
    <g aria-hidden="true">
      {target.forecast.counted.map((field) => {
        const at = towards(fieldAt(field).at, middle, target.action.tag === 'place-building' && target.kind !== Kind.PONTE);
        return (
          <g key={field} transform={`translate(${at.x} ${at.y})`}>
            <circle r="8.400" class="v-plus" />
            <path d="M-3.700 0h7.400M0-3.700v7.400" class="v-plus-sign" />
          </g>
        );
      })}
    </g>
  );
}

/** Beside the building rather than on the neighbour, where the neighbour's own drawing is. */
function towards(from: Point, to: Point, near: boolean): Point {
  if (!near) return from;
  const way = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / way) * 13, y: from.y + ((to.y - from.y) / way) * 13 };
}

interface StopsProps {
  target: Target | null;
  players: readonly PlayerView[];
  seats: readonly SeatState[];
}

/** Dashed hexagons in the canals where the gondolas of all who take part would stop. */
export function Stops({ target, players, seats }: StopsProps) {
  if (!target?.forecast) return null;
  const { stops } = target.forecast;
  const moving = players.flatMap(({ gondola }, seat) => (stops[seat] === gondola ? [] : [seat]));
  return (
    <g aria-hidden="true">
      {moving.map((seat) => {
        const { at } = space(stops[seat] ?? 0);
        return (
          <g key={seat}>
            <path d={hexagon(at, 25)} class="v-stop" />
            <g transform={`translate(${at.x} ${at.y})`}>
              <SeatDisc colour={colourOf(seats, seat)} r={9.500} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
