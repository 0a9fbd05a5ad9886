import { afterEach, describe, expect, it } from 'vitest';
import { Control } from '../../../src/games/venice/control';
import { FIELDS } from '../../../src/games/venice/map';
import { Kind } from '../../../src/games/venice/schema.gen';
import { lookAt, tableWith, type LookName } from './looks';

const controls: Control[] = [];
afterEach(() => controls.splice(0).forEach((control) => control.stop()));

function sitAt(name: LookName, ...rest: Parameters<typeof tableWith> extends [LookName, ...infer Rest] ? Rest : never) {
  const seat = tableWith(name, ...rest);
  const control = new Control(seat.table);
  controls.push(control);
  return { ...seat, control };
}

describe('a choice', () => {
  it('is made by the first tap and carried out by the second', () => {
    const { control, done } = sitAt('place-out-of-turn');
    const [best] = control.targets.value;
    if (!best) throw new Error('no place');
    control.tapTarget(best);
    expect(done).toEqual([]);
    expect(control.meant.value).toEqual(best.action);
    control.tapTarget(best);
    expect(done).toEqual([best.action]);
  });

  it('is walked through by the stepper, round and round', () => {
    const { control } = sitAt('place-out-of-turn');
    control.step(1);
    expect(control.selected.value).toBe(control.targets.value[0]);
    control.step(-1);
    expect(control.selected.value).toBe(control.targets.value.at(-1));
    control.clear();
    expect(control.meant.value).toBeNull();
  });

  it('is forgotten when the game moves on', () => {
    const { control, look } = sitAt('place-out-of-turn');
    control.step(1);
    look.value = { ...look.value };
    expect(control.pick.value).toBeNull();
  });

  it('adds cards of one kind and starts anew with another', () => {
    const { control, done } = sitAt('build');
    control.tapCard(Kind.PALAZZO, false);
    control.tapCard(Kind.PALAZZO, false);
    expect(control.meant.value).toEqual({ tag: 'lay-cards', kind: Kind.PALAZZO, count: 2 });
    control.tapCard(Kind.PALAZZO, true);
    expect(control.meant.value).toEqual({ tag: 'lay-cards', kind: Kind.PALAZZO, count: 1 });
    control.tapCard(Kind.CASA, false);
    control.tapCard(Kind.CASA, false);
    expect(control.meant.value).toEqual({ tag: 'lay-cards', kind: Kind.CASA, count: 1 });
    control.commit();
    expect(done).toEqual([{ tag: 'lay-cards', kind: Kind.CASA, count: 1 }]);
  });

  it('puts a card open when cards are drawn', () => {
    const { control } = sitAt('draw');
    control.tapCard(Kind.PALAZZO, false);
    expect(control.meant.value).toEqual({ tag: 'put-open', kind: Kind.PALAZZO });
    control.tapOpenCard(Kind.PONTE);
    expect(control.meant.value).toEqual({ tag: 'take-open', kind: Kind.PONTE });
  });

  it('gives up a kind by two taps on it', () => {
    const { control, done } = sitAt('surplus');
    control.tapLaid(Kind.PONTE);
    control.tapLaid(Kind.PONTE);
    expect(done).toEqual([{ tag: 'abandon-kind', kind: Kind.PONTE }]);
  });
});

describe('what is not legal', () => {
  const refusal = { rule: 'VE-3.3', why: 'swamp-there', params: { field: 0 } };

  it('is asked about, and the field in the way is shown', async () => {
    const { control, asked, done, table } = sitAt('place-out-of-turn', refusal);
    const swamp = FIELDS[0];
    if (!swamp) throw new Error('no field');
    control.tapMap(swamp.at);
    await Promise.resolve();
    expect(asked).toEqual([{ tag: 'place-building', fields: expect.arrayContaining([0]) }]);
    expect(done).toEqual([]);
    await Promise.resolve();
    expect(control.clash.value).toBe(0);
    expect(table.explain).toHaveBeenCalledWith(refusal);
    control.step(1);
    expect(control.clash.value).toBeNull();
  });

  it('is never sent', () => {
    const { control, asked, done } = sitAt('build');
    control.pick.value = { tag: 'hand', kind: Kind.BASILICA, count: 3 };
    control.commit();
    expect(done).toEqual([]);
    expect(asked).toEqual([{ tag: 'lay-cards', kind: Kind.BASILICA, count: 3 }]);
  });
});

describe('a pause for trading', () => {
  it('waits for those who have gold', async () => {
    const { done } = sitAt('between');
    await Promise.resolve();
    expect(lookAt('between').look.view.trades.length).toBeGreaterThan(0);
    expect(done).toEqual([]);
  });

  it('is passed over by those who have none', async () => {
    const { look, done } = sitAt('between');
    look.value = { ...look.value, legal: [{ tag: 'done' }] };
    await Promise.resolve();
    expect(done).toEqual([{ tag: 'done' }]);
  });
});
