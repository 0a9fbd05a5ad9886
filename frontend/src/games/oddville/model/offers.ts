/** What can be done next with what is picked, as tiles under the thumb. The same places lie on the table too. */
import type { Look } from '../../contract';
import { GOOD_NUMBERS } from '../facts';
import { isAt, numbersOf, picked, place, placesOf, type Place } from '../places';
import { candidates, type Picks } from '../picking';
import type { AnyAction, AnyPrompt, View } from '../schema.gen';

export type Tile =
  | { kind: 'coins'; where: Place; n: number }
  | { kind: 'good'; where: Place; resource: number; price: number | null }
  | { kind: 'card'; where: Place; card: number; price: number | null }
  | { kind: 'bonus'; where: Place; card: number }
  | { kind: 'worker'; where: Place; resource: number; space: number }
  | { kind: 'coin'; where: Place; coin: number };

export type OfferKind = 'coins' | 'goods' | 'row' | 'bonuses' | 'from' | 'to' | 'own-coins' | 'own-projects' | 'fields';

export interface OfferGroup {
  readonly kind: OfferKind;
  readonly tiles: readonly Tile[];
}

type OddvilleLook = Look<View, AnyAction, AnyPrompt>;

export function offersOf(look: OddvilleLook, prompt: AnyPrompt | null, picks: Picks): readonly OfferGroup[] {
  const { view } = look;
  if (picks.includes(place.power('flip'))) return [ownCoins(look, picks)];
  if (picks.includes(place.power('settle'))) return [fields(look, picks)];
  if (picks.includes(place.power('swap'))) return swapOffers(look, picks);
  switch (prompt?.tag) {
    case 'choose-start':
      return [goods(GOOD_NUMBERS, () => null, 'goods')];
    case 'fetch-again':
      return [goods(view.terms?.kinds[prompt.card] ?? [], (resource) => view.terms?.fetch[resource] ?? null, 'goods')];
    case 'claim-bonuses':
      return bonusOffers(look, prompt.cards, picks);
    case 'take-turn': {
      const worker = picked(picks, 'worker');
      return worker === null ? [] : workerOffers(view, worker);
    }
    default:
      return [];
  }
}

function workerOffers({ terms, row }: View, worker: number): readonly OfferGroup[] {
  if (!terms) return [];
  const coins = terms.coins[worker] ?? 0;
  const prices = terms.slots[worker] ?? [];
  const tiles = row.map((card, slot): Tile => ({ kind: 'card', where: place.row(slot), card, price: prices[slot] ?? null }));
  return [
    ...(coins > 0 ? [{ kind: 'coins', tiles: [{ kind: 'coins', where: place.coins, n: coins }] } as const] : []),
    goods(terms.kinds[worker] ?? [], (resource) => terms.fetch[resource] ?? null, 'goods'),
    { kind: 'row', tiles },
  ];
}

function goods(kinds: readonly number[], price: (resource: number) => number | null, kind: OfferKind): OfferGroup {
  return { kind, tiles: kinds.map((resource) => ({ kind: 'good', where: place.resource(resource), resource, price: price(resource) })) };
}

/** All bonuses that are open; behind a picked one what it still asks for. */
function bonusOffers(look: OddvilleLook, sources: readonly number[], picks: Picks): readonly OfferGroup[] {
  const bonuses: OfferGroup = { kind: 'bonuses', tiles: sources.map((card) => ({ kind: 'bonus', where: place.bonus(card), card })) };
  const source = picked(picks, 'bonus');
  if (source === null) return [bonuses];
  const open = placesIn(look, picks.filter((each) => isAt('bonus', each)));
  const from = open.filter((each) => isAt('standing', each));
  const isConversion = from.length > 0;
  const chosen = picks.filter((each) => isAt('standing', each) || isAt('bonus', each));
  const to = (isConversion ? placesIn(look, chosen) : open).filter((each) => isAt('resource', each));
  const isChoice = to.length > 1 && (!isConversion || picks.some((each) => isAt('standing', each)));
  return [
    bonuses,
    ...(isConversion ? [{ kind: 'from', tiles: from.map(standingTile) } as const] : []),
    ...(isChoice ? [{ kind: 'to', tiles: to.map(goodTile) } as const] : []),
  ];
}

function swapOffers(look: OddvilleLook, picks: Picks): readonly OfferGroup[] {
  const base = [place.power('swap')];
  const projects = placesIn(look, base).filter((each) => isAt('project', each));
  const slots = placesIn(look, base).filter((each) => isAt('row', each));
  const tiles = projects.map((where): Tile => ({ kind: 'card', where, card: numbersOf(where)[0] ?? 0, price: null }));
  const row = slots.map((where): Tile => ({ kind: 'card', where, card: look.view.row[numbersOf(where)[0] ?? 0] ?? 0, price: null }));
  return picked(picks, 'project') === null
    ? [{ kind: 'own-projects', tiles }]
    : [{ kind: 'own-projects', tiles }, { kind: 'row', tiles: row }];
}

function ownCoins(look: OddvilleLook, picks: Picks): OfferGroup {
  const coins = placesIn(look, picks.slice(0, 1)).filter((each) => isAt('coin', each));
  return { kind: 'own-coins', tiles: coins.map((where) => ({ kind: 'coin', where, coin: numbersOf(where)[0] ?? 0 })) };
}

function fields(look: OddvilleLook, picks: Picks): OfferGroup {
  const open = placesIn(look, picks.slice(0, 1)).filter((each) => isAt('field', each));
  return { kind: 'fields', tiles: open.map(goodTile) };
}

function goodTile(where: Place): Tile {
  return { kind: 'good', where, resource: numbersOf(where)[0] ?? 0, price: null };
}

function standingTile(where: Place): Tile {
  const [resource = 0, space = 0] = numbersOf(where);
  return { kind: 'worker', where, resource, space };
}

/** Every place, once, of the actions that these picks can become. */
function placesIn({ legal }: OddvilleLook, picks: Picks): readonly Place[] {
  return [...new Set(candidates(legal, picks).flatMap((action) => placesOf(action)))];
}

