import { beforeEach, describe, expect, it } from 'vitest';
import { Link, type Listener, type Port } from '../../src/net/link';
import type { ClientMessage } from '../../src/net/schema.gen';
import { LiveTable } from '../../src/store/liveTable';
import type { Happening } from '../../src/store/source';
import { Room } from '../net/room';

/** A live table over a real link whose socket is the test. */
function meet() {
  const room = new Room();
  const sent: ClientMessage[] = [];
  const clock = { now: 0 };
  const nothing = (): void => {};
  const port: Port = { connect: nothing, drop: nothing, wakeAt: nothing, send: (message) => void sent.push(message) };
  let link: Link | undefined;
  const open = (listener: Listener) => {
    link = new Link(port, listener, { token: '', client: 'client-0001' }, () => 0);
    return { link, stop: nothing };
  };
  const table = new LiveTable('KQ7RA', open, () => clock.now);
  const happenings: Happening[] = [];
  table.onHappening((happening) => happenings.push(happening));
  const receive = (message: Parameters<Link['received']>[0]): void => link?.received(message, clock.now);
  receive(room.welcome());
  receive(room.snapshot());
  return { room, table, link: link as Link, clock, happenings, receive, sent };
}

beforeEach(() => sessionStorage.clear());

describe('a live table', () => {
  it('holds the tree that the server tells', () => {
    const { table, room } = meet();
    expect(table.tree.value?.table.code).toBe('KQ7RA');
    expect(table.seat.value).toBe(0);
    expect(table.seq).toBe(room.seq);
    expect(table.link.value.kind).toBe('live');
  });

  it('tells what happened after the tree has changed; quiet frames are no happening', () => {
    const { table, room, receive, happenings } = meet();
    let seen = -1;
    table.onHappening(() => {
      seen = table.tree.value?.table.spectators ?? -1;
    });
    receive(room.frame([-1, [8, 5]], [['grown', 0, 1]], { by: 'bot' }));
    receive(room.frame([-1, [8, 6]]));
    expect(happenings).toEqual([{ seq: 2, events: [['grown', 0, 1]], by: 'bot', mine: false }]);
    expect(seen).toBe(5);
  });

  it('keeps what happened for a screen that comes later, and over a reload', () => {
    const { table, room, receive } = meet();
    receive(room.frame([], [['grown', 0, 1]], { by: 'time' }));
    expect(table.chronicle.heard).toMatchObject([{ seq: 2, events: [['grown', 0, 1]], by: 'time' }]);
    expect(meet().table.chronicle.heard).toEqual([{ seq: 2, events: [['grown', 0, 1]], by: 'time', at: 0, mine: false }]);
    sessionStorage.setItem('borgo.heard.KQ7RA', 'nonsense');
    expect(meet().table.chronicle.heard).toEqual([]);
  });

  it('counts what is on its way', async () => {
    const { table, receive } = meet();
    const answer = table.command({ tag: 'say', text: 'hello' });
    expect(table.unanswered.value).toBe(1);
    receive({ tag: 'done', id: 1, seq: 1 });
    await answer;
    expect(table.unanswered.value).toBe(0);
  });

  it('knows how long it was gone and how much it missed', () => {
    const { table, room, link, clock, receive } = meet();
    clock.now = 1000;
    link.closed(1006, clock.now);
    expect(table.lostSince.value).toBe(1000);
    clock.now = 9000;
    link.tick(clock.now);
    expect(table.lostSince.value).toBe(1000);
    receive(room.welcome());
    expect(table.lostSince.value).toBeNull();
    expect(table.returning.value).toEqual({ after: 8000 });
    receive(room.frame([], [['grown', 1, 1]]));
    receive(room.frame([-1, [8, 6]]));
    receive(room.frame([], [['grown', 1, 2]]));
    expect(table.caughtUp()).toBe(2);
    expect(table.returning.value).toBeNull();
  });

  it('reads the server’s clock', () => {
    const { table, receive, sent, clock } = meet();
    const ping = sent.findLast((message) => message.tag === 'ping');
    clock.now = 100;
    receive({ tag: 'pong', n: ping?.n ?? 0, nowMs: 50_000 });
    expect(table.clock.local(60_000)).toBe(10_050);
  });
});
