import { describe, expect, it } from 'vitest';
import { GameStore } from '../../src/store/gameStore';
import { tree } from '../net/room';
import { grow, HandSource, look, wire } from './toy';

function sit(seat: number | null = 0, start = tree({ look: look() })): { store: GameStore; source: HandSource } {
  const source = new HandSource(start);
  const store = new GameStore({ source, wire, seat, local: (time) => time, command: source.command, seq: () => 41 });
  return { store, source };
}

const refusal = { kind: 'refused', rule: 'OV-5.3', why: 'edges-differ', params: { side: 'north' } } as const;

describe('the look', () => {
  it('is the same object as long as nothing in it changed', () => {
    const { store, source } = sit();
    const before = store.look.value;
    source.tree.value = tree({ look: source.tree.value?.look ?? null, table: { spectators: 4 } });
    expect(store.look.value).toBe(before);
    source.tree.value = tree({ look: look({ view: 1 }) });
    expect(store.look.value).not.toBe(before);
    expect(store.look.value.view).toBe(1);
  });
});

describe('acting', () => {
  it('shows a ghost until the answer comes', async () => {
    const { store, source } = sit();
    store.act(grow(1));
    expect(store.sending.value).toEqual(grow(1));
    expect(source.said).toEqual([{ tag: 'act', seq: 41, action: ['grow', 1] }]);
    source.answer({ kind: 'done', seq: 42 });
    await Promise.resolve();
    expect(store.sending.value).toBeNull();
    expect(store.refusal.value).toBeNull();
  });

  it('takes a second tap for no second move', () => {
    const { store, source } = sit();
    store.act(grow(1));
    store.act(grow(2));
    expect(source.said).toHaveLength(1);
  });

  it('tells a refusal, which stands until the next try', async () => {
    const { store, source } = sit();
    store.act(grow(9));
    source.answer(refusal);
    await Promise.resolve();
    expect(store.refusal.value).toMatchObject({ rule: 'OV-5.3', why: 'edges-differ' });
    store.act(grow(1));
    expect(store.refusal.value).toBeNull();
  });

  it('is nothing for those who watch', () => {
    const { store, source } = sit(null);
    store.act(grow(1));
    store.undo();
    expect(source.said).toEqual([]);
  });

  it('can be taken back', () => {
    const { store, source } = sit(0, tree({ look: look(), me: { canUndo: true } }));
    expect(store.canUndo.value).toBe(true);
    store.undo();
    expect(source.said).toEqual([{ tag: 'act', seq: 41, action: ['undo'] }]);
  });
});

describe('asking why not', () => {
  it('changes nothing and brings the refusal, or null', async () => {
    const { store, source } = sit();
    const first = store.whyNot(grow(9));
    expect(source.said).toEqual([{ tag: 'try', action: ['grow', 9] }]);
    source.answer(refusal);
    expect(await first).toMatchObject({ rule: 'OV-5.3' });
    const second = store.whyNot(grow(1));
    source.answer({ kind: 'forecast', points: [1, 0] });
    expect(await second).toBeNull();
    expect(store.sending.value).toBeNull();
  });
});

describe('standing orders', () => {
  it('are read from the tree and given to the server', () => {
    const { store, source } = sit(0, tree({ look: look(), me: { orders: [{ prompt: 'choose', answer: 'bot' }] } }));
    expect([...store.orders.value]).toEqual([['choose', 'bot']]);
    store.setOrder('choose', 'ask');
    expect(source.said).toEqual([{ tag: 'set-order', prompt: 'choose', answer: 'ask' }]);
  });
});

describe('the side of the table', () => {
  it('is mine when I play and free to choose when I watch', () => {
    expect(sit(1).store.perspective.value).toBe(1);
    const { store } = sit(null);
    expect(store.perspective.value).toBe(0);
    store.perspective.value = 1;
    expect(store.perspective.value).toBe(1);
  });
});
