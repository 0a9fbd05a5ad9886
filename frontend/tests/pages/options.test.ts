import { describe, expect, it } from 'vitest';
import { optionFields } from '../../src/pages/table/options';

const info = { id: 'toy', rulesVersion: 1, minSeats: 2, maxSeats: 4, defaults: {} };

describe('the options of a game', () => {
  it('become fields by their schema', () => {
    const options = {
      properties: {
        end: { default: 'at-once', enum: ['at-once', 'last-player'] },
        passing: { default: false, type: 'boolean' },
        later: { type: 'integer' },
      },
    };
    expect(optionFields({ ...info, options })).toEqual([
      { name: 'end', kind: 'choice', values: ['at-once', 'last-player'] },
      { name: 'passing', kind: 'switch' },
    ]);
  });

  it('may be none', () => {
    expect(optionFields({ ...info, options: { properties: {} } })).toEqual([]);
    expect(optionFields(null)).toEqual([]);
  });
});
