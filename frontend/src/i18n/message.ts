/**
 * The notation of the catalogue, and no more:
 *
 *   {name}                                  a parameter; numbers and lists are written the language's way
 *   {n, plural, one {# coin} other {# coins}}   a form per category of Intl.PluralRules; # is the number
 *   {n, plural, =0 {none} other {# left}}   an exact number wins over a category
 *
 * Forms may hold parameters but no further plural.
 */
export type Param = string | number | readonly string[];
export type Params = Readonly<Record<string, Param>>;

const PIECE = /\{(\w+)(?:, plural,((?:\s*[\w=]+ \{(?:[^{}]|\{\w+\})*\})+)\s*)?\}/g;
const FORM = /([\w=]+) \{((?:[^{}]|\{\w+\})*)\}/g;

export function format(message: string, params: Params, language: string): string {
  return message.replace(PIECE, (piece: string, name: string, forms: string | undefined) => {
    const value = params[name];
    if (value === undefined) return piece;
    return forms === undefined ? write(value, language) : format(pickForm(forms, value, language), params, language);
  });
}

function pickForm(forms: string, value: Param, language: string): string {
  const byCategory = new Map([...forms.matchAll(FORM)].map(([, category, form]) => [category, form]));
  const number = Number(value);
  const form =
    byCategory.get(`=${number}`) ??
    byCategory.get(new Intl.PluralRules(language).select(number)) ??
    byCategory.get('other') ??
    '';
  return form.replaceAll('#', write(number, language));
}

function write(value: Param, language: string): string {
  if (typeof value === 'number') return new Intl.NumberFormat(language).format(value);
  if (typeof value === 'string') return value;
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(value);
}

/** The names of a message's parameters, for checking translations against each other. */
export function placeholders(message: string): string[] {
  return namesIn(message, () => true);
}

/** Those whose values can be read in the text: a number that only chooses a form is none of them. */
export function shownPlaceholders(message: string): string[] {
  return namesIn(message, (forms) => forms === undefined || forms.includes('#'));
}

function namesIn(message: string, counts: (forms: string | undefined) => boolean): string[] {
  const names = new Set<string>();
  for (const [, name = '', forms] of message.matchAll(PIECE)) {
    if (counts(forms)) names.add(name);
    for (const [, , form = ''] of forms?.matchAll(FORM) ?? []) {
      for (const inner of namesIn(form, counts)) names.add(inner);
    }
  }
  return [...names].toSorted();
}
