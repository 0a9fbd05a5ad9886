/** The texts, typed from the English files: a key that is not there does not compile. */
import type home from '../../../shared/i18n/en/home.json';
import type oddville from '../../../shared/i18n/en/oddville.json';
import type settings from '../../../shared/i18n/en/settings.json';
import type ui from '../../../shared/i18n/en/ui.json';
import type { Language } from './languages';

interface Catalogue {
  ui: typeof ui;
  home: typeof home;
  settings: typeof settings;
  oddville: typeof oddville;
}

export type Namespace = keyof Catalogue;
export type Key = { [N in Namespace]: `${N}.${keyof Catalogue[N] & string}` }[Namespace];
export type Messages = ReadonlyMap<string, string>;

/** What every page needs; a game's texts come with its board. */
export const CORE: readonly Namespace[] = ['ui', 'home', 'settings'];

const files = import.meta.glob<Readonly<Record<string, string>>>('../../../shared/i18n/*/*.json', {
  import: 'default',
});

export async function loadNamespace(language: Language, namespace: Namespace): Promise<Messages> {
  const file = files[`../../../shared/i18n/${language}/${namespace}.json`];
  if (!file) throw new Error(`no texts for ${namespace} in ${language}`);
  const messages = Object.entries(await file());
  return new Map(messages.map(([key, message]) => [`${namespace}.${key}`, message]));
}
