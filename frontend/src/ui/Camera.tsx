import './camera.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n';
import { NO_INSETS, pinch, zoomAt, type Insets, type Limits, type Point, type Rect } from './camera';
import type { CameraControl } from './cameraControl';
import { Gestures, HOLD_TIME, type Gesture } from './gestures';
import { IconButton } from './IconButton';

interface Props {
  control: CameraControl;
  label: string;
  /** Everything there is to see, in world units. */
  bounds: Rect;
  /** What to show when `occasion` changes: a new prompt, another selection. */
  focus: Rect;
  occasion: string;
  /** Parts of the viewport covered by other things. */
  insets?: Insets;
  limits?: Limits;
  /** A tap on the board itself, outside every control on it; world units. */
  onTap?: (at: Point) => void;
  /** A long press; the element under the finger. */
  onHold?: (target: Element) => void;
  children: ComponentChildren;
}

const WHEEL_STEP = 0.0016;
const KEY_STEP = 64;
const ZOOM_STEP = 1.35;
const DOUBLE_TAP_ZOOM = 1.7;
/** Controls on the board take their own taps; a quick second tap on them is no zoom. */
const ON_BOARD = '[data-board-control]';

export function Camera(props: Props) {
  const { control, label, bounds, focus, occasion, insets = NO_INSETS, limits, children } = props;
  const host = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  control.bounds = bounds;
  control.insets = insets;
  if (limits) control.limits = limits;

  useLayoutEffect(() => {
    const viewport = host.current;
    if (!viewport || !world.current) return undefined;
    control.screen = { width: viewport.clientWidth, height: viewport.clientHeight };
    control.attach(world.current);
    control.flyTo(focus, 'jump');
    const observer = new ResizeObserver(() => control.resize({ width: viewport.clientWidth, height: viewport.clientHeight }));
    observer.observe(viewport);
    return () => {
      observer.disconnect();
      control.stop();
    };
  }, [control]);

  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else control.flyTo(focus);
  }, [occasion]);

  useBoardInput(host, props);

  return (
    <div ref={host} class="camera" role="group" aria-label={label} tabIndex={0} onKeyDown={(event) => byKey(event, control)}>
      <div ref={world} class="camera-world">
        {children}
      </div>
    </div>
  );
}

function useBoardInput(host: { current: HTMLDivElement | null }, props: Props): void {
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const viewport = host.current;
    if (!viewport) return undefined;
    const off = new AbortController();
    listen(viewport, () => latest.current, off.signal);
    return () => off.abort();
  }, []);
}

function listen(viewport: HTMLElement, props: () => Props, signal: AbortSignal): void {
  const gestures = new Gestures();
  let hold: ReturnType<typeof setTimeout> | undefined;
  const place = (event: MouseEvent): Point => {
    const box = viewport.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  viewport.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      props().control.stop();
      gestures.down(event.pointerId, place(event), event.timeStamp);
      clearTimeout(hold);
      const { target } = event;
      hold = setTimeout(() => {
        if (target instanceof Element && gestures.isHeld(performance.now())) props().onHold?.(target);
      }, HOLD_TIME);
    },
    { signal },
  );

  viewport.addEventListener(
    'pointermove',
    (event) => {
      const gesture = gestures.move(event.pointerId, place(event), event.timeStamp);
      if (!gesture) return;
      // Captured only now: a captured pointer would click the board instead of the control under it.
      viewport.setPointerCapture(event.pointerId);
      perform(gesture, props());
    },
    { signal },
  );

  const up = (event: PointerEvent): void => {
    clearTimeout(hold);
    const gesture = gestures.up(event.pointerId, place(event), event.timeStamp);
    if (!gesture) return;
    const onControl = event.target instanceof Element && event.target.closest(ON_BOARD);
    const isTap = gesture.kind === 'tap' || gesture.kind === 'double-tap';
    if (onControl && isTap) gestures.forgetTap();
    else perform(gesture, props());
  };
  viewport.addEventListener('pointerup', up, { signal });
  viewport.addEventListener('pointercancel', (event) => gestures.cancel(event.pointerId), { signal });

  // Dragging never places a piece.
  viewport.addEventListener(
    'click',
    (event) => {
      if (!gestures.isDrag) return;
      event.stopPropagation();
      event.preventDefault();
    },
    { signal, capture: true },
  );

  viewport.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const { control } = props();
      const at = place(event);
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 18 : 1) * WHEEL_STEP);
      control.change((view) => zoomAt(view, at, factor, control.limits));
    },
    { signal, passive: false },
  );
}

function perform(gesture: Gesture, { control, onTap }: Props): void {
  switch (gesture.kind) {
    case 'pan':
      control.panBy(gesture.dx, gesture.dy);
      break;
    case 'pinch':
      control.change((view) => pinch(view, gesture.before, gesture.after, control.limits));
      break;
    case 'flick':
      control.glide(gesture.vx, gesture.vy);
      break;
    case 'double-tap':
      control.zoom(DOUBLE_TAP_ZOOM, gesture.at);
      break;
    case 'two-finger-tap':
      control.fitAll();
      break;
    case 'tap': {
      const { x, y, scale } = control.view;
      onTap?.({ x: (gesture.at.x - x) / scale, y: (gesture.at.y - y) / scale });
      break;
    }
  }
}

/** With the viewport itself focused; a control on the board keeps its keys. */
function byKey(event: KeyboardEvent, control: CameraControl): void {
  if (event.target !== event.currentTarget && !'+-0'.includes(event.key)) return;
  const act = {
    ArrowLeft: () => control.panBy(KEY_STEP, 0),
    ArrowRight: () => control.panBy(-KEY_STEP, 0),
    ArrowUp: () => control.panBy(0, KEY_STEP),
    ArrowDown: () => control.panBy(0, -KEY_STEP),
    '+': () => control.zoom(ZOOM_STEP),
    '-': () => control.zoom(1 / ZOOM_STEP),
    '0': () => control.fitAll(),
  }[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

/** Zoom and fit, for those without wheel, pinch or keyboard. */
export function CameraHud({ control, children }: { control: CameraControl; children?: ComponentChildren }) {
  return (
    <div class="camera-hud">
      <IconButton icon="plus" label={t('ui.camera.in')} class="wide-only" onClick={() => control.zoom(ZOOM_STEP)} />
      <IconButton icon="minus" label={t('ui.camera.out')} class="wide-only" onClick={() => control.zoom(1 / ZOOM_STEP)} />
      <IconButton icon="fit" label={t('ui.camera.fit')} onClick={() => control.fitAll()} />
      {children}
    </div>
  );
}
