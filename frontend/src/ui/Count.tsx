import { useEffect, useRef } from 'preact/hooks';
import { number } from '../i18n';
import { countTo } from './motion';

/** A number that runs to its new value instead of jumping. */
export function Count({ value, class: extra = '' }: { value: number; class?: string }) {
  const host = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    const element = host.current;
    if (!element || shown.current === value) return undefined;
    const playing = countTo(shown.current, value, (now) => {
      element.textContent = number(now);
    });
    shown.current = value;
    return () => playing.finish();
  }, [value]);
  return (
    <span ref={host} class={extra}>
      {number(shown.current)}
    </span>
  );
}
