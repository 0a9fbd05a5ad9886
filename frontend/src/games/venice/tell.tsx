/** Events as lines of the log. `spoken` is the whole of a line in words. */
import type { ComponentChildren } from 'preact';
import { list, t, type Key } from '../../i18n';
import type { Params } from '../../i18n/message';
import type { SeatState } from '../../ui/SeatChip';
import type { Sound } from '../../ui/sound';
import type { Told } from '../contract';
import { BuildingIcon } from './art/buildings';
import { Architect, Bag, Tile } from './art/pieces';
import { NOBODY } from './look';
import { districtAt, fieldAt } from './map';
import type { AnyEvent } from './schema.gen';
import { districtsOf, nameOf, oneOf, titleOf, wordOf } from './words';
import { goldOf } from './worth';

/** What somebody did; each has a second wording for what I did myself. */
type Deed =
  | 'turn'
  | 'laid'
  | 'architect'
  | 'placed'
  | 'bag'
  | 'moved'
  | 'abandoned'
  | 'drained'
  | 'put'
  | 'took'
  | 'drew'
  | 'traded'
  | 'undone';

interface Details {
  params?: Params;
  picture?: ComponentChildren;
  sound?: Sound;
  rule?: string;
}

export function tell(event: AnyEvent, seats: readonly SeatState[], me: number | null): Told | null {
  const did = (deed: Deed, seat: number, { params = {}, picture, ...rest }: Details = {}): Told => {
    const form: Key = seat === me ? `venice.log.${deed}.you` : `venice.log.${deed}`;
    const spoken = t(form, { name: nameOf(seats, seat), ...params });
    return { ...rest, ...(seats[seat] && { seat }), spoken, content: withPicture(spoken, picture) };
  };
  switch (event.tag) {
    case 'turn-began':
      return did('turn', event.seat);
    case 'cards-laid': {
      const params = { n: event.count, kind: wordOf(event.kind) };
      return did('laid', event.seat, { params, picture: <BuildingIcon kind={event.kind} />, sound: 'place' });
    }
    case 'architect-moved': {
      if (event.holder === NOBODY) return null;
      return did('architect', event.holder, { params: { kind: wordOf(event.kind) }, picture: <Architect kind={event.kind} /> });
    }
    case 'building-placed': {
      const params = { one: oneOf(event.kind), districts: districtsOf(event.fields) };
      return did('placed', event.seat, { params, picture: <BuildingIcon kind={event.kind} />, sound: 'place' });
    }
    case 'building-lost':
      return itself(t('venice.log.lost', { one: oneOf(event.kind), kind: wordOf(event.kind) }), { rule: 'VE-3.10' });
    case 'bag-taken':
      return did('bag', event.seat, { params: { n: event.value }, picture: <Bag {...known(event.value)} />, sound: 'coin' });
    case 'gondola-moved':
      return did('moved', event.seat, { params: { n: event.points, to: event.end }, sound: 'gondola' });
    case 'kind-abandoned':
      return did('abandoned', event.seat, { params: { kind: wordOf(event.kind) }, rule: 'VE-3.12' });
    case 'field-drained': {
      const { id, district } = fieldAt(event.field);
      const params = { field: id, district: districtAt(district).name, n: event.value };
      return did('drained', event.seat, { params, picture: <Tile {...known(event.value)} />, sound: 'coin' });
    }
    case 'card-put-open':
      return did('put', event.seat, { params: { one: oneOf(event.kind) }, picture: <BuildingIcon kind={event.kind} /> });
    case 'open-card-taken':
      return did('took', event.seat, { params: { kind: wordOf(event.kind) }, picture: <BuildingIcon kind={event.kind} /> });
    case 'cards-drawn':
      return did('drew', event.seat, { params: { n: event.count, kinds: list(event.kinds.map(titleOf)) } });
    case 'pile-shuffled':
      return itself(t('venice.log.shuffled'), { rule: 'VE-8.3', sound: 'shuffle' });
    case 'open-cards-cleared':
      return itself(t('venice.log.cleared'), { rule: 'VE-8.3' });
    case 'card-turned-up':
      return itself(t('venice.log.turnedUp', { kind: wordOf(event.kind) }), { rule: 'VE-10.1' });
    case 'gold-traded':
      return did('traded', event.seat, { params: { n: event.points, gold: goldOf(event) }, sound: 'coin' });
    case 'end-reached':
      return itself(t(event.reason === 'stock-empty' ? 'venice.end.stock-empty' : 'venice.end.goal-reached'), { rule: 'VE-9.1' });
    case 'final-trade-began':
      return itself(t('venice.log.final'), { rule: 'VE-9.2' });
    case 'game-ended':
      return itself(t('venice.log.ended'), { sound: 'end' });
    case 'undone':
      return did('undone', event.seat);
    // The discarded cards go with the building, its points with the gondolas.
    case 'cards-discarded':
    case 'building-scored':
      return null;
  }
}

/** Hidden values are negative: only their owner knows better. */
function known(value: number): { value?: number } {
  return value < 0 ? {} : { value };
}

function withPicture(text: string, picture: ComponentChildren): ComponentChildren {
  return picture === undefined ? text : <>{text} {picture}</>;
}

/** What the game does by itself. */
function itself(text: string, rest: Pick<Details, 'rule' | 'sound'>): Told {
  return { ...rest, content: text, spoken: text };
}
