import { describe, expect, it } from 'vitest';
import { CARD_NUMBERS, cardOf, type Guild } from '../../../src/games/oddville/facts';
import { buildingOf } from '../../../src/games/oddville/art/card';
import { heldBy, missingFor, stocksOf } from '../../../src/games/oddville/model/goods';
import { characterPoints, guildsOf } from '../../../src/games/oddville/model/guilds';
import { workersOf } from '../../../src/games/oddville/model/hand';
import { offersOf } from '../../../src/games/oddville/model/offers';
import { place, type Place } from '../../../src/games/oddville/places';
import { Character } from '../../../src/games/oddville/schema.gen';
import { lookAt, type LookName } from './looks';

const MASTER = 3;
const view = (name: LookName) => lookAt(name).look.view;

describe('the resource board', () => {
  it('shows who stands where, the next space and my price', () => {
    const [wood, clay, stone] = stocksOf(view('turn'));
    expect(wood?.spaces.map(({ price, owners }) => [price, owners])).toEqual([
      [0, [0]],
      [1, [1]],
      [1, []],
      [2, []],
    ]);
    expect([wood?.next, wood?.price]).toEqual([2, 1]);
    expect([clay?.next, clay?.price]).toEqual([2, 1]);
    expect([stone?.next, stone?.price]).toEqual([0, 0]);
  });

  it('tells a discount, and no price to those who watch', () => {
    expect(stocksOf(view('landowner')).map(({ price, isCheaper }) => [price, isCheaper])).toEqual([
      [0, true],
      [0, true],
      [0, false],
      [0, true],
    ]);
    expect(stocksOf(view('watched')).every(({ price }) => price === null)).toBe(true);
  });

  it('counts what a project lacks', () => {
    const held = heldBy(view('turn'), 0);
    expect(held).toEqual([1, 0, 0, 1]);
    expect(missingFor([1, 0, 2, 1], held)).toEqual([0, 0, 2, 0]);
  });
});

describe('worker cards', () => {
  it('are printed for those who watch, and as they are for me', () => {
    const mine = workersOf(view('turn'), 0, view('turn').terms);
    expect(mine.map(({ inHand }) => inHand)).toEqual([false, true, false, true]);
    const printed = workersOf(view('watched'), 0, null);
    expect(printed[MASTER]).toEqual(mine[MASTER]);
    expect(printed[MASTER]).toMatchObject({ coins: 3, goods: [0, 1, 2, 3], slots: [0, 0, 0, 0, 1, 1] });
  });
});

describe('guilds', () => {
  it('warn of an empty pile and name the holders', () => {
    const mask = guildsOf(view('empty-pile')).find(({ guild }) => guild === 'mask');
    expect(mask).toMatchObject({ top: null, left: 0 });
    expect(mask?.holders.map(({ seat }) => seat)).toEqual([1, 1, 2]);
  });

  it('give the Traveller no points at home', () => {
    const { square, ...rest } = view('turn');
    expect(characterPoints({ square, ...rest }, 0, Character.TRAVELLER)).toBe(7);
    expect(characterPoints({ square: [0, -1, -1, -1], ...rest }, 0, Character.TRAVELLER)).toBe(0);
  });
});

describe('offers', () => {
  const kinds = (name: LookName, ...picks: Place[]) => {
    const { look } = lookAt(name);
    return offersOf(look, look.prompts[0] ?? null, picks).map(({ kind, tiles }) => `${kind} ${tiles.length}`);
  };

  it('follow the question and what is picked', () => {
    expect(kinds('turn')).toEqual([]);
    expect(kinds('turn', place.worker(MASTER))).toEqual(['coins 1', 'goods 4', 'row 6']);
    expect(kinds('turn', place.worker(1))).toEqual(['coins 1', 'goods 2', 'row 6']);
    expect(kinds('start')).toEqual(['goods 4']);
    expect(kinds('again')).toEqual(['goods 4']);
    expect(kinds('bonuses')).toEqual(['bonuses 2']);
    expect(kinds('powers', place.power('flip'))).toEqual(['own-coins 3']);
    expect(kinds('powers', place.power('swap'))).toEqual(['own-projects 2']);
    expect(kinds('powers', place.power('settle'))).toEqual(['fields 2']);
  });

  it('lead through a conversion step by step', () => {
    const { prompts } = lookAt('converting').look;
    const [foundry = 0] = prompts[0]?.tag === 'claim-bonuses' ? prompts[0].cards : [];
    expect(kinds('converting', place.bonus(foundry))).toEqual(['bonuses 2', 'from 1']);
    expect(kinds('converting', place.bonus(foundry), place.standing(0, 0))).toEqual(['bonuses 2', 'from 1', 'to 3']);
  });
});

describe('drawings', () => {
  it('come once within a guild at most', () => {
    const drawings = new Map<Guild | null, string[]>();
    for (const number of CARD_NUMBERS) {
      const { id, guild } = cardOf(number);
      drawings.set(guild, [...(drawings.get(guild) ?? []), buildingOf(id)]);
    }
    for (const names of drawings.values()) expect(new Set(names).size).toBe(names.length);
  });
});
