/** The texts, typed from the English files: a key that is not there does not compile. */
import type doodlecity from '../../../shared/i18n/en/doodlecity.json';
import type home from '../../../shared/i18n/en/home.json';
import type oddville from '../../../shared/i18n/en/oddville.json';
import type rulesDoodlecity from '../../../shared/i18n/en/rules_doodlecity.json';
import type rulesOddville from '../../../shared/i18n/en/rules_oddville.json';
import type rulesTable from '../../../shared/i18n/en/rules_table.json';
import type rulesVenice from '../../../shared/i18n/en/rules_venice.json';
import type settings from '../../../shared/i18n/en/settings.json';
import type table from '../../../shared/i18n/en/table.json';
import type ui from '../../../shared/i18n/en/ui.json';
import type venice from '../../../shared/i18n/en/venice.json';
import type { Language } from './languages';

interface Catalogue {
  doodlecity: typeof doodlecity;
  home: typeof home;
  oddville: typeof oddville;
  rules_doodlecity: typeof rulesDoodlecity;
  rules_oddville: typeof rulesOddville;
  rules_table: typeof rulesTable;
  rules_venice: typeof rulesVenice;
  settings: typeof settings;
  table: typeof table;
  ui: typeof ui;
  venice: typeof venice;
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
