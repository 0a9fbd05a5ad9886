/** Motion with the Web Animations API. Every helper returns a `Playing`; nothing here waits for input or blocks it. */
import { isMotionReduced } from '../settings';

export interface Playing {
  readonly finished: Promise<void>;
  /** Jumps to the end. */
  finish(): void;
  /** Plays faster or slower from now on; 1 is the normal speed. */
  rush(rate: number): void;
}

/** Milliseconds, the same as the tokens of the stylesheet. */
export const TIME = { tap: 90, quick: 160, sheet: 240, move: 320, place: 420, camera: 500, beat: 700, stagger: 60 } as const;

export const EASE = {
  out: 'cubic-bezier(.2, .8, .2, 1)',
  drop: 'cubic-bezier(.3, 1.45, .5, 1)',
  inOut: 'cubic-bezier(.5, 0, .3, 1)',
} as const;

export const nothing: Playing = { finished: Promise.resolve(), finish: () => {}, rush: () => {} };

export function animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Playing {
  if (isMotionReduced.value || !('animate' in element)) return nothing;
  return playing(element.animate(frames, options));
}

function playing(animation: Animation): Playing {
  return {
    finished: animation.finished.then(
      () => {},
      () => {},
    ),
    finish: () => animation.finish(),
    rush: (rate) => animation.updatePlaybackRate(rate),
  };
}

/** A pause that can be rushed and finished like any motion. */
export function pause(milliseconds: number): Playing {
  return timer(milliseconds) ?? nothing;
}

function timer(duration: number): Playing | null {
  if (isMotionReduced.value || typeof KeyframeEffect === 'undefined') return null;
  const animation = new Animation(new KeyframeEffect(null, [], { duration }), document.timeline);
  animation.play();
  return playing(animation);
}

export function together(parts: readonly Playing[]): Playing {
  return {
    finished: Promise.all(parts.map((part) => part.finished)).then(() => {}),
    finish: () => parts.forEach((part) => part.finish()),
    rush: (rate) => parts.forEach((part) => part.rush(rate)),
  };
}

/** One after the other: each part starts when the one before has ended. */
export function inTurn(parts: readonly (() => Playing)[]): Playing {
  let current = nothing;
  let rate = 1;
  let skipped = false;
  const run = async (): Promise<void> => {
    for (const start of parts) {
      current = start();
      if (skipped) current.finish();
      else if (rate !== 1) current.rush(rate);
      await current.finished;
    }
  };
  return {
    finished: run(),
    finish: () => {
      skipped = true;
      current.finish();
    },
    rush: (faster) => {
      rate = faster;
      current.rush(faster);
    },
  };
}

/** A copy of `piece` travels in an arc from one place on the screen to another; the original stays untouched. */
export function fly(piece: Element, from: DOMRect, to: DOMRect, delay = 0): Playing {
  if (isMotionReduced.value) return nothing;
  const traveller = document.createElement('div');
  traveller.className = 'flying-piece';
  traveller.setAttribute('aria-hidden', 'true');
  traveller.append(piece.cloneNode(true));
  Object.assign(traveller.style, { left: `${from.x}px`, top: `${from.y}px`, width: `${from.width}px`, height: `${from.height}px` });
  document.body.append(traveller);
  const flight = animate(traveller, arc(from, to), { duration: TIME.move, delay, easing: EASE.out, fill: 'both' });
  void flight.finished.then(() => traveller.remove());
  return flight;
}

const LIFT = 0.22;

/** Keyframes of a parabola: the farther the way, the higher the arc. */
export function arc(from: DOMRect, to: DOMRect): Keyframe[] {
  const dx = to.x + to.width / 2 - (from.x + from.width / 2);
  const dy = to.y + to.height / 2 - (from.y + from.height / 2);
  const lift = Math.min(90, Math.hypot(dx, dy) * LIFT);
  const scale = to.width / Math.max(1, from.width);
  const steps = [0, 0.25, 0.5, 0.75, 1];
  return steps.map((at) => ({
    offset: at,
    transform: `translate(${dx * at}px, ${dy * at - lift * 4 * at * (1 - at)}px) scale(${1 + (scale - 1) * at})`,
  }));
}

/** A building lands: from above, with a little settle. */
export function drop(element: Element): Playing {
  const frames = [
    { transform: 'translateY(-14px) scale(1.15)', opacity: 0 },
    { opacity: 1, offset: 0.35 },
    { transform: 'none', opacity: 1 },
  ];
  return animate(element, frames, { duration: TIME.place, easing: EASE.drop });
}

/** A card turns over; `swap` changes its face while it stands on edge. */
export function flip(element: Element, swap: () => void): Playing {
  const half = { duration: TIME.place / 2 };
  const edge = { transform: 'perspective(600px) rotateY(90deg)' };
  const flat = { transform: 'perspective(600px) rotateY(0deg)' };
  return inTurn([
    () => animate(element, [flat, edge], { ...half, easing: 'ease-in' }),
    () => {
      swap();
      return animate(element, [edge, flat], { ...half, easing: 'ease-out' });
    },
  ]);
}

/** Refused: one short shake. */
export function shake(element: Element): Playing {
  const frames = [0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  return animate(element, frames, { duration: TIME.quick });
}

/** Shows every whole number on the way to `to`; the last call is always `to`. */
export function countTo(from: number, to: number, show: (value: number) => void): Playing {
  const duration = Math.min(600, TIME.quick + 60 * Math.abs(to - from));
  const time = timer(duration);
  if (!time) {
    show(to);
    return nothing;
  }
  const begin = performance.now();
  let running = true;
  const step = (): void => {
    if (!running) return;
    const part = Math.min(1, (performance.now() - begin) / duration);
    show(Math.round(from + (to - from) * part));
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  const finished = time.finished.then(() => {
    running = false;
    show(to);
  });
  return { ...time, finished };
}
