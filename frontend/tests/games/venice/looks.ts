/** Looks at real positions, written by `python -m tests.games.venice.looks`, and a table that shows one. */
import { signal } from '@preact/signals';
import { vi } from 'vitest';
import type { Refusal } from '../../../src/games/contract';
import type { VeniceLook, VeniceTable } from '../../../src/games/venice/look';
import { LOOK, type AnyAction } from '../../../src/games/venice/schema.gen';
import type { Raw } from '../../../src/net/read';
import { MotionQueue } from '../../../src/ui/motionQueue';
import { COLOURS } from '../../../src/ui/players';
import looks from './looks.json';

export type LookName = keyof typeof looks;
export const NAMES = Object.keys(looks) as LookName[];

export function lookAt(name: LookName): { seat: number | null; look: VeniceLook } {
  const { seat, look } = looks[name];
  return { seat: seat < 0 ? null : seat, look: LOOK.read(look as Raw) };
}

const PEOPLE = ['Nora', 'Marta', 'Teo', 'Piuma', 'Aya'];

/** A table that keeps what was done at it. */
export function tableWith(name: LookName, refusal: Refusal | null = null) {
  const { seat, look } = lookAt(name);
  const done: AnyAction[] = [];
  const asked: AnyAction[] = [];
  const shown = signal(look);
  const table: VeniceTable = {
    seat,
    perspective: signal(seat ?? 0),
    seats: signal(
      look.points.map((score, index) => ({
        name: PEOPLE[index] ?? '',
        colour: COLOURS[index] ?? 'slate',
        score,
        me: index === seat,
        presence: 'here' as const,
        active: false,
      })),
    ),
    look: shown,
    sending: signal(null),
    canUndo: signal(false),
    day: signal(''),
    orders: signal(new Map()),
    motion: new MotionQueue(),
    act: (action) => done.push(action),
    undo: vi.fn<VeniceTable['undo']>(),
    whyNot: async (action) => {
      asked.push(action);
      return refusal;
    },
    explain: vi.fn<VeniceTable['explain']>(),
    setOrder: vi.fn<VeniceTable['setOrder']>(),
  };
  return { table, look: shown, done, asked };
}
