/**
 * t('ui.close') in a component: the component is drawn again when the language changes.
 * Texts arrive lazily, one chunk per language; a game's board asks for its own with `needTexts`.
 */
import { computed, effect, signal } from '@preact/signals';
import { settings } from '../settings';
import { CORE, loadNamespace, type Key, type Messages, type Namespace } from './catalogue';
import type { Language } from './languages';
import { format, type Params } from './message';

export type { Key, Namespace } from './catalogue';

interface Texts {
  language: Language;
  messages: Messages;
}

const texts = signal<Texts>({ language: 'en', messages: new Map() });
const wanted = new Set<Namespace>(CORE);

/** The language that is shown; it changes when the texts are there. */
export const shownLanguage = computed(() => texts.value.language);

export function t(key: Key, params: Params = {}): string {
  return lookUp(key, params) ?? key;
}

/** For keys that are made from data, such as the name of a card. */
export function lookUp(key: string, params: Params = {}): string | undefined {
  const { language, messages } = texts.value;
  const message = messages.get(key);
  return message === undefined ? undefined : format(message, params, language);
}

/** All messages whose keys begin like this, by the rest of the key. */
export function messagesOf(prefix: string): ReadonlyMap<string, string> {
  const found = [...texts.value.messages].filter(([key]) => key.startsWith(prefix));
  return new Map(found.map(([key, message]) => [key.slice(prefix.length), message]));
}

/** Resolves when the texts are there, in the language of that moment. */
export async function needTexts(...namespaces: Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  await load(settings.language.value);
}

async function load(language: Language): Promise<void> {
  const parts = await Promise.all([...wanted].map((namespace) => loadNamespace(language, namespace)));
  // The player may have switched again while these were on their way.
  if (settings.language.value !== language) return;
  texts.value = { language, messages: merge(parts) };
  document.documentElement.lang = language;
}

function merge(parts: readonly Messages[]): Messages {
  const all = new Map<string, string>();
  for (const part of parts) for (const [key, message] of part) all.set(key, message);
  return all;
}

/** Follows the language setting from now on. */
export function startTexts(): () => void {
  let first = true;
  return effect(() => {
    const language = settings.language.value;
    if (first) first = false;
    else void load(language);
  });
}

const NO_BREAK_SPACE = '\u00A0';

/** Seconds as a clock: 0:41, 12:05. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** How long ago, short: "now", "2 min", "3 h", in the language's own words. */
export function ago(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return t('ui.now');
  const [value, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.floor(minutes / 60), 'hour'];
  const style = { style: 'unit', unit, unitDisplay: 'narrow' } as const;
  return new Intl.NumberFormat(texts.value.language, style).format(value).replaceAll(' ', NO_BREAK_SPACE);
}

/** A day of the calendar, from its ISO form: 18 November 2026. */
export function day(iso: string): string {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(texts.value.language, style).format(new Date(iso));
}

export function list(items: readonly string[]): string {
  return new Intl.ListFormat(texts.value.language, { type: 'conjunction' }).format(items);
}

export function number(value: number): string {
  return new Intl.NumberFormat(texts.value.language).format(value);
}

/** A change of something counted, with its sign: +3, −2. */
export function signed(value: number): string {
  return value > 0 ? `+${number(value)}` : number(value).replace('-', '\u2212');
}
