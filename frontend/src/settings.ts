import { computed, effect, signal, type Signal } from '@preact/signals';
import { isLanguage, preferredLanguage, type Language } from './i18n/languages';
import { media } from './ui/media';
import { isColour, type Colour } from './ui/players';

export type Theme = 'light' | 'dark' | 'system';
export type Motion = 'full' | 'reduced' | 'system';

const PREFIX = 'borgo.';

/** A signal that is remembered in this browser, and the same in all its tabs. Storage may be full, forbidden or hold nonsense: then the fallback counts. */
function remembered<T>(name: string, fallback: T, accept: (value: unknown) => value is T): Signal<T> {
  const value = signal<T>(read(name, fallback, accept));
  let first = true;
  effect(() => {
    const now = value.value;
    if (first) first = false;
    else write(name, now);
  });
  addEventListener('storage', ({ key }) => {
    if (key === PREFIX + name) value.value = read(name, fallback, accept);
  });
  return value;
}

function read<T>(name: string, fallback: T, accept: (value: unknown) => value is T): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
    return accept(value) ? value : fallback;
  } catch {
    return fallback;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    return;
  }
}

function oneOf<T extends string>(...choices: T[]): (value: unknown) => value is T {
  return (value): value is T => choices.some((choice) => choice === value);
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isVolume = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;
const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= NAME_LENGTH;

export const NAME_LENGTH = 24;

export const settings = {
  theme: remembered<Theme>('theme', 'system', oneOf('light', 'dark', 'system')),
  language: remembered<Language>('language', preferredLanguage(), isLanguage),
  motion: remembered<Motion>('motion', 'system', oneOf('full', 'reduced', 'system')),
  sound: remembered('sound', true, isBoolean),
  volume: remembered('volume', 0.6, isVolume),
  chatSound: remembered('chat-sound', false, isBoolean),
  vibration: remembered('vibration', true, isBoolean),
  notifications: remembered('notifications', false, isBoolean),
  chatMuted: remembered('chat-muted', false, isBoolean),
  streets: remembered('streets', true, isBoolean),
  highContrast: remembered('high-contrast', false, isBoolean),
  name: remembered('name', '', isName),
  colour: remembered<Colour>('colour', 'blue', isColour),
};

const systemDark = media('(prefers-color-scheme: dark)');
const systemReduced = media('(prefers-reduced-motion: reduce)');

export const isDark = computed(() =>
  settings.theme.value === 'system' ? systemDark.value : settings.theme.value === 'dark',
);
export const isMotionReduced = computed(() =>
  settings.motion.value === 'system' ? systemReduced.value : settings.motion.value === 'reduced',
);

/** Keeps <html> in step with the settings: the stylesheets read nothing else. */
export function applySettings(root: HTMLElement = document.documentElement): () => void {
  return effect(() => {
    root.dataset['theme'] = isDark.value ? 'dark' : 'light';
    root.dataset['motion'] = isMotionReduced.value ? 'reduced' : 'full';
    root.dataset['contrast'] = settings.highContrast.value ? 'more' : 'normal';
    const bar = document.querySelector('meta[name="theme-color"]');
    bar?.setAttribute('content', isDark.value ? '#24221F' : '#FFFBF3');
  });
}
