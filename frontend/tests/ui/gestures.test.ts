import { describe, expect, it } from 'vitest';
import { Gestures, HOLD_TIME } from '../../src/ui/gestures';

const at = (x: number, y = 0) => ({ x, y });

describe('one finger', () => {
  it('that comes and goes is a tap, a quick second one a double tap', () => {
    const gestures = new Gestures();
    gestures.down(1, at(0), 0);
    expect(gestures.up(1, at(2), 80)).toEqual({ kind: 'tap', at: at(2) });
    gestures.down(1, at(3), 200);
    expect(gestures.up(1, at(3), 260)).toEqual({ kind: 'double-tap', at: at(3) });
  });

  it('that trembles still taps; one that moves pans and is no click', () => {
    const gestures = new Gestures();
    gestures.down(1, at(0), 0);
    expect(gestures.move(1, at(5), 10)).toBeNull();
    expect(gestures.isDrag).toBe(false);
    expect(gestures.move(1, at(20), 20)).toEqual({ kind: 'pan', dx: 20, dy: 0 });
    expect(gestures.isDrag).toBe(true);
  });

  it('that leaves while moving lets the board glide; one that rested does not', () => {
    const gestures = new Gestures();
    gestures.down(1, at(0), 0);
    gestures.move(1, at(20), 10);
    gestures.move(1, at(40), 20);
    expect(gestures.up(1, at(40), 25)).toEqual({ kind: 'flick', vx: 2, vy: 0 });
    gestures.down(1, at(0), 100);
    gestures.move(1, at(40), 110);
    expect(gestures.up(1, at(40), 300)).toBeNull();
  });

  it('that rests is a long press', () => {
    const gestures = new Gestures();
    gestures.down(1, at(0), 0);
    expect(gestures.isHeld(HOLD_TIME - 1)).toBe(false);
    expect(gestures.isHeld(HOLD_TIME)).toBe(true);
    expect(gestures.up(1, at(0), HOLD_TIME + 50)).toBeNull();
  });
});

describe('two fingers', () => {
  it('pinch', () => {
    const gestures = new Gestures();
    gestures.down(1, at(0), 0);
    gestures.down(2, at(100), 5);
    expect(gestures.move(2, at(150), 20)).toEqual({ kind: 'pinch', before: [at(0), at(100)], after: [at(0), at(150)] });
  });

  it('that come and go together ask for everything', () => {
    const gestures = new Gestures();
    gestures.down(1, at(0), 0);
    gestures.down(2, at(100), 5);
    expect(gestures.up(1, at(0), 90)).toBeNull();
    expect(gestures.up(2, at(100), 95)).toEqual({ kind: 'two-finger-tap' });
  });
});
