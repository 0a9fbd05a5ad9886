import { describe, expect, it } from 'vitest';
import { format, placeholders, shownPlaceholders } from '../../src/i18n/message';

const COINS = '{n, plural, =0 {no coin} one {# coin} other {# coins}}';

describe('a message', () => {
  it('takes parameters, numbers in the way of the language', () => {
    expect(format('{name} has {n}', { name: 'Nora', n: 12_345 }, 'en')).toBe('Nora has 12,345');
    expect(format('{name} hat {n}', { name: 'Nora', n: 12_345 }, 'de')).toBe('Nora hat 12.345');
  });

  it('joins lists', () => {
    expect(format('{names}', { names: ['Nora', 'Marta', 'Teo'] }, 'en')).toBe('Nora, Marta, and Teo');
    expect(format('{names}', { names: ['Nora', 'Marta'] }, 'hu')).toBe('Nora és Marta');
  });

  it.each([
    [0, 'no coin'],
    [1, '1 coin'],
    [5, '5 coins'],
  ])('chooses the form for %i', (n, text) => {
    expect(format(COINS, { n }, 'en')).toBe(text);
  });

  it('may have parameters in its forms', () => {
    const message = '{n, plural, one {{names} wins} other {{names} win}}';
    expect(format(message, { n: 2, names: ['Nora', 'Teo'] }, 'en')).toBe('Nora and Teo win');
    expect(placeholders(message)).toEqual(['n', 'names']);
    expect(shownPlaceholders(message)).toEqual(['names']);
    expect(shownPlaceholders(COINS)).toEqual(['n']);
  });

  it('keeps what nobody gave', () => {
    expect(format('{missing}', {}, 'en')).toBe('{missing}');
  });
});
