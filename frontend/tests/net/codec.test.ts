import { describe, expect, it } from 'vitest';
import games from '../../../shared/vectors/games.json';
import messages from '../../../shared/vectors/messages.json';
import patches from '../../../shared/vectors/patches.json';
import { decode, encode, hashOf, unpack } from '../../src/net/codec';
import { crc32 } from '../../src/net/crc32';
import { patch } from '../../src/net/patch';
import { Unreadable, type Raw } from '../../src/net/read';
import { CLIENT_MESSAGE, SERVER_MESSAGE } from '../../src/net/schema.gen';
import { bytesOf, hexOf, rawOf } from './bytes';

describe('messages', () => {
  it.each(messages.client)('of clients are packed as Python packs them: $json', ({ msgpack }) => {
    const message = CLIENT_MESSAGE.read(rawOf(msgpack));
    expect(hexOf(encode(message))).toBe(msgpack);
  });

  it.each(messages.server)('of the server are read and could be written again: $json', ({ json, msgpack }) => {
    const message = decode(bytesOf(msgpack).buffer);
    expect(SERVER_MESSAGE.write(message)).toEqual(json);
  });

  it('that are none are refused by name', () => {
    expect(() => decode(bytesOf('91a3666f6f').buffer)).toThrow(Unreadable);
    expect(() => unpack(bytesOf('c1'))).toThrow(Unreadable);
  });
});

describe('crc32', () => {
  it('is the one of zlib', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });
});

describe('patch', () => {
  it.each(patches)('$diff', ({ before, diff, after }) => {
    const kept = JSON.stringify(before);
    expect(patch(before as Raw, diff as Raw)).toEqual(after);
    expect(JSON.stringify(before)).toBe(kept);
  });

  it('shares what it leaves alone', () => {
    const before = [[1], [2]];
    const after = patch(before, [-2, [0, 3]]) as Raw[];
    expect(after).toEqual([[1], [3]]);
    expect(after[0]).toBe(before[0]);
    expect(patch(before, [])).toBe(before);
  });

  it('refuses a diff that leads nowhere', () => {
    expect(() => patch([1], [5, 2])).toThrow(Unreadable);
    expect(() => patch([1], [-1, [0, 2]])).toThrow(Unreadable);
  });
});

describe.each(games)('a game of $game', ({ tree, hash, steps }) => {
  it('is followed from diff to diff with the same hashes as in Python', () => {
    let held = rawOf(tree);
    expect(hashOf(held)).toBe(hash);
    for (const step of steps) {
      held = patch(held, rawOf(step.diff));
      expect(hashOf(held)).toBe(step.hash);
    }
  });
});
