/** One heartbeat for everything that counts down; it stops when nobody looks. */
import { computed, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const BEAT = 250;

export const now = signal(Date.now());

let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function watch(): () => void {
  watchers += 1;
  if (watchers === 1) {
    now.value = Date.now();
    timer = setInterval(() => {
      now.value = Date.now();
    }, BEAT);
  }
  return () => {
    watchers -= 1;
    if (watchers === 0) clearInterval(timer);
  };
}

/** Whole seconds until `deadline` (milliseconds of the wall clock), never below zero; null without a deadline. */
export function useSecondsLeft(deadline: number | null): number | null {
  const counting = deadline !== null;
  useEffect(() => (counting ? watch() : undefined), [counting]);
  return counting ? Math.max(0, Math.ceil((deadline - now.value) / 1000)) : null;
}

const MINUTE = 60_000;
const minute = computed(() => Math.floor(now.value / MINUTE) * MINUTE);

/** The last full minute of the wall clock. */
export function useMinute(): number {
  useEffect(watch, []);
  return minute.value;
}
