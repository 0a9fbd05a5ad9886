import { describe, expect, it } from 'vitest';
import { Unreadable } from '../../src/net/read';
import { Replica } from '../../src/net/replica';
import { TABLE_VIEW, TREE } from '../../src/net/schema.gen';
import { Room } from './room';

const watchers = (n: number) => [-1 - TREE.at.table, [TABLE_VIEW.at.spectators, n]];

function meeting(): { room: Room; replica: Replica } {
  const room = new Room();
  const replica = new Replica();
  replica.welcome(room.welcome());
  replica.snapshot(room.snapshot());
  return { room, replica };
}

describe('a replica', () => {
  it('follows frame by frame', () => {
    const { room, replica } = meeting();
    expect(replica.frame(room.frame(watchers(3)))).toBe('applied');
    expect(replica.frame(room.frame(watchers(4)))).toBe('applied');
    expect(replica.tree).toEqual(room.raw);
    expect(replica.seq).toBe(3);
  });

  it('passes over a frame it has seen', () => {
    const { room, replica } = meeting();
    const frame = room.frame(watchers(3));
    replica.frame(frame);
    expect(replica.frame(frame)).toBe('known');
    expect(replica.seq).toBe(2);
  });

  it('is lost after a gap, and deaf until a snapshot comes', () => {
    const { room, replica } = meeting();
    room.frame(watchers(3));
    expect(replica.frame(room.frame(watchers(4)))).toBe('lost');
    expect(replica.frame(room.frame(watchers(5)))).toBe('deaf');
    expect(TREE.read(replica.tree).table.spectators).toBe(0);
    replica.snapshot(room.snapshot());
    expect(replica.frame(room.frame(watchers(6)))).toBe('applied');
  });

  it('is lost when the hashes differ, or a diff leads nowhere', () => {
    const { room, replica } = meeting();
    expect(replica.frame({ ...room.frame(watchers(3)), hash: 1 })).toBe('lost');
    replica.snapshot(room.snapshot());
    expect(replica.frame({ ...room.frame([]), diff: [99, 1] })).toBe('lost');
  });

  it('keeps the old tree but trusts nothing after another history or audience begins', () => {
    const { room, replica } = meeting();
    replica.welcome(room.welcome({ epoch: 8 }));
    expect(replica.tree).not.toBeNull();
    expect(replica.seq).toBe(0);
    expect(replica.frame(room.frame(watchers(3)))).toBe('deaf');
    replica.snapshot(room.snapshot());
    replica.welcome(room.welcome({ epoch: 8 }));
    expect(replica.frame(room.frame(watchers(4)))).toBe('applied');
  });

  it('cannot live with a snapshot whose hash is wrong', () => {
    const { room, replica } = meeting();
    expect(() => replica.snapshot({ ...room.snapshot(), hash: 1 })).toThrow(Unreadable);
  });
});
