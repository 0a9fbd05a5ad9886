/** What can be chosen on the map, what the choice would bring, and where the gondolas would stop. */
import { number, signed, t } from '../../../i18n';
import type { SeatState } from '../../../ui/SeatChip';
import { SeatDisc } from '../art/pieces';
import { PAINT } from '../art/paint';
import type { Control } from '../control';
import { TIP, hexagon } from '../hex';
import { colourOf } from '../look';
import { fieldAt, groundOf, space } from '../map';
import type { Forecast, PlayerView } from '../schema.gen';
import type { Direction, Target } from '../targets';
import { targetName } from '../words';
import { Drawn } from './Ground';

interface Props {
  control: Control;
  seats: readonly SeatState[];
}

/** With so many places their signs tell my own points only; the others get half, and the prompt says so. */
const CROWD = 24;

const KEYS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

export function Places({ control, seats }: Props) {
  const targets = control.targets.value;
  const selected = control.selected.value;
  const seat = control.table.seat;
  if (seat === null || targets.length === 0) return null;
  const shown = targets.filter((target) => target === selected || !overlaps(target, selected));
  const reachable = selected ?? targets[0];
  const crowded = targets.length > CROWD;
  return (
    <g role="group" aria-label={t('venice.board.places')} onKeyDown={(event) => byKey(event, control)}>
      <Allowed targets={targets} />
      {shown.map((target) => (
        <TargetButton
          key={target.key}
          target={target}
          seat={seat}
          seats={crowded ? [] : seats}
          name={targetName(target, seat)}
          chosen={target === selected}
          reachable={target === reachable}
          onTap={() => control.tapTarget(target)}
        />
      ))}
    </g>
  );
}

/** Signs that share a field with the chosen place would cover it. */
function overlaps(target: Target, selected: Target | null): boolean {
  if (!selected || target.forecast === null) return false;
  return target.action.tag === 'place-building' && target.fields.some((field) => selected.fields.includes(field));
}

function byKey(event: KeyboardEvent, control: Control): void {
  const direction = KEYS[event.key];
  if (direction) control.walk(direction);
  else if (event.key === 'Escape') control.clear();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Every field that is part of a legal place. */
function Allowed({ targets }: { targets: readonly Target[] }) {
  const isDistrict = targets.some(({ action }) => action.tag === 'score-district');
  const fields = isDistrict ? [] : [...new Set(targets.flatMap((target) => target.fields))];
  const isSwamp = targets.some(({ action }) => action.tag === 'drain-field');
  return <path d={groundOf(fields, 26)} class={isSwamp ? 'v-allowed v-allowed-swamp' : 'v-allowed'} />;
}

interface TargetProps {
  target: Target;
  seat: number;
  seats: readonly SeatState[];
  name: string;
  chosen: boolean;
  reachable: boolean;
  onTap: () => void;
}

function TargetButton({ target, seat, seats, name, chosen, reachable, onTap }: TargetProps) {
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onTap();
  };
  return (
    <g
      role="button"
      tabIndex={reachable ? 0 : -1}
      class={chosen ? 'v-target v-chosen' : 'v-target'}
      aria-label={name}
      aria-pressed={chosen}
      data-board-control
      data-target={target.key}
      onClick={onTap}
      onKeyDown={press}
    >
      {chosen ? <Chosen target={target} seat={seat} /> : <Sign target={target} seat={seat} seats={seats} />}
    </g>
  );
}

/** A place that could be chosen: its points in a bubble, or just the field. */
function Sign({ target, seat, seats }: { target: Target; seat: number; seats: readonly SeatState[] }) {
  const { at, forecast } = target;
  if (!forecast) return <path d={hexagon(at, TIP - 2)} class="v-hit v-hit-field" />;
  const others = seats.length > 0 ? othersOf(forecast, seat) : [];
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g class="v-bubble">
        <circle r="13" class="v-hit" />
        <circle r="11.800" class="v-bubble-disc" />
        <text y="5.200" class="v-bubble-points">
          {number(forecast.points[seat] ?? 0)}
        </text>
        {forecast.bags.includes(seat) && <circle cx="-9" cy="-9" r="4.600" class="v-bubble-bag" />}
        {others.map(({ other, points }, index) => (
          <g key={other} transform={`translate(${10 + index * 11} 9)`} class={`p-${colourOf(seats, other)}`}>
            <circle r="6.200" class="v-bubble-other" />
            <text y="3.400" class="v-bubble-other-points">
              {number(points)}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}

function othersOf({ points }: Forecast, seat: number): { other: number; points: number }[] {
  return points.flatMap((each, other) => (other !== seat && each > 0 ? [{ other, points: each }] : []));
}

/** The chosen place: a ghost of the building, what it brings, and the fields that count. */
function Chosen({ target, seat }: { target: Target; seat: number }) {
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

function Gain({ at, gain }: { at: { x: number; y: number }; gain: number }) {
  return (
    <g transform={`translate(${at.x} ${at.y + 25})`} class="v-gain">
      <rect x="-27" y="-14" width="54" height="28" rx="14" class="v-gain-pill" />
      <text y="5.500" class="v-gain-points">
        {signed(gain)}
      </text>
    </g>
  );
}

function Tick({ at }: { at: { x: number; y: number } }) {
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
        const at = towards(fieldAt(field).at, middle, target.action.tag === 'place-building' && target.kind !== 3);
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
function towards(from: { x: number; y: number }, to: { x: number; y: number }, near: boolean): { x: number; y: number } {
  if (!near) return from;
  const way = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / way) * 13, y: from.y + ((to.y - from.y) / way) * 13 };
}

/** Dashed hexagons in the canals where the gondolas of all who take part would stop. */
export function Stops({ target, players, seats }: { target: Target | null; players: readonly PlayerView[]; seats: readonly SeatState[] }) {
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
