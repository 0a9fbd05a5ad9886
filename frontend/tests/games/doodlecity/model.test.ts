import { describe, expect, it } from 'vitest';
import {
  bestGain,
  bonusesOf,
  choiceOf,
  dieFor,
  drawingOf,
  forecastOf,
  gainOf,
  modeOf,
  NOTHING,
  roadChoices,
  takingOf,
  trackOf,
  trayOf,
} from '../../../src/games/doodlecity/model';
import { BONUSES, HOTEL_TRACK, squareAt } from '../../../src/games/doodlecity/paper';
import { look } from './table';

/** ┐ in the gap. */
const CURVE = 5;
const GAP = squareAt(3, 4);

describe('where the round stands for me', () => {
  it.each([
    ['choosing', 0, 'choose'],
    ['stuck', 0, 'stuck'],
    ['drawing', 0, 'draw'],
    ['drawn', 0, 'done'],
    ['waiting', 1, 'wait'],
    ['watching', null, 'watch'],
    ['solo-end', 0, 'over'],
  ] as const)('%s', (name, seat, mode) => {
    expect(modeOf(look(name), seat)).toBe(mode);
  });
});

describe('a choice', () => {
  it('starts with nothing but the open squares of all dice', () => {
    const choice = choiceOf(look('choosing'), NOTHING);
    expect(choice).toMatchObject({ die: null, square: null, forecast: null });
    expect(choice.open).toContain(GAP);
  });

  it('of a die that leads to one square includes the square', () => {
    expect(choiceOf(look('choosing'), { ...NOTHING, die: 2 })).toMatchObject({ die: 2, square: GAP, open: [GAP] });
  });

  it('of a square includes a die that leads there without a tree', () => {
    expect(choiceOf(look('choosing'), { ...NOTHING, square: GAP }).die).toBe(2);
    const dice = look('anywhere').view.outlook?.dice ?? [];
    expect(dice.map(({ tree }) => tree)).toEqual([true, false, false]);
    expect(dieFor(dice, squareAt(4, 1))).toBe(2);
    expect(dieFor(dice, squareAt(3, 3))).toBe(0);
  });

  it('forgets what the look does not allow', () => {
    expect(choiceOf(look('choosing'), { die: 0, square: null, shape: 1 }).die).toBeNull();
    expect(choiceOf(look('drawing'), { die: 5, square: 7, shape: CURVE })).toMatchObject({ die: 2, square: GAP });
  });

  it('in a park is made with the square', () => {
    expect(choiceOf(look('park'), NOTHING).forecast).toMatchObject({ square: squareAt(3, 1), shape: 0 });
  });

  it('knows what it brings: a road of twelve squares circles 11 and joins one taxi more', () => {
    const { forecast } = choiceOf(look('drawing'), { ...NOTHING, shape: CURVE });
    expect(forecast?.road).toHaveLength(12);
    expect(forecast).toMatchObject({ points: 11, bonus: 0, taxis: 4 });
    expect(forecast && gainOf(forecast)).toBe(15);
  });

  it('is nothing for those who watch', () => {
    expect(choiceOf(look('watching'), { die: 2, square: GAP, shape: 1 })).toEqual({ die: null, square: null, forecast: null, open: [] });
  });
});

describe('the tray', () => {
  const states = (name: Parameters<typeof look>[0], seat: number | null) =>
    trayOf(look(name), choiceOf(look(name), NOTHING), seat).map(({ state }) => state);

  it('tells who has a die, which are free and which are of no use', () => {
    expect(states('choosing', 0)).toEqual(['taken', 'taken', 'free', 'blocked', 'free', 'free']);
    expect(states('drawing', 0)).toEqual(['taken', 'taken', 'mine', 'left', 'left', 'left']);
    expect(states('watching', null)).toEqual(['taken', 'taken', 'left', 'left', 'left', 'left']);
  });

  it('shows what each would mean for me', () => {
    const tray = trayOf(look('choosing'), choiceOf(look('choosing'), NOTHING), 0);
    expect(tray[0]).toMatchObject({ owner: 3, number: 2 });
    expect(tray[3]).toMatchObject({ blocked: 'road-is-there', squares: [] });
    expect(tray[4]).toMatchObject({ tree: true });
    expect(tray[2]?.best).toBe(bestGain(look('choosing').view, [GAP]));
  });
});

describe('the six roads', () => {
  it('carry their points', () => {
    const now = look('drawing');
    const choices = roadChoices(now, choiceOf(now, { ...NOTHING, shape: CURVE }));
    expect(choices.map(({ shape }) => shape)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(choices.filter(({ chosen }) => chosen)).toEqual([choices[CURVE - 1]]);
    expect(Math.max(...choices.map(({ gain }) => gain))).toBe(choices[CURVE - 1]?.gain);
  });

  it('are none for a park or without a square', () => {
    expect(roadChoices(look('park'), choiceOf(look('park'), NOTHING))).toEqual([]);
    expect(roadChoices(look('choosing'), choiceOf(look('choosing'), NOTHING))).toEqual([]);
  });
});

describe('the tracks', () => {
  it('show what is circled, planned and free', () => {
    expect(trackOf(HOTEL_TRACK, [3, 5], 11)).toEqual(['circled', 'circled', 'free', 'planned', 'free']);
    expect(trackOf(HOTEL_TRACK, [0], 0)).not.toContain('circled');
  });

  it('strike a bonus out that another took', () => {
    const { view } = look('choosing');
    expect(bonusesOf(view, BONUSES, 0, 7)).toEqual(['circled', 'struck', 'planned', 'free']);
    expect(bonusesOf(view, BONUSES, 2, 0)).toEqual(['struck', 'circled', 'free', 'free']);
  });
});

describe('actions', () => {
  it('are taken from the legal ones only', () => {
    const forecast = forecastOf(look('drawing').view, GAP, CURVE);
    expect(drawingOf(look('drawing'), forecast)).toEqual({ tag: 'draw-road', square: GAP, shape: CURVE });
    expect(drawingOf(look('choosing'), forecast)).toBeNull();
    expect(drawingOf(look('park'), { square: squareAt(3, 1), shape: 0 })).toEqual({ tag: 'cross-house', square: squareAt(3, 1) });
    expect(takingOf(look('choosing'), 2)).toEqual({ tag: 'take-die', die: 2 });
    expect(takingOf(look('choosing'), 3)).toBeNull();
  });
});
