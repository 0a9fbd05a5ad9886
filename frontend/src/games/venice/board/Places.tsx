/** What can be chosen on the map, each place with the points it brings to me and to the others. */
import { number, t } from '../../../i18n';
import type { SeatState } from '../../../ui/SeatChip';
import type { Control } from '../control';
import { TIP, hexagon } from '../hex';
import { colourOf } from '../look';
import { groundOf } from '../map';
import type { Forecast } from '../schema.gen';
import type { Direction, Target } from '../targets';
import { targetName } from '../words';
import { Chosen } from './Chosen';

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
      // In lower case: an attribute of SVG is taken as it is written.
      tabindex={reachable ? 0 : -1}
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
