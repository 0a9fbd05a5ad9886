import './sheet.css';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../i18n';
import { neighbour, stopAfter, type Stop } from './sheetStops';

interface Props {
  stop: Stop;
  onStop: (stop: Stop) => void;
  /** Always visible; dragging it moves the sheet. */
  head: ComponentChildren;
  /** Hidden at "peek". */
  children: ComponentChildren;
  /** Stays under the thumb at every stop. */
  foot?: ComponentChildren;
  /** The game asks: the edge is lit. */
  lit?: boolean;
}

interface Drag {
  pointer: number;
  startY: number;
  lastY: number;
  lastTime: number;
  speed: number;
}

export function Sheet({ stop, onStop, head, children, foot, lit = false }: Props) {
  const drag = useRef<Drag | null>(null);
  const host = useRef<HTMLDivElement>(null);

  const shift = (dy: number): void => {
    host.current?.style.setProperty('--sheet-drag', `${dy}px`);
  };
  const down = (event: PointerEvent): void => {
    const isControl = event.target instanceof Element && event.target.closest('button, a, input, select');
    if (isControl && !isControl.matches('.sheet-grip')) return;
    drag.current = { pointer: event.pointerId, startY: event.clientY, lastY: event.clientY, lastTime: event.timeStamp, speed: 0 };
  };
  const move = (event: PointerEvent): void => {
    const now = drag.current;
    if (!now || now.pointer !== event.pointerId) return;
    const elapsed = Math.max(1, event.timeStamp - now.lastTime);
    Object.assign(now, { speed: (event.clientY - now.lastY) / elapsed, lastY: event.clientY, lastTime: event.timeStamp });
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    shift(Math.max(-36, Math.min(60, event.clientY - now.startY)));
  };
  const up = (event: PointerEvent): void => {
    const now = drag.current;
    drag.current = null;
    shift(0);
    if (!now || now.pointer !== event.pointerId) return;
    const next = stopAfter(stop, event.clientY - now.startY, now.speed);
    if (next !== stop) onStop(next);
  };
  const byKey = (event: KeyboardEvent): void => {
    const steps = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (steps) onStop(neighbour(stop, steps));
  };

  return (
    <div ref={host} class={`sheet sheet-${stop} ${lit ? 'sheet-lit' : ''}`}>
      <div class="sheet-head" onPointerDown={down} onPointerMove={move} onPointerUp={up} onPointerCancel={up}>
        <button
          type="button"
          class="sheet-grip"
          aria-label={t('ui.sheet.grip')}
          aria-expanded={stop !== 'peek'}
          onClick={() => onStop(stop === 'half' ? 'peek' : 'half')}
          onKeyDown={byKey}
        />
        {head}
      </div>
      <div class="sheet-body" hidden={stop === 'peek'}>
        {children}
      </div>
      {foot && <div class="sheet-foot">{foot}</div>}
    </div>
  );
}
