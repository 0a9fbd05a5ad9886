import { number, signed, t } from '../../i18n';
import type { Desk } from './desk';
import { cornerOf } from './Ink';
import { bestGain } from './model';
import { columnOf, housesIn, kindOf, rowOf, squareAt, SIZE } from './paper';
import { middleOf } from './pen';
import { roadName, squareName } from './words';

interface Props {
  desk: Desk;
  square: number;
  focusable: boolean;
  /** Moves the focus to another square. */
  go: (square: number) => void;
}

const SIDES = ['N', 'E', 'S', 'W'] as const;

/** One square: its frame if it is open to me, what it would bring, and the place for finger and focus. */
export function SquareCell({ desk, square, focusable, go }: Props) {
  const { open, square: chosen, forecast } = desk.choice.value;
  const isOpen = open.includes(square);
  const isChosen = chosen === square;
  const isAsked = desk.mode.value === 'draw' || desk.mode.value === 'choose';
  const best = isOpen ? bestGain(desk.look.value.view, [square]) : 0;
  const dim = chosen !== null && !isChosen;
  const states = [isOpen && 'dc-open', isChosen && 'dc-chosen', isAsked && 'dc-asked', dim && 'dc-dim', open.length > SIZE && 'dc-many'];
  return (
    <g
      transform={cornerOf(square)}
      class={['dc-square', ...states.filter(Boolean)].join(' ')}
      role="gridcell"
      tabindex={focusable ? 0 : -1}
      aria-label={label(desk, square, best)}
      aria-selected={isChosen}
      data-square={square}
      onClick={() => desk.tapSquare(square)}
      onKeyDown={(event) => byKey(event, desk, square, go)}
    >
      {isOpen && !isChosen && <rect class="dc-frame" x="4" y="4" width="92" height="92" rx="8" />}
      {isOpen && !isChosen && best > 0 && <Badge text={signed(best)} />}
      {isChosen && <Chosen doors={!forecast && kindOf(square) !== 'park'} />}
      <rect class="dc-hit" width="100" height="100" />
    </g>
  );
}

/** Solid green with a white rim; small doors on the sides say that a road can be drawn from one to another. */
function Chosen({ doors }: { doors: boolean }) {
  return (
    <>
      <rect class="dc-chosen-rim" x="-3" y="-3" width="106" height="106" rx="11" />
      <rect class="dc-chosen-edge" x="-3" y="-3" width="106" height="106" rx="11" />
      {doors &&
        SIDES.map((side) => {
          const { x, y } = middleOf(side);
          return <circle key={side} class="dc-door" cx={x} cy={y} r="9" />;
        })}
    </>
  );
}

function Badge({ text }: { text: string }) {
  const width = 20 + text.length * 10;
  return (
    <g class="dc-badge" transform="translate(50 82)">
      <rect x={-width / 2} y="-14" width={width} height="28" rx="14" />
      <text y="6.500" text-anchor="middle">
        {text}
      </text>
    </g>
  );
}

function label(desk: Desk, square: number, best: number): string {
  const { view } = desk.look.value;
  const sheet = view.sheets[desk.owner.value];
  const { open, square: chosen } = desk.choice.value;
  const scored = [...(sheet?.hotels ?? []), ...(sheet?.shops ?? [])].find((score) => score.square === square);
  const shape = sheet?.roads[square] ?? 0;
  const parts = [squareName(square)];
  if (kindOf(square) === 'park') {
    const crossed = sheet?.houses[columnOf(square) - 1] ?? 0;
    parts.push(t('doodlecity.square.houses', { crossed: number(crossed), houses: number(housesIn(square)) }));
  }
  if (shape) parts.push(roadName(shape));
  if (scored) parts.push(t('ui.points', { n: scored.points }));
  if (view.scores[desk.owner.value]?.joinedTaxis.includes(square)) parts.push(t('doodlecity.square.joined'));
  if (chosen === square) parts.push(t('doodlecity.square.chosen'));
  else if (open.includes(square)) parts.push(t('doodlecity.square.open', { n: best }));
  return parts.join(', ');
}

/** Arrows walk over the sheet, Enter chooses and then draws, R or Space turns the road, Escape clears. */
function byKey(event: KeyboardEvent, desk: Desk, square: number, go: (square: number) => void): void {
  const [right, down] = ARROWS[event.key] ?? [0, 0];
  const column = columnOf(square) + right;
  const row = rowOf(square) + down;
  if (right || down) {
    if (column >= 1 && column <= SIZE && row >= 1 && row <= SIZE) go(squareAt(column, row));
  } else if (event.key === 'Enter') desk.tapSquare(square);
  else if (event.key === ' ' || event.key.toLowerCase() === 'r') desk.turnRoad(square, event.shiftKey ? -1 : 1);
  else if (event.key === 'Escape') desk.clear();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
