import { describe, expect, it } from 'vitest';
import {
  backOff,
  Link,
  PING_EVERY,
  PONG_WITHIN,
  PROBE_WITHIN,
  WELCOME_WITHIN,
  type Listener,
  type Port,
} from '../../src/net/link';
import type { ClientMessage } from '../../src/net/schema.gen';
import { Room } from './room';

/** Everything a link did to its port and told its listener, in order. */
class Bench {
  readonly sent: ClientMessage[] = [];
  readonly did: string[] = [];
  readonly told: string[] = [];
  wakeAt: number | null = null;
  readonly room = new Room();
  readonly link: Link;

  constructor() {
    const port: Port = {
      connect: () => void this.did.push('connect'),
      send: (message) => void this.sent.push(message),
      drop: () => void this.did.push('drop'),
      wakeAt: (time) => {
        this.wakeAt = time;
      },
    };
    const listener: Listener = {
      stateChanged: (state) => void this.told.push(state.kind),
      treeChanged: (_tree, frame) => void this.told.push(frame ? `frame ${frame.seq}` : 'snapshot'),
      clockRead: (ahead, error) => void this.told.push(`clock ${ahead} ±${error}`),
      resumed: () => void this.told.push('resumed'),
    };
    this.link = new Link(port, listener, { token: 'secret', client: 'client-0001' }, () => 0);
  }

  /** From nothing to a live connection at time 0, the first pong included. */
  static live(): Bench {
    const bench = new Bench();
    bench.link.connect(0);
    bench.link.opened();
    bench.link.received(bench.room.welcome(), 0);
    bench.link.received(bench.room.snapshot(), 0);
    bench.pong(20);
    bench.sent.length = bench.did.length = bench.told.length = 0;
    return bench;
  }

  pong(now: number): void {
    const ping = this.sent.findLast((message) => message.tag === 'ping');
    if (ping) this.link.received({ tag: 'pong', n: ping.n, nowMs: 1_000_000 }, now);
  }

  get last(): ClientMessage | undefined {
    return this.sent.at(-1);
  }
}

describe('coming in', () => {
  it('says hello, hears the tree, reads the clock', () => {
    const bench = new Bench();
    bench.link.connect(0);
    expect(bench.wakeAt).toBe(WELCOME_WITHIN);
    bench.link.opened();
    expect(bench.sent).toEqual([
      { tag: 'hello', version: 1, token: 'secret', client: 'client-0001', epoch: 0, seq: 0, seat: -1 },
    ]);
    bench.link.received(bench.room.welcome(), 100);
    bench.link.received(bench.room.snapshot(), 100);
    bench.pong(140);
    expect(bench.told).toEqual(['connecting', 'live', 'snapshot', 'clock 999880 ±20', 'live']);
    expect(bench.link.state).toEqual({ kind: 'live', ping: 40 });
    expect(bench.wakeAt).toBe(140 + PING_EVERY);
  });

  it('gives up a server that says nothing', () => {
    const bench = new Bench();
    bench.link.connect(0);
    bench.link.tick(WELCOME_WITHIN);
    expect(bench.did).toEqual(['connect', 'drop']);
    expect(bench.link.state.kind).toBe('waiting');
  });
});

