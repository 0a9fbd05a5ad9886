import { describe, expect, it } from 'vitest';
import { neighbour, stopAfter } from '../../src/ui/sheetStops';

describe('a sheet', () => {
  it('stays after a small push and goes on after a flick or a long way', () => {
    expect(stopAfter('half', -20, 0)).toBe('half');
    expect(stopAfter('half', -20, -0.6)).toBe('full');
    expect(stopAfter('half', 80, 0)).toBe('peek');
    expect(stopAfter('full', 400, 0)).toBe('peek');
  });

  it('has a lowest and a highest stop', () => {
    expect(neighbour('peek', -1)).toBe('peek');
    expect(neighbour('half', 5)).toBe('full');
  });
});
