/** Events as lines of the log: small pictures to look at, whole words to listen to. */
import { t, type Key } from '../../i18n';
import type { SeatState } from '../../ui/SeatChip';
import type { Sound } from '../../ui/sound';
import type { Told } from '../contract';
import { Piece } from './art/Piece';
import { characterOf, goodOf } from './facts';
import { sentence, type Part } from './rich';
import { GUILD_NAMES, type AnyEvent, type CoinsPaid } from './schema.gen';
import { cardName, characterName, coinsText, goodWord, guildName, seatName, workerName } from './words';

/** Rules of the characters, by their number. */
const CHARACTER_RULES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => `OV-6.${n}`);

/** `together` are all events of the same action: a payment is told with what it was for. */
export function tell(event: AnyEvent, together: readonly AnyEvent[], seats: readonly SeatState[]): Told | null {
  const line = lineWriter(seats);
  const paid = together.find((each): each is CoinsPaid => each.tag === 'coins-paid');
  const worker = together.find((each) => each.tag === 'card-played')?.card;
  const withWorker = worker === undefined ? '' : workerName(worker);
  switch (event.tag) {
    case 'start-chosen':
      return line('start', event.seat, { good: good(event.resource) }, { sound: 'place', rule: 'OV-1.6' });
    case 'coins-gained':
      return coinsLine(event, line, withWorker);
    case 'coins-paid':
      return event.purpose === 'builder' ? line('fee', event.seat, { coins: coins(event.count) }, { rule: 'OV-6.11' }) : null;
    case 'cards-recalled':
      return paid
        ? line('recallFor', event.seat, { coins: coins(paid.count) }, { rule: 'OV-4.1' })
        : line('recall', event.seat, {}, { rule: 'OV-4.1' });
    case 'resource-gained':
      if (together.some(({ tag }) => tag === 'bonus-claimed')) {
        return line('bonusGood', event.seat, { good: good(event.resource) }, { sound: 'place', rule: 'OV-5.6' });
      }
      return fetchLine(event, line, paid);
    case 'worker-returned':
      return together.length > 1 ? null : line('return', event.seat, { good: good(event.resource) }, { rule: 'OV-2.6' });
    case 'project-taken':
      return paid
        ? line('projectFor', event.seat, { card: bold(event.project), coins: coins(paid.count) }, { rule: 'OV-4.5' })
        : line('project', event.seat, { card: bold(event.project) }, { rule: 'OV-4.5' });
    case 'project-discarded':
      return line('discard', event.seat, { card: bold(event.project) }, { rule: 'OV-2.4' });
    case 'building-placed':
      return line('build', event.seat, { card: bold(event.card) }, { sound: 'place', rule: 'OV-5.2' });
    case 'resource-converted':
      return line('convert', event.seat, { from: good(event.resource), to: good(event.to) }, { rule: 'OV-5.6' });
    case 'guild-reset': {
      const guild = GUILD_NAMES[event.guild];
      const spoken = t('oddville.log.reset', { guild: guildName(guild) });
      return { spoken, content: <><Piece name={guild} /> {spoken}</>, rule: 'OV-5.7', sound: 'shuffle' };
    }
    case 'character-joined': {
      const rule = CHARACTER_RULES[event.character] ?? 'OV-5.7';
      return line('join', event.seat, { character: character(event.character) }, { rule });
    }
    case 'coin-flipped':
      return line('flip', event.seat, { card: bold(event.project) }, { rule: 'OV-6.4' });
    case 'project-swapped':
      return line('swap', event.seat, { given: bold(event.given), taken: bold(event.taken) }, { rule: 'OV-6.6' });
    case 'square-settled':
      return line('settle', event.seat, { good: good(event.resource) }, { rule: 'OV-6.12', sound: 'place' });
    case 'declined':
      return event.offer === 'builder' || event.offer === 'tax' ? line(`no.${event.offer}`, event.seat, {}, {}) : null;
    case 'sixth-worker-placed':
      return line('sixth', event.seat, {}, { rule: 'OV-7.1' });
    case 'game-ended':
      return { ...words('oddville.log.over'), rule: 'OV-7.2', sound: 'end' };
    case 'undone':
      return line('undone', event.seat, {}, {});
    case 'turn-started':
    // Told with what they were for.
    case 'card-played':
    case 'card-turned-up':
    case 'bonus-claimed':
      return null;
  }
}

type Deed =
  | 'start'
  | 'coins'
  | 'bonusCoin'
  | 'taxCoin'
  | 'benefactorCoin'
  | 'fee'
  | 'recall'
  | 'recallFor'
  | 'fetch'
  | 'fetchFor'
  | 'bonusGood'
  | 'return'
  | 'project'
  | 'projectFor'
  | 'discard'
  | 'build'
  | 'convert'
  | 'join'
  | 'flip'
  | 'swap'
  | 'settle'
  | 'no.builder'
  | 'no.tax'
  | 'sixth'
  | 'undone';

type Writer = (deed: Deed, seat: number, parts: Record<string, Part | string>, more: { rule?: string; sound?: Sound }) => Told;

function lineWriter(seats: readonly SeatState[]): Writer {
  return (deed, seat, parts, more) => {
    const key: Key = `oddville.log.${deed}`;
    const name = seatName(seats, seat);
    return { seat, ...sentence(key, { name: { spoken: name, shown: <b>{name}</b> }, ...parts }), ...more };
  };
}

function words(key: Key): { spoken: string; content: string } {
  const spoken = t(key);
  return { spoken, content: spoken };
}

function coinsLine(event: AnyEvent & { tag: 'coins-gained' }, line: Writer, worker: string): Told {
  const parts = { coins: coins(event.count), worker };
  switch (event.source) {
    case 'card':
      return line('coins', event.seat, parts, { sound: 'coin', rule: 'OV-4.3' });
    case 'bonus':
      return line('bonusCoin', event.seat, parts, { sound: 'coin', rule: 'OV-5.6' });
    case 'tax':
      return line('taxCoin', event.seat, parts, { sound: 'coin', rule: 'OV-6.8' });
    case 'benefactor':
      return line('benefactorCoin', event.seat, parts, { sound: 'coin', rule: 'OV-6.9' });
  }
}

function fetchLine(event: AnyEvent & { tag: 'resource-gained' }, line: Writer, paid: CoinsPaid | undefined): Told {
  const what = { good: good(event.resource) };
  return paid
    ? line('fetchFor', event.seat, { ...what, coins: coins(paid.count) }, { sound: 'place', rule: 'OV-4.4' })
    : line('fetch', event.seat, what, { sound: 'place', rule: 'OV-4.4' });
}

function good(resource: number): Part {
  return { spoken: goodWord(resource), shown: <Piece name={goodOf(resource)} /> };
}

function coins(n: number): Part {
  return {
    spoken: coinsText(n),
    shown: (
      <>
        <b>{n}</b> <Piece name="coin" />
      </>
    ),
  };
}

function bold(card: number): Part {
  return { spoken: cardName(card), shown: <b>{cardName(card)}</b> };
}

function character(number: number): Part {
  return {
    spoken: characterName(number),
    shown: (
      <>
        <Piece name={characterOf(number).guild} /> <b>{characterName(number)}</b>
      </>
    ),
  };
}
