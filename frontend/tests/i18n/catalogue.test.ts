/** Four languages, one catalogue: the same keys, the same placeholders, none unused, none missing. */
import { describe, expect, it } from 'vitest';
import { placeholders, shownPlaceholders } from '../../src/i18n/message';
import { sources } from '../sources';

type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>('../../../shared/i18n/*/*.json', { eager: true, import: 'default' });

function textsOf(language: string, namespace: string): Texts {
  return files[`../../../shared/i18n/${language}/${namespace}.json`] ?? {};
}

/** A noun may come bare or with its article, whatever the sentence needs: "a palazzo", "the palazzo", "palazzo". */
function oneNoun(message: string = ''): string {
  return message.replaceAll(/\{(?:one|the|kind)\}/g, '{kind}');
}

const NAMESPACES = Object.keys(files).flatMap((path) => /\/en\/(\w+)\.json$/.exec(path)?.[1] ?? []);
const OTHERS = ['de', 'hu', 'nl'];

describe.each(NAMESPACES)('%s', (namespace) => {
  const english = textsOf('en', namespace);

  it.each(OTHERS)('has the same keys in %s', (language) => {
    expect(Object.keys(textsOf(language, namespace)).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it.each(OTHERS)('shows the same values in %s, and asks for no other', (language) => {
    const other = textsOf(language, namespace);
    const differing = Object.keys(english).filter((key) => {
      const [ours, theirs] = [oneNoun(english[key]), oneNoun(other[key])];
      const isSame = shownPlaceholders(ours).join() === shownPlaceholders(theirs).join();
      return !isSame || placeholders(theirs).some((name) => !placeholders(ours).includes(name));
    });
    expect(differing).toEqual([]);
  });

  it('says something everywhere', () => {
    const empty = ['en', ...OTHERS].flatMap((language) =>
      Object.entries(textsOf(language, namespace))
        .filter(([, text]) => !text.trim())
        .map(([key]) => `${language} ${key}`),
    );
    expect(empty).toEqual([]);
  });
});

/** The texts of the page itself. Those of rules are cited by the server, and each game looks after its own. */
const OURS = ['ui', 'home', 'settings', 'table'];

describe('the texts of the pages', () => {
  const source = sources()
    .map(({ text }) => text)
    .join('\n');
  /** Whole keys as they stand in the source, and the fixed beginnings of keys that are made from data. */
  const whole = new Set([...source.matchAll(/['"`]((?:ui|home|settings|table)\.[\w.-]+)['"`]/g)].map((match) => match[1]));
  const begun = [...source.matchAll(/`((?:ui|home|settings|table)\.[\w.-]*)\$\{/g)].map((match) => match[1] ?? '');

  it.each(OURS)('of %s are all used', (namespace) => {
    const unused = Object.keys(textsOf('en', namespace))
      .map((key) => `${namespace}.${key}`)
      .filter((key) => !whole.has(key) && !begun.some((start) => key.startsWith(start)));
    expect(unused).toEqual([]);
  });

  it('are all there', () => {
    const known = new Set(OURS.flatMap((namespace) => Object.keys(textsOf('en', namespace)).map((key) => `${namespace}.${key}`)));
    expect([...whole].filter((key) => key !== undefined && !known.has(key))).toEqual([]);
  });
});
