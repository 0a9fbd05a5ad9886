import './city.css';
import { useRef } from 'preact/hooks';
import { DieFace, type DieColour } from './Die';
import { cornerOf, Ink } from './Ink';
import { columnOf, rowOf, SIZE, squareAt } from './paper';
import { PAPER, PENS, type Pen } from './pens';
import { Pencil, Plan } from './Plan';
import { Print } from './Print';
import { SquareCell } from './SquareCell';
import { useFinger } from './finger';
import { smooth } from './pen';
import { sheetTitle } from './words';
import type { Desk } from './desk';

const LINES = Array.from({ length: SIZE }, (_, index) => index + 1);

/** The sheet on the desk: five by five squares with the dice that name them, and all that I plan to draw. */
export function City({ desk }: { desk: Desk }) {
  const host = useRef<SVGSVGElement>(null);
  const finger = useFinger(host, desk);
  const { view } = desk.look.value;
  const seat = desk.owner.value;
  const sheet = view.sheets[seat];
  const owner = desk.table.seats.value[seat];
  if (!sheet || !owner) return null;
  const pen = PENS[owner.colour];
  return (
    <svg
      ref={host}
      class="dc-city"
      viewBox="-54 -54 558 558"
      role="grid"
      aria-label={sheetTitle(owner)}
      data-sheet={seat}
    >
      <Headers desk={desk} />
      <rect width="500" height="500" fill={PAPER} />
      <Tints desk={desk} />
      <Print />
      <Plan desk={desk} pen={pen}>
        <Ink sheet={sheet} pen={pen} joined={view.scores[seat]?.joinedTaxis ?? []} notes isUndrawn={(square) => desk.isUndrawn(seat, square)} />
      </Plan>
      <Squares desk={desk} />
      <Trail stroke={finger.stroke.value} pen={pen} />
      <g class="dc-show" data-show={seat} aria-hidden="true">
        <Pencil x={0} y={0} pen={pen} />
      </g>
    </svg>
  );
}

/** Open squares are green, under what is printed on them. */
function Tints({ desk }: { desk: Desk }) {
  const { open, square } = desk.choice.value;
  return (
    <g class={square === null ? 'dc-tints' : 'dc-tints dc-dim'}>
      {open.map((each) => (
        <rect key={each} transform={cornerOf(each)} width="100" height="100" />
      ))}
    </g>
  );
}

function Squares({ desk }: { desk: Desk }) {
  const host = useRef<SVGGElement>(null);
  const { square } = desk.choice.value;
  const focusable = square ?? desk.choice.value.open[0] ?? 0;
  const go = (to: number): void => {
    host.current?.querySelector<SVGElement>(`[data-square="${to}"]`)?.focus();
  };
  return (
    <g ref={host}>
      {LINES.map((row) => (
        <g key={row} role="row">
          {LINES.map((column) => (
            <SquareCell
              key={column}
              desk={desk}
              square={squareAt(column, row)}
              focusable={squareAt(column, row) === focusable}
              go={go}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

/** The column and row numbers as dice; the lamp is on those that count now. */
function Headers({ desk }: { desk: Desk }) {
  const { view } = desk.look.value;
  const { square, die } = desk.choice.value;
  const column = square === null ? view.blue : columnOf(square);
  const row = square === null ? (die === null ? 0 : view.whites[die]) : rowOf(square);
  const isOver = desk.mode.value === 'over';
  return (
    <g aria-hidden="true">
      {LINES.map((at) => (
        <Header key={at} colour="blue" number={at} x={at * 100 - 50} y={-29} lit={!isOver && at === column} />
      ))}
      {LINES.map((at) => (
        <Header key={at} colour="white" number={at} x={-30} y={at * 100 - 50} lit={!isOver && at === row} />
      ))}
    </g>
  );
}

interface HeaderProps {
  colour: DieColour;
  number: number;
  x: number;
  y: number;
  lit: boolean;
}

function Header({ colour, number, x, y, lit }: HeaderProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {lit && <circle r="24" fill="#F5B83D" stroke="#8A5D00" stroke-width="1" />}
      <svg x="-17" y="-17.500" width="34" height="35" viewBox="0 0 48 49">
        <DieFace colour={colour} number={number} />
      </svg>
    </g>
  );
}

/** The way of the finger while it draws. */
function Trail({ stroke, pen }: { stroke: readonly { x: number; y: number }[]; pen: Pen }) {
  if (stroke.length < 2) return null;
  return <path class="dc-trail" d={smooth(stroke)} stroke={pen.ink} />;
}

