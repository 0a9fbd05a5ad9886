import { describe, expect, it } from 'vitest';
import { hops } from '../../../src/games/venice/motion';
import { BOUNDS, BRIDGES, DISTRICTS, FIELDS, GOAL, anyPlaceOn, fieldUnder, space } from '../../../src/games/venice/map';
import { Kind } from '../../../src/games/venice/schema.gen';

const field = (id: string): number => FIELDS.findIndex((each) => each.id === id);

describe('the map', () => {
  it('has five districts that hold every field once', () => {
    expect(DISTRICTS.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(DISTRICTS.flatMap(({ fields }) => fields)).toEqual(FIELDS.map((_, index) => index));
  });

  it('puts neighbours side by side', () => {
    for (const { at, neighbours } of FIELDS) {
      for (const other of neighbours) {
        const there = FIELDS[other]?.at;
        expect(Math.hypot(at.x - (there?.x ?? 0), at.y - (there?.y ?? 0))).toBeCloseTo(51.96, 0);
      }
    }
  });

  it('finds the field under a tap, and none in the water', () => {
    const at = FIELDS[field('C7')]?.at ?? { x: 0, y: 0 };
    expect(fieldUnder({ x: at.x + 12, y: at.y - 9 })).toBe(field('C7'));
    expect(fieldUnder(space(57).at)).toBeNull();
  });

  it('goes on beyond the goal along the posts', () => {
    expect(space(GOAL + 2).at.x).toBeGreaterThan(space(GOAL + 1).at.x);
    expect(space(GOAL + 2).districts).toEqual([]);
    expect(space(10).at).toEqual(space(45).at);
  });

  it('shows everything within its bounds', () => {
    for (const { at } of [...FIELDS, ...BRIDGES.map(({ middle }) => ({ at: middle })), space(GOAL)]) {
      expect(at.x).toBeGreaterThan(BOUNDS.x);
      expect(at.x).toBeLessThan(BOUNDS.x + BOUNDS.width);
      expect(at.y).toBeGreaterThan(BOUNDS.y);
      expect(at.y).toBeLessThan(BOUNDS.y + BOUNDS.height);
    }
  });

  it('makes a building out of any field, to ask why it may not stand there', () => {
    const middle = field('C7');
    expect(anyPlaceOn(middle, Kind.CASA)).toEqual([middle]);
    expect(anyPlaceOn(middle, Kind.PALAZZO)).toHaveLength(2);
    expect(anyPlaceOn(middle, Kind.BASILICA)).toHaveLength(3);
    expect(anyPlaceOn(field('A21'), Kind.PONTE)).toEqual([field('A21'), field('D4')]);
  });
});

describe('the way of a gondola', () => {
  it('ends where it lies, and jumps higher over others', () => {
    const frames = hops(6, 9, new Set([8]));
    expect(frames).toHaveLength(7);
    expect(frames.at(-1)).toEqual({ transform: 'translate(0px, 0px)' });
    const lifts = frames.map(({ transform }) => Number(/, (-?[\d.]+)px/.exec(String(transform))?.[1]));
    expect(Math.min(...lifts)).toBeLessThanOrEqual(-20);
  });
});
