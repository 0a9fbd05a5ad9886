/** What happened, drawn again with the pen: strokes grow, dice tumble. The paper already shows the result. */
import { animate, EASE, TIME, together, inTurn, nothing, type Playing } from '../../ui/motion';
import type { Act } from '../../ui/motionQueue';
import type { Desk } from './desk';
import { columnOf, rowOf } from './paper';
import { spotsAlong } from './pen';
import type { AnyEvent } from './schema.gen';

const PEN = 420;
const TUMBLE = 500;

export function play(desk: Desk, event: AnyEvent): readonly Act[] {
  switch (event.tag) {
    case 'dice-rolled':
      return [() => rollDice()];
    case 'die-taken':
      return event.seat === desk.table.seat ? [] : [() => together(all(`[data-die="${event.die}"] .dc-die`).map(hop))];
    case 'road-drawn':
      desk.setUndrawn(event.seat, event.square, true);
      return [() => drawRoad(desk, event.seat, event.square, event.shape)];
    case 'house-crossed': {
      const house = (desk.look.value.view.sheets[event.seat]?.houses[columnOf(event.square) - 1] ?? 1) - 1;
      return [() => strokes(`[data-sheet="${event.seat}"] [data-house="${event.square}-${house}"] path`)];
    }
    case 'tree-crossed':
      return [() => strokes(`${paperOf(event.seat)} [data-tree="${event.trees}"] path[pathLength]`)];
    case 'hotel-scored':
      return [() => strokes(`${paperOf(event.seat)} [data-hotel="${event.points}"] .dc-ring path`, 0)];
    case 'shop-scored':
      return [() => strokes(`${paperOf(event.seat)} [data-shop="${event.points}"] > .dc-value .dc-ring path`, 0)];
    case 'bonus-taken':
      return [() => strokes(`[data-bonus="${event.bonus}"] .dc-ring path, [data-bonus="${event.bonus}"] .dc-strike`, 0)];
    case 'game-ended':
    case 'undone':
      return [];
  }
}

function paperOf(seat: number): string {
  return `[data-paper="${seat}"]`;
}

function all(selector: string): readonly Element[] {
  return [...document.querySelectorAll(selector)];
}

/** Lines that grow from their start, one after the other; with no gap all at once. */
function strokes(selector: string, gap: number = PEN / 2): Playing {
  return together(all(selector).map((line, index) => grow(line, index * gap)));
}

function grow(line: Element, delay = 0): Playing {
  const frames = [
    { strokeDasharray: '1', strokeDashoffset: '1' },
    { strokeDasharray: '1', strokeDashoffset: '0' },
  ];
  return animate(line, frames, { duration: PEN, delay, easing: EASE.inOut, fill: 'backwards' });
}

function drawRoad(desk: Desk, seat: number, square: number, shape: number): Playing {
  desk.setUndrawn(seat, square, false);
  const lines = all(`[data-sheet="${seat}"] path[data-road="${square}"]`).map((line) => grow(line));
  const pencil = document.querySelector(`[data-show="${seat}"] .dc-pencil`);
  return together([...lines, pencil ? follow(pencil, square, shape) : nothing]);
}

/** The pencil goes along with its line and then leaves. */
function follow(pencil: Element, square: number, shape: number): Playing {
  const frames = spotsAlong(shape, 9).map(({ x, y }) => ({
    opacity: 1,
    transform: `translate(${(columnOf(square) - 1) * 100 + x}px, ${(rowOf(square) - 1) * 100 + y}px) rotate(38deg)`,
  }));
  return animate(pencil, frames, { duration: PEN, easing: EASE.inOut });
}

function rollDice(): Playing {
  return together(all('[data-tray] .dc-die').map((die, index) => tumble(die, index)));
}

function tumble(die: Element, index: number): Playing {
  const turn = index % 2 ? -1 : 1;
  const frames = [
    { transform: `translate(${turn * 12}px, -5px) rotate(${turn * 260}deg) scale(.86)` },
    { transform: `translate(${turn * -5}px, 2px) rotate(${turn * 60}deg) scale(.98)`, offset: 0.6 },
    { transform: 'none' },
  ];
  return animate(die, frames, { duration: TUMBLE, delay: index * TIME.stagger, easing: EASE.out, fill: 'backwards' });
}

function hop(die: Element): Playing {
  return inTurn([
    () => animate(die, [{ transform: 'none' }, { transform: 'translateY(-3px) scale(1.06)' }], { duration: TIME.quick, easing: EASE.out }),
    () => animate(die, [{ transform: 'translateY(-3px) scale(1.06)' }, { transform: 'none' }], { duration: TIME.quick, easing: EASE.drop }),
  ]);
}
