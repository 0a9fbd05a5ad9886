export type Language = 'en' | 'de' | 'hu' | 'nl';

/** Each language by the name its speakers give it. */
export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  hu: 'Magyar',
  nl: 'Nederlands',
};

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return 'en';
}