describe('commands', () => {
  it('count up and are answered by a frame, by done or by a refusal', async () => {
    const bench = Bench.live();
    const said = bench.link.command({ tag: 'say', text: 'hello' });
    const sat = bench.link.command({ tag: 'sit', seat: 1 });
    const acted = bench.link.command({ tag: 'act', seq: 1, action: ['undo'] });
    expect(bench.sent.map((message) => 'id' in message && message.id)).toEqual([1, 2, 3]);
    bench.link.received({ tag: 'done', id: 1, seq: 1 }, 30);
    bench.link.received({ tag: 'refused', id: 2, rule: 'TB-1.5', why: 'taken', params: { seat: 1 } }, 30);
    bench.link.received(bench.room.frame([], [['undone', 0]], { answers: 3 }), 30);
    expect(await said).toEqual({ kind: 'done', seq: 1 });
    expect(await sat).toEqual({ kind: 'refused', rule: 'TB-1.5', why: 'taken', params: { seat: 1 } });
    expect(await acted).toEqual({ kind: 'done', seq: 2 });
  });

  it('that were not answered are sent again under the same id, the others are not', async () => {
    const bench = Bench.live();
    const first = bench.link.command({ tag: 'say', text: 'one' });
    const second = bench.link.command({ tag: 'say', text: 'two' });
    bench.link.received({ tag: 'done', id: 1, seq: 1 }, 30);
    await first;
    bench.link.closed(1006, 50);
    const third = bench.link.command({ tag: 'say', text: 'three' });
    expect(bench.last).toMatchObject({ text: 'two' });
    bench.link.tick(10_000);
    bench.link.opened();
    bench.sent.length = 0;
    bench.link.received(bench.room.welcome(), 10_050);
    expect(bench.sent).toMatchObject([{ id: 2, text: 'two' }, { id: 3, text: 'three' }, { tag: 'ping' }]);
    bench.link.received({ tag: 'done', id: 2, seq: 1 }, 10_060);
    bench.link.received({ tag: 'done', id: 3, seq: 1 }, 10_060);
    await Promise.all([second, third]);
  });

  it('are not sent again when only the seat has changed', () => {
    const bench = Bench.live();
    void bench.link.command({ tag: 'sit', seat: 1 });
    bench.link.received(bench.room.welcome({ seat: 1 }), 30);
    expect(bench.sent).toHaveLength(1);
    bench.link.received(bench.room.snapshot(), 30);
    expect(bench.told).toEqual(['snapshot']);
  });
});

describe('losing the way', () => {
  it('asks for a snapshot once, however many frames do not fit', () => {
    const bench = Bench.live();
    bench.room.frame([]);
    bench.link.received(bench.room.frame([]), 30);
    bench.link.received(bench.room.frame([]), 30);
    expect(bench.sent).toEqual([{ tag: 'resync', reason: 'hash' }]);
    bench.link.received(bench.room.snapshot(), 40);
    bench.link.received(bench.room.frame([]), 50);
    expect(bench.told).toEqual(['snapshot', `frame ${bench.room.seq}`]);
  });

  it('resumes with the last frame it has', () => {
    const bench = Bench.live();
    bench.link.received(bench.room.frame([]), 30);
    bench.link.closed(1006, 50);
    bench.link.tick(10_000);
    bench.link.opened();
    expect(bench.last).toMatchObject({ tag: 'hello', epoch: 7, seq: 2, seat: 0 });
    bench.told.length = 0;
    bench.link.received(bench.room.welcome(), 10_050);
    bench.link.received(bench.room.frame([]), 10_050);
    expect(bench.told).toEqual(['live', 'resumed', 'frame 3']);
  });

  it('ends where the versions differ instead of asking for ever', () => {
    const bench = Bench.live();
    bench.link.received({ ...bench.room.snapshot(), hash: 1 }, 30);
    expect(bench.link.state).toEqual({ kind: 'ended', why: 'version-not-spoken' });
    expect(bench.did).toEqual(['drop']);
  });
});

