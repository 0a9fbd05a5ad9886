/** Every event as a line of the log, once as "you" and once by name. */
import { lookUp, signed, t } from '../../i18n';
import type { Params } from '../../i18n/message';
import type { Sound } from '../../ui/sound';
import type { Told } from '../contract';
import type { Desk } from './desk';
import { kindOf } from './paper';
import type { AnyEvent } from './schema.gen';
import { placeName, word } from './words';

export function tell(desk: Desk, event: AnyEvent): Told | null {
  switch (event.tag) {
    case 'dice-rolled':
      return {
        ...line(desk, event.starter, 'rolled', { blue: event.blue, whites: event.whites.map(String) }, 'dice'),
        rule: 'DC-2.1',
        turn: event.round,
      };
    case 'die-taken':
      return line(desk, event.seat, 'took', { number: event.white });
    case 'tree-crossed':
      return { ...line(desk, event.seat, 'tree', { why: word(`log.tree.${event.cause}`) }, 'pen'), rule: TREE_RULES[event.cause] };
    case 'road-drawn':
      // What a hotel or shop scores says where the road is, too.
      return scoresAtOnce(event.square)
        ? null
        : line(desk, event.seat, 'drew', { place: placeName(event.square) }, 'pen');
    case 'house-crossed':
      return { ...line(desk, event.seat, 'house', { place: placeName(event.square) }, 'pen'), rule: 'DC-2.5' };
    case 'hotel-scored':
      return { ...line(desk, event.seat, 'hotel', { n: event.length, points: event.points }, 'pen'), rule: 'DC-3.2' };
    case 'shop-scored':
      return { ...line(desk, event.seat, 'shop', { n: event.houses, points: event.points }, 'pen'), rule: 'DC-3.3' };
    case 'bonus-taken':
      return { ...line(desk, event.seat, 'bonus', { bonus: signed(event.bonus) }, 'coin'), rule: 'DC-3.4' };
    case 'undone':
      return line(desk, event.seat, 'undone');
    case 'game-ended': {
      const text = t('doodlecity.log.ended', { why: word(`end.${event.reason}`) });
      return { content: text, spoken: text, rule: 'DC-4.1', sound: 'end' };
    }
  }
}

const TREE_RULES = { 'no-die': 'DC-2.6', passed: 'DC-5.1', 'white-six': 'DC-2.7' };

function scoresAtOnce(square: number): boolean {
  return kindOf(square) === 'hotel' || kindOf(square) === 'shop';
}

type Key = 'rolled' | 'took' | 'tree' | 'drew' | 'house' | 'hotel' | 'shop' | 'bonus' | 'undone';

function line(desk: Desk, seat: number, key: Key, params: Params = {}, sound?: Sound): Told {
  const who = desk.table.seats.value[seat];
  const text = lookUp(`doodlecity.log.${key}${who?.me ? '.me' : ''}`, { ...params, name: who?.name ?? '' }) ?? key;
  return { seat, content: text, spoken: text, ...(sound && { sound }) };
}
