import { describe, expect, it } from 'vitest';
import type { ListedTable, MyTable } from '../../src/net/api.gen';
import { liveTables, myGames, openTables } from '../../src/pages/home/model';

function listed(change: Partial<ListedTable> = {}): ListedTable {
  return {
    code: 'KQ7RA',
    game: 'oddville',
    options: {},
    pace: 'live',
    phase: 'playing',
    names: ['Nora', 'Marta', ''],
    kinds: ['person', 'person', 'bot'],
    waitsFor: [1],
    seats: 3,
    free: 0,
    spectators: 7,
    ...change,
  };
}

function mine(table: Partial<ListedTable> | null, change: Partial<MyTable> = {}): MyTable {
  const told = table && listed(table);
  return { code: 'KQ7RA', game: 'oddville', seat: 0, sinceMs: 0, finished: table === null, rank: 0, points: 0, table: told, ...change };
}

const stateOf = (told: MyTable) => myGames([told])[0]?.state;

describe('my games', () => {
  it('wait for me, for others by name, for bots, or for the start', () => {
    expect(stateOf(mine({ waitsFor: [0, 1] }))).toEqual({ kind: 'turn' });
    expect(stateOf(mine({ waitsFor: [1] }))).toEqual({ kind: 'waiting', names: ['Marta'] });
    expect(stateOf(mine({ waitsFor: [2] }))).toEqual({ kind: 'bots' });
    expect(stateOf(mine({ phase: 'gathering', waitsFor: [] }))).toEqual({ kind: 'lobby' });
    expect(stateOf(mine({ phase: 'paused', waitsFor: [] }))).toEqual({ kind: 'paused' });
  });

  it('that are over tell how I did', () => {
    expect(stateOf(mine(null, { points: 47, rank: 1 }))).toEqual({ kind: 'over', points: 47, rank: 1 });
  });

  it('name the others, people only', () => {
    expect(myGames([mine({})])[0]?.others).toEqual(['Marta']);
  });

  it('show what goes on before what is over', () => {
    const over = mine(null, { code: 'AAAAA' });
    const current = mine({}, { code: 'BBBBB' });
    expect(myGames([over, current]).map(({ code }) => code)).toEqual(['BBBBB', 'AAAAA']);
  });

  it('of a game that is not known here are left out', () => {
    expect(myGames([mine({}, { game: 'chess' })])).toEqual([]);
  });
});

describe('lists', () => {
  it('of open tables name the first person and count seats', () => {
    const [table] = openTables([listed({ names: ['', 'Lena', ''], seats: 3, free: 1 })]);
    expect(table).toEqual({ code: 'KQ7RA', game: 'oddville', host: 'Lena', taken: 2, seats: 3, pace: 'live' });
  });

  it('of live tables name people and count bots', () => {
    const [table] = liveTables([listed()]);
    expect(table).toEqual({ code: 'KQ7RA', game: 'oddville', names: ['Nora', 'Marta'], bots: 1, watching: 7 });
  });
});
