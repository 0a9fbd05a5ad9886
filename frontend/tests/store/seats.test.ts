import { beforeAll, describe, expect, it } from 'vitest';
import { needTexts } from '../../src/i18n';
import type { SeatView } from '../../src/net/schema.gen';
import { seatStates } from '../../src/store/seats';
import { seatView } from '../net/room';
import { look, wire } from './toy';

beforeAll(() => needTexts());

const WAITING = { 0: 'choosing a place' } as Record<number, string>;

function states(...seats: SeatView[]) {
  return seatStates({
    seats,
    look: wire.look.read(look({ points: [26, 31, 17] })),
    me: 1,
    waitingFor: (seat) => WAITING[seat] ?? '',
    local: (time) => time - 500,
  });
}

describe('a seat', () => {
  it('that the game asks is lit and says why', () => {
    const [asked, other] = states(seatView({ deadlineMs: 10_000 }), seatView({ name: 'Marta', colour: 1 }));
    expect(asked).toEqual({
      name: 'Nora',
      colour: 'blue',
      score: 26,
      me: false,
      presence: 'here',
      active: true,
      status: 'choosing a place',
      deadline: 9500,
    });
    expect(other).toEqual({ name: 'Marta', colour: 'red', score: 31, me: true, presence: 'here', active: false });
  });

  it('of somebody who is gone says so', () => {
    const [gone] = states(seatView({ connected: false }));
    expect(gone).toMatchObject({ presence: 'lost', status: 'connection lost' });
  });

  it('that a bot plays for a person keeps the name', () => {
    const [, kept] = states(seatView(), seatView({ name: 'Teo', connected: false, botPlays: true }));
    expect(kept).toMatchObject({ name: 'Teo', presence: 'bot', status: 'bot plays' });
  });

  it('of a guest who was erased has no name any more', () => {
    const [former] = states(seatView({ name: '', connected: false }));
    expect(former).toMatchObject({ name: 'former player' });
  });

  it('of a bot has a name of its own', () => {
    const [, , bot] = states(seatView(), seatView(), seatView({ kind: 'bot', name: '', botLevel: 'greedy' }));
    expect(bot).toMatchObject({ name: 'Rocco', presence: 'bot', score: 17 });
  });
});
