/** A table over the engine's own looks: what is sent to it is kept, and the look is changed by hand. */
import { signal, type Signal } from '@preact/signals';
import type { Refusal } from '../../../src/games/contract';
import type { Table } from '../../../src/games/doodlecity/desk';
import { ANY_EVENT, LOOK, type AnyAction, type AnyEvent, type Look } from '../../../src/games/doodlecity/schema.gen';
import type { Raw } from '../../../src/net/read';
import { MotionQueue } from '../../../src/ui/motionQueue';
import { COLOURS } from '../../../src/ui/players';
import type { SeatState } from '../../../src/ui/SeatChip';
import dumped from './looks.json';

export type LookName = Exclude<keyof typeof dumped, 'events'>;

export function look(name: LookName): Look {
  return LOOK.read(dumped[name] as Raw);
}

export const events: readonly AnyEvent[] = (dumped.events as Raw[]).map((raw) => ANY_EVENT.read(raw));

export interface TestTable extends Table {
  readonly look: Signal<Look>;
  readonly sending: Signal<AnyAction | null>;
  readonly canUndo: Signal<boolean>;
  readonly sent: AnyAction[];
  readonly asked: AnyAction[];
  readonly explained: Refusal[];
  undone: number;
}

const NAMES = ['Nora', 'Marta', 'Teo', 'Piuma', 'Aya', 'Otto'];

export function tableOf(name: LookName, seat: number | null = 0): TestTable {
  const first = look(name);
  const seats: SeatState[] = first.points.map((score, index) => ({
    name: NAMES[index] ?? '',
    colour: COLOURS[index] ?? 'blue',
    score,
    me: index === seat,
    presence: 'here',
    active: first.prompts.some((prompt) => prompt.seats.includes(index)),
  }));
  const table: TestTable = {
    seat,
    perspective: signal(seat ?? 0),
    seats: signal(seats),
    look: signal(first),
    sending: signal<AnyAction | null>(null),
    canUndo: signal(false),
    day: signal(''),
    orders: signal(new Map()),
    motion: new MotionQueue(),
    sent: [],
    asked: [],
    explained: [],
    undone: 0,
    act: (action) => table.sent.push(action),
    undo: () => {
      table.undone += 1;
    },
    whyNot: (action) => {
      table.asked.push(action);
      return Promise.resolve({ rule: 'DC-2.4', why: 'road-is-there', params: { column: 1, row: 1 } });
    },
    explain: (refusal) => table.explained.push(refusal),
    setOrder: () => {},
  };
  return table;
}
