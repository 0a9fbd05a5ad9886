import { describe, expect, it } from 'vitest';
import { frameFor } from '../../../src/games/venice/framing';
import { BOUNDS, FIELDS } from '../../../src/games/venice/map';
import { nextTarget, targetNear, targetOn, targetsOf, type Target } from '../../../src/games/venice/targets';
import { lookAt } from './looks';

function targets(name: Parameters<typeof lookAt>[0]): readonly Target[] {
  const { look, seat } = lookAt(name);
  return targetsOf(look, seat);
}

const ids = ({ fields }: Target): string => fields.map((field) => FIELDS[field]?.id).join(' ');

describe('legal places', () => {
  it('are the legal answers, each with what it brings, the best first', () => {
    const places = targets('place-out-of-turn');
    expect(places).toHaveLength(lookAt('place-out-of-turn').look.legal.length);
    const gains = places.map(({ forecast }) => forecast?.points[1]);
    expect(gains).toEqual(gains.toSorted((a = 0, b = 0) => b - a));
    expect(gains[0]).toBe(7);
    expect(places[0]?.forecast?.points).toEqual([3, 7, 0]);
  });

  it('are nothing for those who are not asked', () => {
    expect(targets('place-waiting')).toEqual([]);
    expect(targets('build-watched')).toEqual([]);
    expect(targets('build')).toEqual([]);
  });

  it('are districts for a ponte, fields for draining', () => {
    expect(targets('district').map(({ action }) => action)).toEqual([
      { tag: 'score-district', district: 0 },
      { tag: 'score-district', district: 3 },
    ]);
    expect(targets('drain')).toHaveLength(86);
  });

  it('stand apart, so that each can be hit', () => {
    const places = targets('place-out-of-turn');
    for (const place of places) expect(targetNear(places, place.at, 10)).toBe(place);
  });

  it('answer a tap on one of their fields', () => {
    const places = targets('place-out-of-turn');
    const brick = FIELDS.findIndex(({ id }) => id === 'E16');
    const hit = targetOn(places, brick);
    expect(hit && ids(hit)).toBe('E16 E19');
    expect(targetOn(places, 0)).toBeNull();
  });
});

describe('walking by arrow keys', () => {
  const places = targets('casa');
  const named = (id: string): Target => {
    const found = places.find((place) => ids(place) === id);
    if (!found) throw new Error(id);
    return found;
  };

  it('goes to the next place in that direction', () => {
    expect(ids(nextTarget(places, named('C6'), 'right'))).toBe('C7');
    expect(ids(nextTarget(places, named('C7'), 'left'))).toBe('C6');
  });

  it('stays at the edge', () => {
    const all = ['left', 'right', 'up', 'down'] as const;
    for (const place of places) {
      for (const direction of all) expect(places).toContain(nextTarget(places, place, direction));
    }
    const rightmost = places.toSorted((a, b) => b.at.x - a.at.x)[0];
    expect(rightmost && nextTarget(places, rightmost, 'right')).toBe(rightmost);
  });

  it('reaches every place from every other', () => {
    const reached = new Set([named('C6')]);
    for (const from of reached) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) reached.add(nextTarget(places, from, direction));
    }
    expect(reached.size).toBe(places.length);
  });
});

describe('the camera', () => {
  it('shows all legal places if they can be hit there, else those around the best one', () => {
    const places = targets('place-out-of-turn');
    const home = { x: 0, y: 0 };
    const large = frameFor(places, { width: 1200, height: 900 }, home);
    expect(places.every(({ at }) => at.x > large.x && at.x < large.x + large.width)).toBe(true);
    const phone = { width: 390, height: 300 };
    const small = frameFor(places, phone, home);
    expect(phone.width / small.width).toBeGreaterThan(0.8);
    const [best] = places;
    expect(best && best.at.x > small.x && best.at.x < small.x + small.width).toBe(true);
  });

  it('shows the whole map when there is nothing to choose', () => {
    expect(frameFor([], { width: 390, height: 300 }, { x: 0, y: 0 })).toBe(BOUNDS);
  });
});
