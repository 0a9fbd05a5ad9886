import { decode, encode } from '@msgpack/msgpack';
import { describe, expect, it } from 'vitest';
import messages from '../../../shared/vectors/messages.json';
import games from '../../../shared/vectors/games.json';
import { LOOK as DOODLECITY, type AnyAction as DoodlecityAction } from '../../src/games/doodlecity/schema.gen';
import { ANY_ACTION, LOOK as ODDVILLE, RESOURCE_NAMES, Resource } from '../../src/games/oddville/schema.gen';
import { LOOK as VENICE } from '../../src/games/venice/schema.gen';
import { type Raw, Unreadable, list, optional, struct, tagged, union } from '../../src/net/read';
import { CLIENT_MESSAGE, FRAME, SERVER_MESSAGE, TABLE_VIEW, TREE } from '../../src/net/schema.gen';

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Dot {
  readonly tag: 'dot';
  readonly at: Point;
}
interface Line {
  readonly tag: 'line';
  readonly points: readonly Point[];
  readonly label: Point | null;
}
const POINT = struct<Point>('x', 'y');
const DOT = tagged<Dot>('dot', ['at', POINT]);
const LINE = tagged<Line>('line', ['points', list(POINT)], ['label', optional(POINT)]);
const FIGURE = union<Dot | Line>(DOT, LINE);

const LOOKS = { oddville: ODDVILLE, venice: VENICE, doodlecity: DOODLECITY };

describe('read', () => {
  it('gives names to the places of an array', () => {
    expect(POINT.read([3, 4])).toEqual({ x: 3, y: 4 });
    expect(FIGURE.read(['line', [[1, 2]], null])).toEqual({
      tag: 'line',
      points: [{ x: 1, y: 2 }],
      label: null,
    });
  });

  it('gives the same object for the same array', () => {
    const kept = [1, 2];
    const before = LINE.read(['line', [kept, [3, 4]], null]);
    const after = LINE.read(['line', [kept, [9, 9]], null]);
    expect(after).not.toBe(before);
    expect(after.points[0]).toBe(before.points[0]);
    const points: Raw = [kept];
    expect(LINE.read(['line', points, null]).points).toBe(LINE.read(['line', points, kept]).points);
  });

  it('gives objects that cannot be changed', () => {
    expect(Object.isFrozen(POINT.read([1, 2]))).toBe(true);
    expect(Object.isFrozen(LINE.read(['line', [], null]).points)).toBe(true);
  });

  it('knows where a field lies on the wire', () => {
    expect(POINT.at).toEqual({ x: 0, y: 1 });
    expect(FRAME.at.seq).toBe(1);
    expect(TABLE_VIEW.at.seats).toBe(7);
  });

  it.each([[['circle', [1, 2]]], [['dot']], [['dot', 7]], [['dot', [1]]], [['dot', [1, 2, 3]]], [7], [null]])(
    'refuses what the schema does not say: %j',
    (raw) => {
      expect(() => FIGURE.read(raw)).toThrow(Unreadable);
    },
  );
});

describe('write', () => {
  it('is the way back', () => {
    const raw = ['line', [[1, 2]], [3, 4]];
    expect(FIGURE.write(FIGURE.read(raw))).toEqual(raw);
  });

  it('makes actions of objects', () => {
    expect(ANY_ACTION.write({ tag: 'build', project: 5, x: -1, y: 0 })).toEqual(['build', 5, -1, 0]);
    expect(ANY_ACTION.write({ tag: 'choose-resource', resource: Resource.CLAY })).toEqual(['choose-resource', 1]);
    expect(RESOURCE_NAMES[Resource.CLAY]).toBe('clay');
    const action: DoodlecityAction = { tag: 'undo' };
    expect(action.tag).toBe('undo');
  });
});

describe('vectors', () => {
  it.each(messages.client)('P-2.1 client message $json.0', ({ msgpack }) => {
    const raw = decode(bytes(msgpack)) as Raw;
    const message = CLIENT_MESSAGE.read(raw);
    expect(message.tag).toBe((raw as Raw[])[0]);
    expect(hex(encode(CLIENT_MESSAGE.write(message)))).toBe(msgpack);
  });

  it.each(messages.server)('P-2.1 server message $json.0', ({ msgpack }) => {
    const raw = decode(bytes(msgpack)) as Raw;
    expect(SERVER_MESSAGE.write(SERVER_MESSAGE.read(raw))).toEqual(raw);
  });

  it.each(games)('P-5.1 the tree of $game', ({ game, tree }) => {
    const raw = decode(bytes(tree)) as Raw;
    const read = TREE.read(raw);
    expect(read.table.game).toBe(game);
    expect(read.me.orders).toEqual([{ prompt: 'collect-tax', answer: 'collect' }]);
    const look = LOOKS[game as keyof typeof LOOKS].read(read.look);
    expect(look.prompts.length).toBeGreaterThan(0);
    expect(look.legal.length).toBeGreaterThan(0);
    expect(hex(encode(TREE.write(read)))).toBe(tree);
  });
});

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
