import type { ComponentChildren } from 'preact';
import type { Desk } from './desk';
import { cornerOf } from './Ink';
import { columnOf, housesIn, kindOf, rowOf, sidesOf } from './paper';
import { crossPath, middleOf, roadPath, spotsAlong } from './pen';
import { HIGHLIGHT, PAPER, type Pen } from './pens';
import { HOUSE, HOUSE_PLACES } from './pieces';
import type { Forecast, Sheet } from './schema.gen';

interface Props {
  desk: Desk;
  pen: Pen;
  /** The ink that is on the paper already: over the highlighter, under the plan. */
  children: ComponentChildren;
}

/** What I am about to draw: the road that would count in yellow, the new piece of it dashed. */
export function Plan({ desk, pen, children }: Props) {
  const { square, forecast } = desk.choice.value;
  const sheet = desk.look.value.view.sheets[desk.owner.value];
  const isPlanning = square !== null && sheet !== undefined;
  return (
    <g>
      {isPlanning && <Bands square={square} />}
      {isPlanning && forecast && <Highlighter forecast={forecast} sheet={sheet} />}
      {children}
      {isPlanning && forecast && (
        <g class={desk.table.sending.value ? 'dc-ghost dc-sent' : 'dc-ghost'}>
          {forecast.shape ? <GhostRoad forecast={forecast} pen={pen} /> : <GhostCross park={square} sheet={sheet} pen={pen} />}
        </g>
      )}
    </g>
  );
}

/** The column and the row of the chosen square. */
function Bands({ square }: { square: number }) {
  return (
    <g class="dc-band">
      <rect x={(columnOf(square) - 1) * 100} width="100" height="500" />
      <rect y={(rowOf(square) - 1) * 100} width="500" height="100" />
    </g>
  );
}

function Highlighter({ forecast, sheet }: { forecast: Forecast; sheet: Sheet }) {
  return (
    <g fill="none" stroke={HIGHLIGHT} stroke-width="32" opacity=".72" class="dc-highlighter">
      {forecast.road.map((square) => {
        const shape = square === forecast.square && forecast.shape ? forecast.shape : (sheet.roads[square] ?? 0);
        return shape ? <path key={square} transform={cornerOf(square)} d={roadPath(shape, square, 0, 0)} /> : null;
      })}
    </g>
  );
}

function GhostRoad({ forecast: { square, shape }, pen }: { forecast: Forecast; pen: Pen }) {
  const line = roadPath(shape, square);
  const tip = spotsAlong(shape, 9)[4] ?? middleOf(sidesOf(shape)[0]);
  return (
    <g transform={cornerOf(square)} fill="none" stroke-linecap="butt">
      <path d={line} stroke={PAPER} stroke-width="17" opacity=".9" />
      <path d={line} stroke={pen.rim} stroke-width="12.500" stroke-dasharray="13 9" />
      <path d={line} stroke={pen.ink} stroke-width="10" stroke-dasharray="13 9" />
      <Pencil x={tip.x} y={tip.y} pen={pen} />
    </g>
  );
}

function GhostCross({ park, sheet, pen }: { park: number; sheet: Sheet; pen: Pen }) {
  const house = sheet.houses[columnOf(park) - 1] ?? 0;
  const at = HOUSE_PLACES[house];
  if (!at || kindOf(park) !== 'park' || house >= housesIn(park)) return null;
  const x = at.x + HOUSE.width / 2;
  const y = at.y + HOUSE.height / 2;
  return (
    <g transform={cornerOf(park)} fill="none" stroke-linecap="round">
      <g transform={`translate(${x} ${y})`} stroke={pen.rim} stroke-width="4" stroke-dasharray="5 5.500">
        {crossPath(27, 25, park * 4 + house).map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <Pencil x={x + 8} y={y - 4} pen={pen} />
    </g>
  );
}

export function Pencil({ x, y, pen }: { x: number; y: number; pen: Pen }) {
  return (
    <g class="dc-pencil" transform={`translate(${x} ${y}) rotate(38)`} stroke="#3A2A1E" stroke-width="1.800" stroke-linejoin="round">
      <path d="M0 0l-6.500-16h13z" fill="#F3D9B0" />
      <path d="M-6.500-16h13v-38h-13z" fill={pen.ink} />
      <path d="M-6.500-54h13v-7h-13z" fill="#E9B445" />
      <path d="M-2.200-5.500L0 0l2.200-5.500z" fill="#3A2A1E" />
    </g>
  );
}
