import { describe, expect, it } from 'vitest';
import { around, between, fit, grow, keepInSight, NO_INSETS, pinch, toScreen, toWorld, zoomAt } from '../../src/ui/camera';

const LIMITS = { min: 0.5, max: 2 };
const SCREEN = { width: 400, height: 300 };
const VIEW = { x: 10, y: 20, scale: 1 };

describe('looking at a board', () => {
  it('goes from the world to the screen and back', () => {
    const view = { x: 30, y: -10, scale: 1.5 };
    expect(toWorld(view, toScreen(view, { x: 7, y: 9 }))).toEqual({ x: 7, y: 9 });
  });

  it('keeps what is under the finger where it is while zooming', () => {
    const at = { x: 120, y: 80 };
    const zoomed = zoomAt(VIEW, at, 1.7, LIMITS);
    expect(toScreen(zoomed, toWorld(VIEW, at))).toEqual(at);
    expect(zoomAt(VIEW, at, 99, LIMITS).scale).toBe(2);
    expect(zoomAt(VIEW, at, 0.01, LIMITS).scale).toBe(0.5);
  });

  it('lets both fingers keep their spots in a pinch', () => {
    const before = [{ x: 100, y: 100 }, { x: 200, y: 100 }] as const;
    const after = [{ x: 80, y: 120 }, { x: 230, y: 120 }] as const;
    const view = pinch(VIEW, before, after, LIMITS);
    expect(toScreen(view, toWorld(VIEW, before[0])).x).toBeCloseTo(after[0].x);
    expect(toScreen(view, toWorld(VIEW, before[1])).x).toBeCloseTo(after[1].x);
  });

  it('fits a rectangle into what nothing covers', () => {
    const insets = { ...NO_INSETS, bottom: 100 };
    const view = fit({ x: 0, y: 0, width: 200, height: 200 }, SCREEN, insets, LIMITS);
    expect(view.scale).toBe(1);
    expect(toScreen(view, { x: 100, y: 100 })).toEqual({ x: 200, y: 100 });
  });

  it('never loses the board', () => {
    const bounds = { x: 0, y: 0, width: 500, height: 500 };
    const kept = keepInSight({ x: 9999, y: -9999, scale: 1 }, bounds, SCREEN);
    expect(toScreen(kept, { x: 0, y: 500 })).toEqual({ x: 304, y: 96 });
  });

  it('flies from one view to another', () => {
    const to = { x: -200, y: 0, scale: 2 };
    expect(between(VIEW, to, 0, SCREEN)).toEqual(VIEW);
    expect(between(VIEW, to, 1, SCREEN)).toEqual(to);
    expect(between(VIEW, to, 0.5, SCREEN).scale).toBeCloseTo(Math.SQRT2);
  });

  it('finds the frame of many places', () => {
    expect(around([])).toBeNull();
    const frame = around([{ x: 0, y: 5, width: 10, height: 10 }, { x: 30, y: 0, width: 5, height: 5 }]);
    expect(frame).toEqual({ x: 0, y: 0, width: 35, height: 15 });
    expect(grow({ x: 0, y: 0, width: 10, height: 10 }, 5)).toEqual({ x: -5, y: -5, width: 20, height: 20 });
  });
});
