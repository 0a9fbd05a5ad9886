import { describe, expect, it } from 'vitest';
import { SHAPES, sidesOf, squareAt } from '../../../src/games/doodlecity/paper';
import { middleOf, roadPath, spotsAlong, wobble, type Spot } from '../../../src/games/doodlecity/pen';
import { recognise } from '../../../src/games/doodlecity/strokes';

const SQUARE = squareAt(3, 4);
const place = ({ x, y }: Spot, square = SQUARE): Spot => ({ x: x + (square % 5) * 100, y: y + Math.floor(square / 5) * 100 });

/** A finger that follows a road, a little off all the way. */
function finger(shape: number, tremble: number, samples = 12): readonly Spot[] {
  const random = wobble(shape, tremble);
  return spotsAlong(shape, samples).map(({ x, y }) => place({ x: x + random() * tremble, y: y + random() * tremble }));
}

describe('a finger draws', () => {
  it.each(SHAPES)('road %i, in both directions', (shape) => {
    expect(recognise(finger(shape, 8), [SQUARE])).toEqual({ square: SQUARE, shape });
    expect(recognise(finger(shape, 8).toReversed(), [SQUARE])).toEqual({ square: SQUARE, shape });
  });

  it.each(SHAPES)('road %i with few samples and a sloppy hand', (shape) => {
    expect(recognise(finger(shape, 14, 5), [SQUARE])?.shape).toBe(shape);
  });

  it('a corner cut short is still a curve', () => {
    const cut = [middleOf('W'), { x: 35, y: 65 }, middleOf('S')].map((spot) => place(spot));
    expect(sidesOf(recognise(cut, [SQUARE])?.shape ?? 0)).toEqual(['S', 'W']);
  });

  it('through neighbours too, and only the open square counts', () => {
    const across = Array.from({ length: 30 }, (_, index) => ({ x: index * 17, y: 352 }));
    expect(recognise(across, [SQUARE])).toEqual({ square: SQUARE, shape: 2 });
  });

  it('in the square with the longest part of the stroke', () => {
    const stroke = Array.from({ length: 20 }, (_, index) => ({ x: 160 + index * 7, y: 350 }));
    expect(recognise(stroke, [squareAt(2, 4), SQUARE])?.square).toBe(SQUARE);
  });

  it('nothing with a slip, outside, or in a circle', () => {
    expect(recognise([place({ x: 48, y: 50 }), place({ x: 60, y: 52 })], [SQUARE])).toBeNull();
    expect(recognise(finger(1, 0), [])).toBeNull();
    const circle = Array.from({ length: 24 }, (_, index) => {
      const angle = (index / 23) * Math.PI * 2;
      return place({ x: 50 + Math.cos(angle) * 45, y: 50 + Math.sin(angle) * 45 });
    });
    expect(recognise(circle, [SQUARE])).toBeNull();
  });
});

describe('the pen', () => {
  it('never shimmers: the same road is the same line', () => {
    expect(roadPath(3, 7)).toBe(roadPath(3, 7));
    expect(roadPath(3, 7)).not.toBe(roadPath(3, 8));
    expect(roadPath(3, 7, 1)).not.toBe(roadPath(3, 7, 0));
  });

  it('meets its neighbours in the middle of the sides, whatever the wobble', () => {
    for (const shape of SHAPES) {
      const [one, other] = sidesOf(shape).map(middleOf);
      expect(roadPath(shape, 11)).toMatch(new RegExp(`^M${one?.x} ${one?.y}C.* ${other?.x} ${other?.y}$`));
    }
  });

  it('wobbles by two units at most', () => {
    const random = wobble(1, 2, 3);
    for (let count = 0; count < 200; count += 1) expect(Math.abs(random())).toBeLessThanOrEqual(1);
  });
});
