import { describe, expect, it } from 'vitest';
import { candidates, choices, complete, kept, openingPicks, pendingAction, tap } from '../../../src/games/oddville/picking';
import { place, placesOf, type Place } from '../../../src/games/oddville/places';
import { lookAt, NAMES, type LookName } from './looks';

const APPRENTICE = 0;
const JOURNEYMAN = 1;
const MASTER = 3;
const CLAY = 1;
const STONE = 2;
const JEWELLED_BOX = 1;

function taps(name: LookName, ...places: Place[]) {
  const { legal } = lookAt(name).look;
  let picks: readonly Place[] = [];
  let act = null;
  for (const where of places) {
    const tapped = tap(legal, picks, where);
    if (!tapped) return { picks, act: null, refused: where };
    ({ picks, act } = tapped);
  }
  return { picks, act, refused: null };
}

describe('every legal action', () => {
  it.each(NAMES)('can be reached by pointing at its places, one after the other: %s', (name) => {
    const { legal } = lookAt(name).look;
    for (const action of legal) {
      const places = placesOf(action);
      if (places.length === 0) continue;
      let picks: readonly Place[] = [];
      for (const where of places) picks = picks.includes(where) ? picks : (tap(legal, picks, where)?.picks ?? []);
      expect(pendingAction(legal, picks)).toEqual(action);
      const target = places.at(-1);
      expect(target && tap(legal, picks, target)?.act).toEqual(action);
    }
  });
});

describe('a worker card', () => {
  it('waits for what it shall do', () => {
    const { picks, act } = taps('turn', place.worker(MASTER));
    expect(picks).toEqual([place.worker(MASTER)]);
    expect(act).toBeNull();
    expect(pendingAction(lookAt('turn').look.legal, picks)).toBeNull();
  });

  it('is carried out by the second tap on its aim', () => {
    const { act } = taps('turn', place.worker(MASTER), place.resource(STONE), place.resource(STONE));
    expect(act).toEqual({ tag: 'fetch-resource', card: MASTER, resource: STONE });
  });

  it('is laid down by a second tap on itself', () => {
    expect(taps('turn', place.worker(MASTER), place.worker(MASTER)).picks).toEqual([]);
  });

  it('is found for what was pointed at first: the least able one for goods, the richest for coins', () => {
    expect(taps('turn', place.resource(CLAY)).picks).toContain(place.worker(JOURNEYMAN));
    expect(taps('turn', place.resource(STONE)).picks).toContain(place.worker(MASTER));
    expect(taps('turn', place.coins).picks).toContain(place.worker(MASTER));
  });

  it('takes over what another was meant to do', () => {
    const { picks } = taps('turn', place.resource(CLAY), place.worker(MASTER));
    expect(pendingAction(lookAt('turn').look.legal, picks)).toEqual({ tag: 'fetch-resource', card: MASTER, resource: CLAY });
  });

  it('that is not in hand is refused', () => {
    expect(taps('turn', place.worker(APPRENTICE)).refused).toBe(place.worker(APPRENTICE));
  });
});

describe('a character’s power', () => {
  it('is never meant unless it was picked', () => {
    const { legal } = lookAt('powers').look;
    expect(candidates(legal, [place.project(JEWELLED_BOX)]).every(({ tag }) => tag === 'build')).toBe(true);
    expect(candidates(legal, [place.power('swap')]).every(({ tag }) => tag === 'swap-project')).toBe(true);
  });

  it('leads on to what it needs', () => {
    const { picks } = taps('powers', place.power('swap'), place.project(JEWELLED_BOX), place.row(4));
    expect(pendingAction(lookAt('powers').look.legal, picks)).toEqual({ tag: 'swap-project', project: JEWELLED_BOX, slot: 4 });
  });
});

describe('what is no choice', () => {
  it('is picked without a tap', () => {
    const { legal } = lookAt('builder').look;
    expect(complete(legal, [])).toEqual([]);
    const opening = openingPicks(lookAt('builder').look.prompts[0] ?? null, legal);
    expect(opening).toEqual([place.project(JEWELLED_BOX)]);
  });

  it('is never picked at the start of a turn', () => {
    const { legal, prompts } = lookAt('turn').look;
    expect(openingPicks(prompts[0] ?? null, legal)).toEqual([]);
  });

  it('includes a bonus that can just be taken', () => {
    const { legal, prompts } = lookAt('bonuses').look;
    const action = pendingAction(legal, openingPicks(prompts[0] ?? null, legal));
    expect(action).toMatchObject({ tag: 'claim-resource', source: JEWELLED_BOX });
  });
});

describe('another bonus', () => {
  it('is another matter: nothing of the last one stays picked', () => {
    const { legal, prompts } = lookAt('converting').look;
    const [foundry, well] = prompts[0]?.tag === 'claim-bonuses' ? prompts[0].cards : [];
    if (foundry === undefined || well === undefined) throw new Error('two bonuses are open');
    const first = tap(legal, [], place.bonus(well));
    const second = tap(legal, first?.picks ?? [], place.resource(STONE));
    expect(pendingAction(legal, second?.picks ?? [])).toMatchObject({ tag: 'claim-resource', source: well });
    const third = tap(legal, second?.picks ?? [], place.bonus(foundry));
    expect(pendingAction(legal, third?.picks ?? [])).toBeNull();
  });
});

describe('where a place stands', () => {
  it('lights the first step only, until something is picked', () => {
    const { legal } = lookAt('turn').look;
    const first = choices(legal, []);
    expect(first.of(place.worker(MASTER))).toBe('lit');
    expect(first.of(place.project(JEWELLED_BOX))).toBe('lit');
    expect(first.of(place.resource(CLAY))).toBe('open');
    expect(first.of(place.worker(APPRENTICE))).toBe('closed');
    const next = choices(legal, [place.worker(JOURNEYMAN)]);
    expect(next.of(place.worker(JOURNEYMAN))).toBe('selected');
    expect(next.of(place.resource(CLAY))).toBe('lit');
    expect(next.of(place.resource(STONE))).toBe('open');
  });

  it('keeps picks only while they can become something', () => {
    const picks = [place.worker(MASTER), place.coins];
    expect(kept(lookAt('turn').look.legal, picks)).toBe(picks);
    expect(kept(lookAt('builder').look.legal, picks)).toBeNull();
    expect(kept(lookAt('turn').look.legal, [])).toBeNull();
  });
});
