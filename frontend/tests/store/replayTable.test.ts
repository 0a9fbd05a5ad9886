import { encode } from '@msgpack/msgpack';
import { describe, expect, it } from 'vitest';
import { Unreadable } from '../../src/net/read';
import { FRAME, SNAPSHOT, TABLE_VIEW, TREE } from '../../src/net/schema.gen';
import { pointsOf } from '../../src/store/points';
import { recordingOf } from '../../src/store/recording';
import { ReplayTable, STEP_TIME } from '../../src/store/replayTable';
import { Room, seatView, tree } from '../net/room';
import { grown, look, wire } from './toy';

/** A game of three frames: the points go 0, 1, 3, 6 for seat 0. */
function file(): ArrayBuffer {
  const seats = [seatView({ connected: false }), seatView({ name: 'Marta', connected: false })];
  const room = new Room(tree({ look: look(), table: { seats }, me: { seat: -1 } }));
  const messages = [SNAPSHOT.write(room.snapshot())];
  for (const [by, points] of [[1, 1], [2, 3], [3, 6]] as const) {
    const diff = [TREE.at.look, look({ points: [points, 0] })];
    messages.push(FRAME.write(room.frame(diff, [grown(0, by)])));
  }
  return encode(messages).slice().buffer;
}

function table(): { table: ReplayTable; told: string[]; tick: () => void; waits: number[] } {
  let next: (() => void) | null = null;
  const waits: number[] = [];
  const made = new ReplayTable(recordingOf(file()), (run, ms) => {
    next = run;
    waits.push(ms);
    return () => {
      next = null;
    };
  });
  const told: string[] = [];
  made.onHappening(({ seq }) => told.push(`${seq} at ${made.position.value}`));
  return { table: made, told, tick: () => next?.(), waits };
}

const points = (replay: ReplayTable): unknown => wire.look.read(replay.tree.value.look).points;

describe('a recording', () => {
  it('has everybody at the table', () => {
    const replay = new ReplayTable(recordingOf(file()));
    expect(replay.tree.value.table.seats.every(({ connected }) => connected)).toBe(true);
    expect(replay.tree.value.table.code).toBe('KQ7RA');
    expect(TABLE_VIEW.at.code).toBe(0);
  });

  it('that is none is refused', () => {
    expect(() => recordingOf(encode([]).slice().buffer)).toThrow(Unreadable);
  });
});

describe('a replay', () => {
  it('goes to any moment, forwards and backwards, without a word', () => {
    const { table: replay, told } = table();
    replay.seek(3);
    expect(points(replay)).toEqual([6, 0]);
    replay.seek(1);
    expect(points(replay)).toEqual([1, 0]);
    replay.seek(99);
    expect(replay.position.value).toBe(3);
    replay.seek(-1);
    expect(points(replay)).toEqual([0, 0]);
    expect(told).toEqual([]);
  });

  it('tells a step forward as if it happened now', () => {
    const { table: replay, told } = table();
    replay.step(1);
    replay.step(1);
    replay.step(-1);
    expect(told).toEqual(['1 at 1', '2 at 2']);
    replay.seek(3);
    replay.step(1);
    expect(told).toHaveLength(2);
  });

  it('plays to the end and stops there; playing again begins anew', () => {
    const { table: replay, tick, waits } = table();
    replay.play();
    replay.speed.value = 2;
    tick();
    tick();
    expect(replay.playing.value).toBe(true);
    tick();
    expect(replay.position.value).toBe(3);
    expect(replay.playing.value).toBe(false);
    expect(waits).toEqual([STEP_TIME, STEP_TIME / 2, STEP_TIME / 2]);
    replay.play();
    expect(replay.position.value).toBe(0);
    replay.pause();
    tick();
    expect(replay.position.value).toBe(0);
  });

  it('knows the points of every moment', () => {
    expect(pointsOf(table().table, wire)).toEqual([[0, 0], [1, 0], [3, 0], [6, 0]]);
  });
});
