/** Events as lines of the log. `spoken` is the whole of a line in words. */
import type { ComponentChildren } from 'preact';
import { list, t, type Key } from '../../i18n';
import type { Params } from '../../i18n/message';
import type { SeatState } from '../../ui/SeatChip';
import type { Told } from '../contract';
import { BuildingIcon } from './art/buildings';
import { Architect, Bag, Tile } from './art/pieces';
import { NOBODY } from './look';
import { districtAt, fieldAt } from './map';
import type { AnyEvent, Kind } from './schema.gen';
import { goldOf } from './worth';
import { districtsOf, nameOf, oneOf, titleOf, wordOf } from './words';

type Deed = 'turn' | 'laid' | 'architect' | 'placed' | 'bag' | 'moved' | 'abandoned' | 'drained' | 'put' | 'took' | 'drew' | 'traded' | 'undone';

interface Line {
  deed: Deed;
  seat: number;
  params?: Params;
  picture?: ComponentChildren;
}

/** Hidden values are negative: only their owner knows better. */
const isKnown = (value: number): boolean => value >= 0;

export function tell(event: AnyEvent, seats: readonly SeatState[], me: number | null): Told | null {
  const line = ({ deed, seat, params = {}, picture }: Line): Told => {
    const form: Key = seat === me ? `venice.log.${deed}.you` : `venice.log.${deed}`;
    const spoken = t(form, { name: nameOf(seats, seat), ...params });
    return { ...(seats[seat] && { seat }), spoken, content: withPicture(spoken, picture) };
  };
  switch (event.tag) {
    case 'turn-began':
      return line({ deed: 'turn', seat: event.seat });
    case 'cards-laid':
      return {
        ...line({ deed: 'laid', seat: event.seat, params: { n: event.count, kind: wordOf(event.kind) }, picture: <BuildingIcon kind={event.kind} /> }),
        sound: 'place',
      };
    case 'architect-moved':
      if (event.holder === NOBODY) return null;
      return line({ deed: 'architect', seat: event.holder, params: { kind: wordOf(event.kind) }, picture: <Architect kind={event.kind} /> });
    case 'building-placed': {
      const params = { one: oneOf(event.kind), districts: districtsOf(event.fields) };
      return { ...line({ deed: 'placed', seat: event.seat, params, picture: <BuildingIcon kind={event.kind} /> }), sound: 'place' };
    }
    case 'building-lost':
      return plain(t('venice.log.lost', { one: oneOf(event.kind), kind: wordOf(event.kind) }), 'VE-3.10');
    case 'bag-taken':
      return { ...line({ deed: 'bag', seat: event.seat, params: { n: event.value }, picture: <Bag {...valueOf(event.value)} /> }), sound: 'coin' };
    case 'gondola-moved':
      return { ...line({ deed: 'moved', seat: event.seat, params: { n: event.points, to: event.end } }), sound: 'gondola' };
    case 'kind-abandoned':
      return { ...line({ deed: 'abandoned', seat: event.seat, params: { kind: wordOf(event.kind) } }), rule: 'VE-3.12' };
    case 'field-drained': {
      const { id, district } = fieldAt(event.field);
      const params = { field: id, district: districtAt(district).name, n: event.value };
      return { ...line({ deed: 'drained', seat: event.seat, params, picture: <Tile {...valueOf(event.value)} /> }), sound: 'coin' };
    }
    case 'card-put-open':
      return line({ deed: 'put', seat: event.seat, params: { one: oneOf(event.kind) }, picture: <BuildingIcon kind={event.kind} /> });
    case 'open-card-taken':
      return line({ deed: 'took', seat: event.seat, params: { kind: wordOf(event.kind) }, picture: <BuildingIcon kind={event.kind} /> });
    case 'cards-drawn':
      return line({ deed: 'drew', seat: event.seat, params: { n: event.count, kinds: drawnText(event.kinds) } });
    case 'pile-shuffled':
      return { ...plain(t('venice.log.shuffled'), 'VE-8.3'), sound: 'shuffle' };
    case 'open-cards-cleared':
      return plain(t('venice.log.cleared'), 'VE-8.3');
    case 'card-turned-up':
      return plain(t('venice.log.turnedUp', { kind: wordOf(event.kind) }), 'VE-10.1');
    case 'gold-traded':
      return { ...line({ deed: 'traded', seat: event.seat, params: { n: event.points, gold: goldOf(event) } }), sound: 'coin' };
    case 'end-reached':
      return plain(t(`venice.end.${event.reason === 'stock-empty' ? 'stock-empty' : 'goal-reached'}`), 'VE-9.1');
    case 'final-trade-began':
      return plain(t('venice.log.final'), 'VE-9.2');
    case 'game-ended':
      return { ...plain(t('venice.log.ended')), sound: 'end' };
    case 'undone':
      return line({ deed: 'undone', seat: event.seat });
    // The discarded cards go with the building, its points with the gondolas.
    case 'cards-discarded':
    case 'building-scored':
      return null;
  }
}

function valueOf(value: number): { value?: number } {
  return isKnown(value) ? { value } : {};
}

function drawnText(kinds: readonly Kind[]): string {
  return list(kinds.map(titleOf));
}

function withPicture(text: string, picture: ComponentChildren): ComponentChildren {
  return picture === undefined ? text : <>{text} {picture}</>;
}

function plain(text: string, rule?: string): Told {
  return { content: text, spoken: text, ...(rule !== undefined && { rule }) };
}
