import { describe, expect, it } from 'vitest';
import de from '../../../../shared/i18n/de/oddville.json';
import en from '../../../../shared/i18n/en/oddville.json';
import hu from '../../../../shared/i18n/hu/oddville.json';
import nl from '../../../../shared/i18n/nl/oddville.json';
import { placeholders } from '../../../src/i18n/message';

describe('the texts of the table', () => {
  it.each(Object.entries({ de, hu, nl }))('say the same things in %s', (_language, texts: Record<string, string>) => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(en).toSorted());
    for (const [key, message] of Object.entries(en)) expect([key, placeholders(texts[key] ?? '')]).toEqual([key, placeholders(message)]);
  });
});
