import { beforeAll, describe, expect, it } from 'vitest';
import { needTexts } from '../../src/i18n';
import { entryOf } from '../../src/pages/table/logEntries';
import { newest } from '../../src/pages/table/Narrator';
import { waitingText } from '../../src/pages/table/prompt';
import { connectionOf } from '../../src/pages/table/TableBar';
import type { LogLine } from '../../src/store/story';
import type { SeatState } from '../../src/ui/SeatChip';

beforeAll(() => needTexts('table'));

const seat = (name: string, change: Partial<SeatState> = {}): SeatState => ({
  name,
  colour: 'red',
  score: 0,
  me: false,
  presence: 'here',
  active: false,
  ...change,
});

const line = (id: number, seq: number, spoken: string, change: Partial<LogLine['told']> = {}): LogLine => ({
  id,
  seq,
  at: 0,
  by: '',
  told: { content: spoken, spoken, ...change },
});

describe('whom all wait for', () => {
  it('is one by name and reason, or several by name', () => {
    const marta = seat('Marta', { active: true, status: 'choosing a place' });
    expect(waitingText([seat('Nora', { me: true }), marta])).toBe('Marta: choosing a place');
    expect(waitingText([marta, seat('Teo', { active: true })])).toBe('Waiting for Marta and Teo');
    expect(waitingText([seat('Nora', { me: true, active: true })])).toBe('One moment …');
  });
});

describe('a line of the log', () => {
  it('has the colour of its seat and a way to its rule', () => {
    const entry = entryOf(line(1, 2, 'built', { seat: 0, rule: 'OV-5.3', turn: 4 }), [seat('Marta')], true, 0);
    expect(entry).toMatchObject({
      id: 1,
      colour: 'red',
      fresh: true,
      turn: 4,
      time: 'now',
      rule: { id: 'OV-5.3', href: '/rules/oddville#OV-5.3' },
    });
    expect(entryOf(line(1, 2, 'built'), [], false, 0)).not.toHaveProperty('colour');
  });

  it('is spoken with the others of its move, in order', () => {
    expect(newest([line(3, 7, 'took a coin'), line(2, 7, 'built'), line(1, 6, 'before')])).toBe('built. took a coin');
    expect(newest([])).toBe('');
  });
});

describe('the connection badge', () => {
  it('tells live, connecting and everything else', () => {
    expect(connectionOf({ kind: 'live', ping: 38.4 })).toEqual({ state: 'live', ping: 38 });
    expect(connectionOf({ kind: 'live', ping: null })).toEqual({ state: 'live' });
    expect(connectionOf({ kind: 'connecting' })).toEqual({ state: 'connecting' });
    expect(connectionOf({ kind: 'waiting', until: 0, restart: false })).toEqual({ state: 'offline' });
  });
});
