import { beforeAll, describe, expect, it } from 'vitest';
import { needTexts } from '../../src/i18n';
import { bookOf, refusalText } from '../../src/i18n/refusal';

beforeAll(() => needTexts('rules_oddville', 'rules_venice', 'rules_doodlecity', 'rules_table'));

describe('a refusal', () => {
  it('belongs to a book by its first letters', () => {
    expect(bookOf('OV-5.3')).toBe('rules_oddville');
    expect(bookOf('TB-1.5')).toBe('rules_table');
    expect(bookOf('XX-1.1')).toBeUndefined();
  });

  it('is a sentence, with names for its parameters', () => {
    const text = refusalText({ rule: 'OV-5.3', why: 'edges-differ', params: { side: 0, x: 1, y: 2 } });
    expect(text).not.toContain('{');
    expect(text.length).toBeGreaterThan(15);
  });

  it('without a sentence of its own is at least the rule’s title', () => {
    expect(refusalText({ rule: 'OV-5.3', why: 'never-heard-of', params: {} })).toBe('Edges must match');
    expect(refusalText({ rule: 'XX-9.9', why: 'odd', params: {} })).toBe('Not possible: rule XX-9.9.');
  });
});
