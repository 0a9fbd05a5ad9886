/** Where a sheet comes to rest: only its head, half of the screen, or all of it. */
export type Stop = 'peek' | 'half' | 'full';

const STOPS: readonly Stop[] = ['peek', 'half', 'full'];
const FLICK = 0.4; // pixels per millisecond
const FAR = 56; // pixels

/** The next stop after a swipe of `dy` pixels (up is negative) that ended with this speed. */
export function stopAfter(from: Stop, dy: number, speed: number): Stop {
  const flicked = Math.abs(speed) > FLICK;
  if (!flicked && Math.abs(dy) < FAR) return from;
  const up = flicked ? speed < 0 : dy < 0;
  const far = Math.abs(dy) > FAR * 5;
  return neighbour(from, (up ? 1 : -1) * (far ? 2 : 1));
}

export function neighbour(from: Stop, steps: number): Stop {
  const index = STOPS.indexOf(from) + steps;
  return STOPS[Math.min(STOPS.length - 1, Math.max(0, index))] ?? from;
}
