/** Events as motion: things move to where the new look already shows them. */
import type { Point } from '../../ui/camera';
import { TIME, animate, drop, fly, pause, together, type Playing } from '../../ui/motion';
import type { Act } from '../../ui/motionQueue';
import type { Control } from './control';
import { NOBODY } from './look';
import { space } from './map';
import type { AnyEvent, GondolaMoved } from './schema.gen';

/** Milliseconds a gondola takes for one space, and for its whole way at most. */
const PER_SPACE = 90;
const WHOLE_WAY = 900;

export function motionOf(event: AnyEvent, control: Control): readonly Act[] {
  const me = control.table.seat;
  const seat = (number: number): readonly string[] => [`seat-${number}`, `gondola-${number}`];
  switch (event.tag) {
    case 'turn-began':
      return [() => pause(TIME.quick)];
    case 'gondola-moved':
      return [() => hop(event, control)];
    case 'building-placed':
      return [() => rise(event.fields, control)];
    case 'field-drained':
      return [() => send('tile', [`field-${event.field}`], mine(event.seat, me, 'purse', seat))];
    case 'bag-taken':
      return [() => send('bag', [`building-${control.fresh.peek()}`, 'board'], mine(event.seat, me, 'purse', seat))];
    case 'cards-laid':
      return [() => send(`card-${event.kind}`, seat(event.seat), [`site-${event.kind}`, `laid-${event.kind}`], event.count)];
    case 'architect-moved':
      return event.holder === NOBODY ? [] : [() => send(`architect-${event.kind}`, [`site-${event.kind}`], seat(event.holder))];
    case 'cards-drawn':
      return [() => send('back', ['pile'], mine(event.seat, me, 'hand', seat), event.count)];
    case 'open-card-taken':
      return [() => send(`card-${event.kind}`, ['open-slot', 'pile'], mine(event.seat, me, 'hand', seat))];
    case 'card-put-open':
      return [() => send(`card-${event.kind}`, seat(event.seat), [`open-${event.kind}`])];
    case 'gold-traded':
      return [() => send('bag', seat(event.seat), [`gondola-${event.seat}`])];
    default:
      return [];
  }
}

/** What comes to me goes to its place among my things, if that is on the screen. */
function mine(seat: number, me: number | null, place: string, keys: (seat: number) => readonly string[]): readonly string[] {
  return seat === me ? [place, ...keys(seat)] : keys(seat);
}

/** The first of these pieces that is on the screen. */
function find(keys: readonly string[]): Element | null {
  for (const key of keys) {
    for (const piece of document.querySelectorAll(`[data-piece="${key}"]`)) {
      if (piece.getBoundingClientRect().width > 0) return piece;
    }
  }
  return null;
}

/** Copies of a piece travel; pieces that nobody can see stay at home. */
function send(what: string, from: readonly string[], to: readonly string[], count = 1): Playing | void {
  const piece = document.querySelector(`[data-template="${what}"]`)?.firstElementChild;
  const source = find(from);
  const target = find(to);
  if (!piece || !source || !target || source === target) return undefined;
  const size = what.startsWith('card') || what === 'back' ? CARD : TOKEN;
  const start = centred(source, size);
  const end = centred(target, { width: size.width * 0.7, height: size.height * 0.7 });
  return together(Array.from({ length: Math.min(count, 5) }, (_, nth) => fly(piece, start, end, nth * TIME.stagger)));
}

const CARD = { width: 52, height: 70 };
const TOKEN = { width: 34, height: 34 };

function centred(element: Element, { width, height }: { width: number; height: number }): DOMRect {
  const box = element.getBoundingClientRect();
  return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}

/** From space to space; over a taken one it jumps higher. */
function hop({ seat, start, end }: GondolaMoved, control: Control): Playing | void {
  const piece = find([`gondola-${seat}`]);
  if (!piece) return undefined;
  const { players } = control.look.peek().view;
  const taken = new Set(players.flatMap(({ gondola }, other) => (other === seat ? [] : [gondola])));
  return animate(piece, hops(start, end, taken), { duration: Math.min(WHOLE_WAY, PER_SPACE * (end - start)) });
}

const HOP = 7;
const JUMP = 22;

/** Keyframes of the way, as offsets from where the gondola ends. */
export function hops(start: number, end: number, taken: ReadonlySet<number>): Keyframe[] {
  const goal = space(end).at;
  const offset = (at: Point, lift: number): Keyframe => ({ transform: `translate(${at.x - goal.x}px, ${at.y - goal.y - lift}px)` });
  const frames = [offset(space(start).at, 0)];
  for (let number = start + 1; number <= end; number += 1) {
    const from = space(number - 1).at;
    const to = space(number).at;
    const isJump = taken.has(number) || taken.has(number - 1);
    frames.push(
      offset({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, isJump ? JUMP : HOP),
      offset(to, taken.has(number) ? JUMP : 0),
    );
  }
  return frames;
}

/** The building lands and stays lit until the next one. */
function rise(fields: readonly number[], control: Control): Playing | void {
  const key = fields.join('-');
  control.fresh.value = key;
  const building = find([`building-${key}`])?.querySelector('.v-rise');
  return building ? drop(building) : undefined;
}
