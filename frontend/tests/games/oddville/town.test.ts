import { describe, expect, it } from 'vitest';
import { cellAt, siteRect, slotsOf, spokenCell, townRect, walk, type Cell } from '../../../src/games/oddville/model/town';
import { lookAt } from './looks';

const JEWELLED_BOX = 1;
const { view } = lookAt('turn').look;
const slots = slotsOf(view, JEWELLED_BOX);
const at = (x: number, y: number): Cell => ({ x, y });

describe('places for a project', () => {
  it('are those that the server forecasts, each with its points and where its bonuses come from', () => {
    const legal = lookAt('turn').look.legal.filter((action) => action.tag === 'build');
    expect(slots).toHaveLength(legal.length);
    const below = slots.find(({ x, y }) => x === 0 && y === 2);
    expect(below?.points).toBe(4);
    expect(below?.bonuses.map(({ bonus, from }) => [bonus, from])).toEqual([
      ['crystal', 'own'],
      ['any', 'n'],
    ]);
  });

  it('are none without a project', () => {
    expect(slotsOf(view, null)).toEqual([]);
    expect(slotsOf(lookAt('waiting').look.view, JEWELLED_BOX)).toEqual([]);
  });

  it('are spoken of by row and column', () => {
    expect(spokenCell(at(0, 2), view)).toEqual({ row: 3, column: 3 });
    expect(spokenCell(at(-2, 0), view)).toEqual({ row: 1, column: 1 });
  });
});

describe('the world', () => {
  it('holds the town and every place', () => {
    const town = townRect(view);
    const site = siteRect(view, slots);
    expect(site.width).toBeGreaterThan(town.width);
    expect(site.x).toBeLessThan(town.x);
    expect(site.y).toBe(town.y);
  });

  it('knows which cell was touched, the gap between two cards included', () => {
    expect(cellAt({ x: 60, y: 60 })).toEqual(at(0, 0));
    expect(cellAt({ x: -2, y: 130 })).toEqual(at(0, 1));
    expect(cellAt({ x: -10, y: 130 })).toEqual(at(-1, 1));
  });
});

describe('walking with the arrow keys', () => {
  const cells = [at(-2, 0), at(2, 0), at(-2, 1), at(-1, 2), at(0, 2)];

  it('goes to the nearest place in that direction', () => {
    expect(walk(cells, at(-1, 2), 'ArrowRight')).toEqual(at(0, 2));
    expect(walk(cells, at(-2, 0), 'ArrowDown')).toEqual(at(-2, 1));
    expect(walk(cells, at(0, 2), 'ArrowUp')).toEqual(at(-2, 1));
    expect(walk(cells, at(-2, 0), 'ArrowRight')).toEqual(at(2, 0));
  });

  it('stays where nothing lies ahead', () => {
    expect(walk(cells, at(-2, 0), 'ArrowLeft')).toBeNull();
  });
});
