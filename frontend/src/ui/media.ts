import { computed, signal, type ReadonlySignal } from '@preact/signals';

/** Whether a media query matches, as a signal. */
export function media(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}

const isWide = media('(min-width: 1180px) and (min-height: 560px)');
const isSide = media('(min-width: 640px) and (orientation: landscape)');
export const isShort = media('(max-height: 699px)');

/**
 * "wide": columns and a dock, for desktops. "side": the sheet is a column on the right, for tablets and phones
 * held across. "tall": everything under each other, for phones.
 */
export type Layout = 'wide' | 'side' | 'tall';

export const layout = computed<Layout>(() => (isWide.value ? 'wide' : isSide.value ? 'side' : 'tall'));
