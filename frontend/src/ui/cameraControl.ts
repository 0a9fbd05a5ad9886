/** Moves one element over a viewport. Only its transform changes, so a frame costs no layout and no paint. */
import { signal } from '@preact/signals';
import { isMotionReduced } from '../settings';
import {
  NO_INSETS,
  between,
  ease,
  fit,
  keepInSight,
  panBy,
  zoomAt,
  type Insets,
  type Limits,
  type Point,
  type Rect,
  type Size,
  type View,
} from './camera';
import { TIME } from './motion';

const FRICTION = 0.994; // of the speed is left after each millisecond
const STANDSTILL = 0.02;

export class CameraControl {
  /** The player has moved the board since the last flight. */
  readonly touched = signal(false);
  /** The view, for those who draw something that depends on it: an overview, details worth showing only from near. */
  readonly shown = signal<View>({ x: 0, y: 0, scale: 1 });
  view: View = { x: 0, y: 0, scale: 1 };
  screen: Size = { width: 1, height: 1 };
  bounds: Rect = { x: 0, y: 0, width: 1, height: 1 };
  insets: Insets = NO_INSETS;
  limits: Limits = { min: 0.3, max: 2 };
  #world: HTMLElement | null = null;
  #frame = 0;
  #settle: ReturnType<typeof setTimeout> | undefined;
  #target: Rect | null = null;

  attach(world: HTMLElement): void {
    this.#world = world;
    this.#apply();
  }

  /** The viewport got another size. What was flown to stays in view unless the player has moved away. */
  resize(screen: Size): void {
    this.screen = screen;
    if (this.#target && !this.touched.peek()) this.#show(this.#fitted(this.#target));
    else this.#show(this.view);
  }

  flyTo(rect: Rect, how: 'fly' | 'jump' = 'fly'): void {
    this.#target = rect;
    this.touched.value = false;
    const to = this.#fitted(rect);
    if (how === 'jump' || isMotionReduced.value) this.#show(to);
    else this.#fly(to);
  }

  fitAll(): void {
    this.flyTo(this.bounds);
  }

  panBy(dx: number, dy: number): void {
    this.#byHand(panBy(this.view, dx, dy));
  }

  change(next: (view: View) => View): void {
    this.#byHand(next(this.view));
  }

  zoom(factor: number, at: Point = { x: this.screen.width / 2, y: this.screen.height / 2 }): void {
    this.touched.value = true;
    this.#fly(keepInSight(zoomAt(this.view, at, factor, this.limits), this.bounds, this.screen), TIME.sheet);
  }

  /** The board glides on after a flick, and slows down. */
  glide(vx: number, vy: number): void {
    if (isMotionReduced.value) return;
    let last = performance.now();
    const step = (time: number): void => {
      const elapsed = time - last;
      last = time;
      const kept = FRICTION ** elapsed;
      vx *= kept;
      vy *= kept;
      this.#show(keepInSight(panBy(this.view, vx * elapsed, vy * elapsed), this.bounds, this.screen));
      if (Math.hypot(vx, vy) > STANDSTILL) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  #byHand(view: View): void {
    this.stop();
    this.touched.value = true;
    this.#show(keepInSight(view, this.bounds, this.screen));
  }

  #fitted(rect: Rect): View {
    return fit(rect, this.screen, this.insets, this.limits);
  }

  #fly(to: View, duration: number = TIME.camera): void {
    this.stop();
    const from = this.view;
    const begin = performance.now();
    const step = (time: number): void => {
      const part = Math.min(1, Math.max(0, time - begin) / duration);
      this.#show(between(from, to, ease(part), this.screen));
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #show(view: View): void {
    this.view = view;
    this.shown.value = view;
    this.#apply();
  }

  /** While it moves, the board is one picture for the compositor; at rest it is drawn sharp again. */
  #apply(): void {
    const world = this.#world;
    if (!world) return;
    const { x, y, scale } = this.view;
    world.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    world.classList.add('camera-moving');
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => world.classList.remove('camera-moving'), 180);
  }
}
