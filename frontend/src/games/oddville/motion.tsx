/** Events as motion: coins fly, workers walk, cards slide and turn, the town grows. */
import { render, type VNode } from 'preact';
import { EASE, TIME, animate, drop, fly, shake, together, type Playing } from '../../ui/motion';
import type { Act } from '../../ui/motionQueue';
import { find, findSeat, spot } from './anchors';
import { CardPicture } from './art/CardArt';
import { Meeple, Piece } from './art/Piece';
import type { Desk } from './desk';
import { cardOf, characterOf } from './facts';
import { GUILD_NAMES, type AnyEvent } from './schema.gen';

const COIN = 28;
const WORKER = 34;
const CARD = 72;
const EMBLEM = 40;

export function motionOf(event: AnyEvent, desk: Desk): readonly Act[] {
  switch (event.tag) {
    case 'coins-gained':
      return [() => flyCoins(event.count, find('deck'), coinsOf(event.seat))];
    case 'coins-paid':
      return [() => flyCoins(event.count, coinsOf(event.seat), find('deck'))];
    case 'start-chosen':
      return [() => walkTo(desk, event.seat, event.resource, boxOf(desk))];
    case 'resource-gained':
      return [() => walkTo(desk, event.seat, event.resource, event.space)];
    case 'worker-returned':
      return [() => travel(worker(desk, event.seat), WORKER, standOf(event.seat, event.resource, event.space), supplyOf(event.seat))];
    case 'resource-converted':
      return [
        () =>
          travel(
            worker(desk, event.seat),
            WORKER,
            standOf(event.seat, event.resource, event.space),
            standOf(event.seat, event.to, event.toSpace),
          ),
      ];
    case 'card-played':
      forgetOlder(desk, event.seat);
      return [() => nod(find(...(event.seat === desk.side ? [`hand-${event.card}`] : [`hand-of-${event.seat}`])))];
    case 'cards-recalled':
      return [() => together([0, 1, 2, 3].map((card) => nod(find(`hand-${card}`), card * TIME.stagger)))];
    case 'project-taken':
      return [() => travel(<CardPicture card={event.project} />, CARD, find(`row-${event.slot}`), projectOf(event.seat, event.project))];
    case 'card-turned-up':
      return [() => turnUp(desk)];
    case 'project-discarded':
      return [() => travel(<CardPicture card={event.project} />, CARD, projectOf(event.seat, event.project), find('deck'))];
    case 'building-placed':
      forgetOlder(desk, event.seat);
      desk.fresh.value = [...desk.fresh.value, { card: event.card, seat: event.seat }];
      return [() => land(event.card)];
    case 'bonus-claimed':
      return [() => travel(<Piece name={cardOf(event.source).bonus} />, WORKER, find(`card-${event.source}`), findSeat(event.seat, `supply-${event.seat}`, `coins-${event.seat}`))];
    case 'guild-reset':
      return [() => quake(find(`guild-${GUILD_NAMES[event.guild]}`))];
    case 'character-joined': {
      const { guild } = characterOf(event.character);
      const home = findSeat(event.seat, `character-${event.character}`, `coins-${event.seat}`);
      return [() => travel(<Piece name={guild} />, EMBLEM, find(`guild-${guild}`), home)];
    }
    case 'coin-flipped':
      return [() => turnOver(find(`project-${event.project}`) ?? findSeat(event.seat, `coins-${event.seat}`))];
    case 'project-swapped':
      return [
        () =>
          together([
            travel(<CardPicture card={event.taken} />, CARD, find(`row-${event.slot}`), projectOf(event.seat, event.taken)),
            travel(<CardPicture card={event.given} />, CARD, projectOf(event.seat, event.taken), find(`row-${event.slot}`)),
          ]),
      ];
    case 'square-settled':
      return [() => travel(worker(desk, event.seat), WORKER, supplyOf(event.seat), find('card--1'))];
    case 'turn-started':
    case 'declined':
    case 'sixth-worker-placed':
    case 'game-ended':
    case 'undone':
      return [];
  }
}

/* Places */

const coinsOf = (seat: number): Element | null => findSeat(seat, `coins-${seat}`);
const supplyOf = (seat: number): Element | null => findSeat(seat, `supply-${seat}`, `coins-${seat}`);
const projectOf = (seat: number, project: number): Element | null => findSeat(seat, `project-${project}`, `projects-${seat}`);
const boxOf = (desk: Desk): number => desk.view.value.board[0]?.spaces.length ?? 0;

function standOf(seat: number, resource: number, space: number): Element | null {
  return findSeat(seat, `stock-${resource}-${space}`, `held-${seat}-${resource}`);
}

/* Moves */

function worker(desk: Desk, seat: number): VNode {
  return <Meeple colour={desk.colour(seat)} />;
}

function walkTo(desk: Desk, seat: number, resource: number, space: number): Playing | void {
  return travel(worker(desk, seat), WORKER, supplyOf(seat), standOf(seat, resource, space));
}

function flyCoins(count: number, from: Element | null, to: Element | null): Playing | void {
  if (!from || !to) return undefined;
  const flights = Array.from({ length: count }, (_, nth) => fly(drawn(<Piece name="coin" />), spot(from, COIN), spot(to, COIN), nth * TIME.stagger));
  return together(flights);
}

function travel(picture: VNode, size: number, from: Element | null, to: Element | null): Playing {
  const flights = from && to && from !== to ? [fly(drawn(picture), spot(from, size), spot(to, size))] : [];
  return together(flights);
}

/** A picture as an element of its own. */
function drawn(picture: VNode): Element {
  const host = document.createElement('div');
  render(picture, host);
  return host.firstElementChild ?? host;
}

/** A new building comes from above. */
function land(card: number): Playing | void {
  const element = find(`card-${card}`)?.firstElementChild;
  return element ? drop(element) : undefined;
}

function nod(element: Element | null, delay = 0): Playing {
  if (!element) return together([]);
  return animate(element, [{ transform: 'none' }, { transform: 'translateY(-8px)' }, { transform: 'none' }], { duration: TIME.move, delay, easing: EASE.out });
}

function turnOver(element: Element | null): Playing {
  if (!element) return together([]);
  const frames = [{ transform: 'perspective(600px) rotateY(90deg)' }, { transform: 'none' }];
  return animate(element, frames, { duration: TIME.move, easing: EASE.out });
}

/** From the deck to the newest place of the row. */
function turnUp(desk: Desk): Playing {
  const newest = desk.view.value.row.length - 1;
  return turnOver(find(`row-${newest}`));
}

function quake(element: Element | null): Playing | void {
  return element ? shake(element) : undefined;
}

/** What another player built stays lit until this one has moved. */
function forgetOlder(desk: Desk, seat: number): void {
  desk.fresh.value = desk.fresh.value.filter((each) => each.seat === seat);
}
