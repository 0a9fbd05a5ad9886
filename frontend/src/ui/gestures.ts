/** Tells taps from drags from pinches. Fed with pointers and their times; owns no element and no clock. */
import { distance, type Fingers, type Point } from './camera';

export type Gesture =
  | { kind: 'pan'; dx: number; dy: number }
  | { kind: 'pinch'; before: Fingers; after: Fingers }
  | { kind: 'tap'; at: Point }
  | { kind: 'double-tap'; at: Point }
  | { kind: 'two-finger-tap' }
  /** A finger left the board while it was moving; pixels per millisecond. */
  | { kind: 'flick'; vx: number; vy: number };

export const SLOP = 8; // a finger trembles this many pixels without dragging
export const TAP_TIME = 300;
export const HOLD_TIME = 350;
const DOUBLE_TAP_TIME = 300;
const DOUBLE_TAP_SLOP = 32;
const FLICK_SPEED = 0.25;

interface Finger {
  start: Point;
  at: Point;
  since: number;
  movedAt: number;
  vx: number;
  vy: number;
}

export class Gestures {
  #fingers = new Map<number, Finger>();
  #dragging = false;
  #most = 0;
  #begun = 0;
  #lastTap: { at: Point; time: number } | null = null;

  /** True from the first real movement until every finger has left: what follows is no click. */
  get isDrag(): boolean {
    return this.#dragging;
  }

  down(id: number, at: Point, time: number): void {
    if (this.#fingers.size === 0) this.#begin(time);
    this.#fingers.set(id, { start: at, at, since: time, movedAt: time, vx: 0, vy: 0 });
    this.#most = Math.max(this.#most, this.#fingers.size);
  }

  move(id: number, at: Point, time: number): Gesture | null {
    const finger = this.#fingers.get(id);
    if (!finger || this.#fingers.size > 2) return null;
    const before = this.#pair();
    const from = finger.at;
    if (!this.#dragging && distance(finger.start, at) <= SLOP) return null;
    this.#dragging = true;
    const elapsed = Math.max(1, time - finger.movedAt);
    Object.assign(finger, { at, movedAt: time, vx: (at.x - from.x) / elapsed, vy: (at.y - from.y) / elapsed });
    const after = this.#pair();
    if (before && after) return { kind: 'pinch', before, after };
    return { kind: 'pan', dx: at.x - from.x, dy: at.y - from.y };
  }

  up(id: number, at: Point, time: number): Gesture | null {
    const finger = this.#fingers.get(id);
    this.#fingers.delete(id);
    if (!finger || this.#fingers.size > 0) return null;
    if (this.#dragging) return this.#most === 1 ? flick(finger, time) : null;
    if (time - this.#begun > TAP_TIME) return null;
    return this.#most === 2 ? { kind: 'two-finger-tap' } : this.#most === 1 ? this.#tap(at, time) : null;
  }

  cancel(id: number): void {
    this.#fingers.delete(id);
    this.#lastTap = null;
  }

  /** One finger has rested on the spot for long enough. */
  isHeld(time: number): boolean {
    return this.#fingers.size === 1 && !this.#dragging && time - this.#begun >= HOLD_TIME;
  }

  /** The second of two quick taps was meant for something else, such as a place on the board. */
  forgetTap(): void {
    this.#lastTap = null;
  }

  #begin(time: number): void {
    this.#dragging = false;
    this.#most = 0;
    this.#begun = time;
  }

  #tap(at: Point, time: number): Gesture {
    const last = this.#lastTap;
    const isSecond = last && time - last.time <= DOUBLE_TAP_TIME && distance(last.at, at) <= DOUBLE_TAP_SLOP;
    this.#lastTap = isSecond ? null : { at, time };
    return { kind: isSecond ? 'double-tap' : 'tap', at };
  }

  #pair(): Fingers | null {
    const [a, b] = [...this.#fingers.values()];
    return a && b ? [a.at, b.at] : null;
  }
}

function flick(finger: Finger, time: number): Gesture | null {
  const rested = time - finger.movedAt > 60;
  const { vx, vy } = finger;
  return rested || Math.hypot(vx, vy) < FLICK_SPEED ? null : { kind: 'flick', vx, vy };
}
