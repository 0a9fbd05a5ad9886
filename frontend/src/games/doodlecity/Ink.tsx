import { columnOf, kindOf, printedCrosses, rowOf, SQUARES, TAXI_POINTS } from './paper';
import { crossPath, roadPath } from './pen';
import { PAPER, PRINTED, type Pen } from './pens';
import { HOUSE, HOUSE_PLACES } from './pieces';
import type { Sheet } from './schema.gen';

interface Props {
  sheet: Sheet;
  pen: Pen;
  /** The squares of the taxis that count. */
  joined: readonly number[];
  /** Small numbers beside what has scored. */
  notes?: boolean;
  /** Roads that the pen has yet to draw. */
  isUndrawn?: (square: number) => boolean;
}

export function cornerOf(square: number): string {
  return `translate(${(columnOf(square) - 1) * 100} ${(rowOf(square) - 1) * 100})`;
}

/** All that is drawn on a sheet by hand, over what is printed. */
export function Ink({ sheet, pen, joined, notes = false, isUndrawn }: Props) {
  const roads = SQUARES.filter((square) => sheet.roads[square]);
  const seen = (square: number) => (isUndrawn?.(square) ? { visibility: 'hidden' as const } : {});
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      {roads.map((square) => (
        <path
          key={square}
          transform={cornerOf(square)}
          d={roadPath(sheet.roads[square] ?? 0, square)}
          stroke={PAPER}
          stroke-width="17"
          stroke-linecap="butt"
          opacity=".75"
          {...seen(square)}
        />
      ))}
      {roads.map((square) => (
        <Line key={square} sheet={sheet} square={square} stroke={penOf(square, pen).rim} stroke-width="12.500" {...seen(square)} />
      ))}
      {roads.map((square) => (
        <Line key={square} sheet={sheet} square={square} stroke={penOf(square, pen).ink} stroke-width="10" {...seen(square)} />
      ))}
      {roads.map((square) => (
        <g key={square} {...seen(square)}>
          <Grain square={square} shape={sheet.roads[square] ?? 0} pen={pen} />
        </g>
      ))}
      {SQUARES.filter((square) => kindOf(square) === 'park').map((park) => (
        <Crosses key={park} park={park} crossed={sheet.houses[columnOf(park) - 1] ?? 0} pen={pen} />
      ))}
      {notes && <Notes sheet={sheet} pen={pen} joined={joined} />}
    </g>
  );
}

function penOf(square: number, pen: Pen): Pen {
  return kindOf(square) === 'park' ? PRINTED : pen;
}

interface LineProps {
  sheet: Sheet;
  square: number;
  stroke: string;
  'stroke-width': string;
  visibility?: 'hidden';
}

/** One stroke through one square. All rims come before all inks, so that roads run on without a seam. */
function Line({ sheet, square, ...paint }: LineProps) {
  return (
    <path transform={cornerOf(square)} d={roadPath(sheet.roads[square] ?? 0, square)} pathLength={1} data-road={square} {...paint} />
  );
}

/** A second, thinner stroke of the same pen; start roads have a white line instead. */
function Grain({ square, shape, pen }: { square: number; shape: number; pen: Pen }) {
  if (kindOf(square) === 'park') {
    const line = roadPath(shape, square, 0, 0);
    return (
      <path
        transform={cornerOf(square)}
        d={line}
        stroke={PAPER}
        stroke-width="1.800"
        stroke-dasharray="7 6"
        stroke-linecap="butt"
        opacity=".8"
      />
    );
  }
  return (
    <g transform={cornerOf(square)}>
      <path d={roadPath(shape, square, 1)} pathLength={1} data-road={square} stroke={pen.ink} stroke-width="6" opacity=".55" />
      <path d={roadPath(shape, square, 2, 1)} pathLength={1} data-road={square} stroke="#FFF" stroke-width="1.600" opacity=".22" />
    </g>
  );
}

function Crosses({ park, crossed, pen }: { park: number; crossed: number; pen: Pen }) {
  const printed = printedCrosses(park);
  return (
    <g transform={cornerOf(park)}>
      {HOUSE_PLACES.slice(0, crossed).map(({ x, y }, house) => {
        const by = house < printed ? PRINTED : pen;
        return (
          <g
            key={`${x}-${y}`}
            transform={`translate(${x + HOUSE.width / 2} ${y + HOUSE.height / 2})`}
            stroke={by.rim}
            stroke-width={house < printed ? 2.6 : 4}
            data-house={`${park}-${house}`}
          >
            {crossPath(27, 25, park * 4 + house).map((line) => (
              <path key={line} d={line} pathLength={1} />
            ))}
          </g>
        );
      })}
    </g>
  );
}

function Notes({ sheet, pen, joined }: { sheet: Sheet; pen: Pen; joined: readonly number[] }) {
  const scored = [...sheet.hotels, ...sheet.shops].map(({ square, points }) => ({ square, text: String(points) }));
  const taxis = joined.map((square) => ({ square, text: `+${TAXI_POINTS}` }));
  return (
    <g class="dc-notes" fill={pen.rim} stroke={PAPER} stroke-width="5">
      {[...scored, ...taxis].map(({ square, text }) => (
        <text key={square} x={(columnOf(square) - 1) * 100 + 92} y={(rowOf(square) - 1) * 100 + 22} text-anchor="end">
          {text}
        </text>
      ))}
    </g>
  );
}
