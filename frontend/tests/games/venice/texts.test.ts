import { describe, expect, it } from 'vitest';
import de from '../../../../shared/i18n/de/venice.json';
import en from '../../../../shared/i18n/en/venice.json';
import hu from '../../../../shared/i18n/hu/venice.json';
import nl from '../../../../shared/i18n/nl/venice.json';
import { placeholders } from '../../../src/i18n/message';

/** A language may name a thing with or without its article; the code gives both. */
const EITHER = ['kind', 'the', 'one'];

describe('the texts of the table', () => {
  it.each(Object.entries({ de, hu, nl }))('say the same things in %s', (_language, texts: Record<string, string>) => {
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    const names = (text: string): string[] => placeholders(text).filter((name) => !EITHER.includes(name));
    const params = (catalogue: Record<string, string>): [string, string[]][] =>
      Object.entries(catalogue).map(([key, message]) => [key, names(message)]);
    expect(params(texts)).toEqual(params(en));
  });
});