describe('liveness', () => {
  it('pings when it is time and waits for the answer', () => {
    const bench = Bench.live();
    bench.link.tick(20 + PING_EVERY);
    expect(bench.last).toEqual({ tag: 'ping', n: 2 });
    expect(bench.wakeAt).toBe(20 + PING_EVERY + PONG_WITHIN);
    bench.link.tick(20 + PING_EVERY + PONG_WITHIN);
    expect(bench.did).toEqual(['drop']);
    expect(bench.link.state.kind).toBe('waiting');
  });

  it('does nothing when its timer is early, but asks to be woken again', () => {
    const bench = Bench.live();
    bench.wakeAt = null;
    bench.link.tick(20 + PING_EVERY - 1);
    expect(bench.sent).toEqual([]);
    expect(bench.wakeAt).toBe(20 + PING_EVERY);
  });

  it('probes at once when the page is seen again', () => {
    const bench = Bench.live();
    bench.link.woken(5_000);
    expect(bench.last).toEqual({ tag: 'ping', n: 2 });
    expect(bench.wakeAt).toBe(5_000 + PROBE_WITHIN);
    bench.pong(5_030);
    expect(bench.wakeAt).toBe(5_030 + PING_EVERY);
  });

  it('passes over the answer to an older ping', () => {
    const bench = Bench.live();
    bench.link.woken(5_000);
    bench.link.woken(5_010);
    bench.link.received({ tag: 'pong', n: 2, nowMs: 1 }, 5_020);
    expect(bench.told).toEqual([]);
  });

  it('does not wait for the next try when the network is back', () => {
    const bench = Bench.live();
    bench.link.offline(1_000);
    expect(bench.link.state.kind).toBe('waiting');
    expect(bench.did).toEqual(['drop']);
    bench.link.woken(1_010);
    expect(bench.did).toEqual(['drop', 'connect']);
  });
});

describe('back-off', () => {
  it('grows from try to try, up to a limit, and is never the same for all', () => {
    expect([0, 1, 2, 3, 10].map((tries) => backOff(tries, 1))).toEqual([400, 800, 1600, 3200, 10_000]);
    expect(backOff(2, 0)).toBe(800);
  });

  it('starts anew only after a connection has proved good', () => {
    const bench = Bench.live();
    const waits: number[] = [];
    for (let now = 0; waits.length < 3; ) {
      bench.link.closed(1006, now);
      waits.push((bench.wakeAt ?? 0) - now);
      now = bench.wakeAt ?? 0;
      bench.link.tick(now);
      bench.link.opened();
      bench.link.received(bench.room.welcome(), now);
    }
    expect(waits).toEqual([200, 400, 800]);
    bench.pong(9_000);
    bench.link.closed(1006, 10_000);
    expect(bench.wakeAt).toBe(10_200);
  });
});

describe('what the server says about the connection', () => {
  it.each([
    [4404, { kind: 'ended', why: 'no-such-table' }],
    [4401, { kind: 'ended', why: 'unknown-token' }],
    [4410, { kind: 'ended', why: 'table-closed' }],
    [4426, { kind: 'ended', why: 'version-not-spoken' }],
    [4409, { kind: 'moved' }],
  ])('code %i is final', (code, state) => {
    const bench = Bench.live();
    bench.link.closed(code, 30);
    expect(bench.link.state).toEqual(state);
    expect(bench.wakeAt).toBeNull();
  });

  it.each([1006, 1012, 4408, 4429])('code %i is worth another try', (code) => {
    const bench = Bench.live();
    bench.link.closed(code, 30);
    expect(bench.link.state.kind).toBe('waiting');
  });

  it('another tab has the seat: nothing happens until the player wants it back', () => {
    const bench = Bench.live();
    bench.link.received({ tag: 'notice', kind: 'moved', ms: 0 }, 30);
    expect(bench.link.state).toEqual({ kind: 'moved' });
    bench.link.woken(40);
    expect(bench.did).toEqual(['drop']);
    bench.link.connect(50);
    expect(bench.did).toEqual(['drop', 'connect']);
  });

  it('a restart is announced: come back then, whatever the close code says', () => {
    const bench = Bench.live();
    bench.link.received({ tag: 'notice', kind: 'restart', ms: 2000 }, 30);
    bench.link.closed(1012, 40);
    expect(bench.link.state).toEqual({ kind: 'waiting', until: 2030, restart: true });
    bench.link.tick(2030);
    expect(bench.did.at(-1)).toBe('connect');
  });
});
