import { GAME_FACTS, type HomeActions, type HomeModel } from '../home/model';

export const home: HomeModel = {
  connection: { state: 'live', ping: 38 },
  people: 214,
  games: GAME_FACTS,
  mine: [
    { code: 'KQ7RA', game: 'oddville', state: { kind: 'turn' }, others: ['Marta', 'Teo', 'Piuma'] },
    { code: 'INK22', game: 'doodlecity', state: { kind: 'waiting', name: 'Aya' }, others: ['Aya', 'Bo', 'Lea', 'Teo'] },
    { code: 'LUNA4', game: 'venice', state: { kind: 'rematch', by: 'Teo' }, others: ['Teo'] },
  ],
  open: [
    { code: 'LENA1', game: 'venice', host: 'Lena', taken: 3, seats: 5, pace: 'live' },
    { code: 'BEGIN', game: 'oddville', host: 'Jo', taken: 1, seats: 3, pace: 'relaxed' },
    { code: 'LUNCH', game: 'doodlecity', host: 'Ines', taken: 4, seats: 6, pace: 'none' },
  ],
  live: [
    { code: 'WATC1', game: 'oddville', names: ['Ines', 'Kofi', 'Bo', 'Lea'], turn: 31, watching: 48 },
    { code: 'WATC2', game: 'venice', names: ['Otto', 'Mira', 'Sam'], turn: 18, watching: 23 },
    { code: 'WATC3', game: 'doodlecity', names: ['Nils', 'Eszter'], turn: 12, watching: 6 },
  ],
  privateTable: {
    code: 'KQ7RA',
    link: 'https://borgo.example/t/KQ7RA',
    game: 'oddville',
    seats: [
      { seat: 0, person: { name: 'Nora', colour: 'blue', bot: false, state: 'host' } },
      { seat: 1, person: { name: 'Marta', colour: 'red', bot: false, state: 'ready' } },
      { seat: 2, person: { name: 'Teo', colour: 'yellow', bot: false, state: 'joining' } },
      { seat: 3 },
    ],
    botsReplace: true,
    pace: 'live',
    mayStart: true,
  },
  busy: false,
};

const nothing = (): void => {};

export const homeActions: HomeActions = {
  playNow: nothing,
  join: nothing,
  makePrivate: nothing,
  addBot: nothing,
  removeSeat: nothing,
  setBotsReplace: nothing,
  setPace: nothing,
  start: nothing,
  openGame: nothing,
  watch: nothing,
};
