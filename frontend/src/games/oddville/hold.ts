/** A long press, or a right click where there is a mouse. What follows a long press is no click. */
import { useRef } from 'preact/hooks';
import { HOLD_TIME, SLOP } from '../../ui/gestures';

interface HoldProps {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onContextMenu: (event: MouseEvent) => void;
  onClickCapture: (event: MouseEvent) => void;
}

export function useHold(run: () => void): HoldProps {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const held = useRef(false);
  const end = (): void => clearTimeout(timer.current);
  return {
    onPointerDown: ({ clientX, clientY }) => {
      held.current = false;
      from.current = { x: clientX, y: clientY };
      end();
      timer.current = setTimeout(() => {
        held.current = true;
        run();
      }, HOLD_TIME);
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > SLOP) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event) => {
      event.preventDefault();
      end();
      run();
    },
    onClickCapture: (event) => {
      if (!held.current) return;
      held.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
