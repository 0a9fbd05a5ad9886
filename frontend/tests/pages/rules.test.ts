import { beforeAll, describe, expect, it } from 'vitest';
import { needTexts } from '../../src/i18n';
import { chaptersOf, search } from '../../src/pages/rules/book';
import { ruleHref } from '../../src/pages/rules/links';
import { GAMES } from '../../src/router';

beforeAll(() => needTexts('table', 'rules_oddville', 'rules_venice', 'rules_doodlecity'));

describe.each(GAMES)('the book of %s', (game) => {
  it('has its chapters and rules in order, each with a title and a text', () => {
    const chapters = chaptersOf(game);
    expect(chapters.length).toBeGreaterThan(3);
    expect(chapters.map(({ number }) => number)).toEqual(chapters.map((_, index) => index + 1));
    for (const { number, title, rules } of chapters) {
      expect(title).not.toBe(String(number));
      expect(rules.map(({ id }) => id.split('.')[1])).toEqual(rules.map((_, index) => String(index + 1)));
      for (const rule of rules) expect(rule.title).not.toBe(rule.id);
    }
  });
});

describe('searching', () => {
  it('finds rules by words anywhere, and by number', () => {
    const found = search(chaptersOf('oddville'), 'street HOUSE');
    expect(found.flatMap(({ rules }) => rules.map(({ id }) => id))).toContain('OV-5.3');
    expect(search(chaptersOf('oddville'), 'ov-6.11')[0]?.rules.map(({ title }) => title)).toEqual(['Builder']);
  });

  it('shows everything without a word, and nothing for nonsense', () => {
    const chapters = chaptersOf('oddville');
    expect(search(chapters, '  ')).toBe(chapters);
    expect(search(chapters, 'xyzzy')).toEqual([]);
  });
});

describe('a rule', () => {
  it('has an address, if it is of a game', () => {
    expect(ruleHref('OV-5.3')).toBe('/rules/oddville#OV-5.3');
    expect(ruleHref('TB-1.5')).toBeUndefined();
  });
});
