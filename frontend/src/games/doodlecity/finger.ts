/** A finger that draws on the sheet: its stroke through a square chooses the road. Taps are the squares' own. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Desk } from './desk';
import type { Spot } from './pen';
import { recognise } from './strokes';

const SLOP = 8; // pixels that a finger may tremble without drawing

interface Finger {
  /** The way of the finger so far, in the units of the sheet; empty when it does not draw. */
  readonly stroke: ReadonlySignal<readonly Spot[]>;
}

export function useFinger(host: { current: SVGSVGElement | null }, desk: Desk): Finger {
  const stroke = useMemo(() => signal<readonly Spot[]>([]), []);
  useEffect(() => {
    const svg = host.current;
    if (!svg) return undefined;
    const off = new AbortController();
    listen(svg, desk, (spots) => (stroke.value = spots), off.signal);
    return () => off.abort();
  }, [desk]);
  return { stroke };
}

function listen(svg: SVGSVGElement, desk: Desk, show: (stroke: readonly Spot[]) => void, until: AbortSignal): void {
  let pointer: number | null = null;
  let start = { x: 0, y: 0 };
  let isDrawing = false;
  let spots: Spot[] = [];

  const end = ({ pointerId }: PointerEvent): void => {
    if (pointerId !== pointer) return;
    pointer = null;
    isDrawing = false;
    spots = [];
    show([]);
  };
  const down = (event: PointerEvent): void => {
    if (pointer !== null || event.button !== 0) return;
    pointer = event.pointerId;
    start = { x: event.clientX, y: event.clientY };
    spots = [toSheet(svg, event)];
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    if (!isDrawing) {
      const moved = Math.hypot(event.clientX - start.x, event.clientY - start.y);
      if (moved <= SLOP || squaresToDraw(desk).length === 0) return;
      isDrawing = true;
      // From here on it is no click on a square any more.
      svg.setPointerCapture(event.pointerId);
    }
    spots = [...spots, toSheet(svg, event)];
    show(spots);
    const drawn = recognise(spots, squaresToDraw(desk));
    if (drawn) desk.draw(drawn);
  };
  svg.addEventListener('pointerdown', down, { signal: until });
  svg.addEventListener('pointermove', move, { signal: until });
  svg.addEventListener('pointerup', end, { signal: until });
  svg.addEventListener('pointercancel', end, { signal: until });
  // A quick stroke would count as a fling, and browsers swallow the tap that stops one.
  svg.addEventListener('touchmove', (event) => event.preventDefault(), { signal: until, passive: false });
}

/** The open squares that can hold a road. */
function squaresToDraw(desk: Desk): readonly number[] {
  const { open } = desk.choice.peek();
  const forecasts = desk.look.peek().view.outlook?.forecasts ?? [];
  return open.filter((square) => forecasts.some((forecast) => forecast.square === square && forecast.shape > 0));
}

function toSheet(svg: SVGSVGElement, { clientX, clientY }: PointerEvent): Spot {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
}
