import { describe, expect, it } from 'vitest';
import { Desk } from '../../../src/games/doodlecity/desk';
import { play } from '../../../src/games/doodlecity/motion';
import { squareAt } from '../../../src/games/doodlecity/paper';
import { events, look, tableOf } from './table';

const GAP = squareAt(3, 4);
const CURVE = 5;
const TAKE = { tag: 'take-die', die: 2 };
const DRAW = { tag: 'draw-road', square: GAP, shape: CURVE };

describe('at my desk', () => {
  it('the first tap on a die chooses, the second takes it', () => {
    const table = tableOf('choosing');
    const desk = new Desk(table);
    desk.tapDie(2);
    expect(table.sent).toEqual([]);
    desk.tapDie(2);
    expect(table.sent).toEqual([TAKE]);
  });

  it('a road chosen with the die is drawn as soon as the die is mine', () => {
    const table = tableOf('choosing');
    const desk = new Desk(table);
    desk.tapDie(2);
    desk.tapRoad(CURVE);
    desk.commit();
    table.sending.value = { tag: 'take-die', die: 2 };
    expect(table.sent).toEqual([TAKE]);
    table.look.value = look('drawing');
    expect(table.sent).toEqual([TAKE]);
    table.sending.value = null;
    expect(table.sent).toEqual([TAKE, DRAW]);
  });

  it('nothing is drawn for me after I have chosen something else', () => {
    const table = tableOf('choosing');
    const desk = new Desk(table);
    desk.tapDie(2);
    desk.tapRoad(CURVE);
    desk.commit();
    desk.tapRoad(1);
    table.look.value = look('drawing');
    expect(table.sent).toEqual([TAKE]);
  });

  it('a finger chooses square and road at once, and the button sends them', () => {
    const table = tableOf('drawing');
    const desk = new Desk(table);
    desk.draw({ square: GAP, shape: CURVE });
    expect(desk.choice.value.forecast?.shape).toBe(CURVE);
    expect(table.sent).toEqual([]);
    desk.commit();
    expect(table.sent).toEqual([DRAW]);
  });

  it('a tap on the chosen square commits only with a road in it', () => {
    const table = tableOf('drawing');
    const desk = new Desk(table);
    desk.tapSquare(GAP);
    desk.tapSquare(GAP);
    expect(table.sent).toEqual([]);
    desk.tapRoad(CURVE);
    desk.tapSquare(GAP);
    expect(table.sent).toEqual([DRAW]);
  });

  it('a square of another die changes the die', () => {
    const desk = new Desk(tableOf('choosing'));
    desk.tapDie(2);
    desk.tapSquare(squareAt(3, 3));
    expect(desk.choice.value).toMatchObject({ die: 5, square: squareAt(3, 3) });
  });

  it('a square that is closed is asked about', async () => {
    const table = tableOf('drawing');
    new Desk(table).tapSquare(squareAt(2, 1));
    await Promise.resolve();
    expect(table.asked).toEqual([{ tag: 'draw-road', square: squareAt(2, 1), shape: 1 }]);
    expect(table.explained).toHaveLength(1);
  });

  it('the keyboard turns the road round and round', () => {
    const desk = new Desk(tableOf('drawing'));
    const seen = Array.from({ length: 7 }, () => {
      desk.turnRoad(GAP, 1);
      return desk.choice.value.forecast?.shape;
    });
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 1]);
    desk.turnRoad(GAP, -1);
    expect(desk.choice.value.forecast?.shape).toBe(6);
  });

  it('plans survive another player, but not the round', () => {
    const table = tableOf('waiting', 1);
    const desk = new Desk(table);
    const [first] = desk.choice.value.open;
    desk.tapSquare(first ?? -1);
    expect(desk.choice.value.square).toBe(first);
    const { view, ...rest } = look('waiting');
    table.look.value = { ...rest, view: { ...view, round: view.round + 1 } };
    expect(desk.choice.value.square).toBeNull();
  });

  it('those who watch send nothing', () => {
    const table = tableOf('watching', null);
    const desk = new Desk(table);
    desk.tapSquare(GAP);
    desk.tapDie(2);
    desk.commit();
    expect([table.sent, table.asked]).toEqual([[], []]);
  });

  it('a tree is crossed or passed for by its button', () => {
    const table = tableOf('passing');
    new Desk(table).act('pass');
    expect(table.sent).toEqual([{ tag: 'pass' }]);
  });
});

describe('motion', () => {
  it('a road waits for the pen, and is there when the pen has come', () => {
    const desk = new Desk(tableOf('drawn'));
    const [act] = play(desk, { tag: 'road-drawn', seat: 0, square: GAP, shape: CURVE });
    expect(desk.isUndrawn(0, GAP)).toBe(true);
    act?.();
    expect(desk.isUndrawn(0, GAP)).toBe(false);
  });

  it('every event can be played, with nothing on the screen too', () => {
    const desk = new Desk(tableOf('choosing'));
    for (const event of events) for (const act of play(desk, event)) act();
    const drawn = events.filter((event) => event.tag === 'road-drawn');
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.some(({ seat, square }) => desk.isUndrawn(seat, square))).toBe(false);
  });
});
