/** The smallest game there can be: one number that grows. Its wire, its screen, and a table around it. */
import { computed, signal } from '@preact/signals';
import type { AnyPrompt } from '../../src/games/contract';
import { list, optional, struct, tagged, union, type Raw } from '../../src/net/read';
import { OUTCOME, type Tree } from '../../src/net/schema.gen';
import type { Answer, Draft } from '../../src/net/outbox';
import { Listeners, type Happening, type Source } from '../../src/store/source';
import type { AnyGameUi, AnyLook, AnyScreen, AnyTable, Wire } from '../../src/store/types';
import { pause } from '../../src/ui/motion';
import type { PromptModel } from '../../src/ui/PromptBar';

interface Grow {
  readonly tag: 'grow';
  readonly by: number;
}

interface Grown extends Omit<Grow, 'tag'> {
  readonly tag: 'grown';
  readonly seat: number;
}

const PROMPT = tagged<AnyPrompt & { tag: 'choose' }>('choose', 'seats');
const GROW = tagged<Grow>('grow', 'by');
const GROWN = tagged<Grown>('grown', 'seat', 'by');
const LOOK = struct<AnyLook>(
  'view',
  ['prompts', list(union(PROMPT))],
  ['legal', list(union(GROW))],
  'points',
  ['outcome', optional(OUTCOME)],
);

export const wire: Wire = {
  look: LOOK,
  action: { read: union(GROW).read, write: (action) => GROW.write(action as Grow) },
  event: union(GROWN),
};

export const grow = (by: number): Grow => ({ tag: 'grow', by });
export const grown = (seat: number, by: number): Raw => GROWN.write({ tag: 'grown', seat, by });

export function look(change: Partial<AnyLook> = {}): Raw {
  const start = { view: 0, prompts: [{ tag: 'choose', seats: [0] }], legal: [grow(1)], points: [0, 0], outcome: null };
  return LOOK.write({ ...start, ...change });
}

export interface Toy extends AnyScreen {
  readonly table: AnyTable;
  readonly chosen: ReturnType<typeof signal<number>>;
  readonly played: string[];
  stopped: boolean;
}

/** Starts screens and remembers them. */
export function toyUi(): { ui: AnyGameUi; screens: Toy[] } {
  const screens: Toy[] = [];
  return {
    screens,
    ui: {
      texts: [],
      start: (table) => {
        const screen = toyScreen(table);
        screens.push(screen);
        return screen;
      },
    },
  };
}

function toyScreen(table: AnyTable): Toy {
  const chosen = signal(0);
  const nothing = () => null;
  const played: string[] = [];
  return {
    table,
    chosen,
    played,
    stopped: false,
    Board: nothing,
    Mine: nothing,
    SeatFacts: nothing,
    panes: [],
    prompt: computed<PromptModel | null>(() => ({ title: `choice ${chosen.value}`, reason: '' })),
    waitingFor: (seat) => (table.look.value.prompts.some(({ seats }) => seats.includes(seat)) ? 'growing' : ''),
    progress: computed(() => ''),
    warning: computed(() => ''),
    switches: [],
    orders: [],
    tell: (event) => {
      const { seat, by } = event as Grown;
      if (by === 0) return null;
      const words = `seat ${seat} grew by ${by}`;
      return { seat, content: words, spoken: words };
    },
    play: (event) => [
      () => {
        played.push(`grown by ${(event as Grown).by}`);
        return pause(0);
      },
    ],
    score: () => [],
    stop() {
      this.stopped = true;
    },
  };
}

/** A source whose tree the test sets by hand. */
export class HandSource implements Source {
  readonly tree;
  readonly said: Draft[] = [];
  readonly #happenings = new Listeners<Happening>();
  #answer: (answer: Answer) => void = () => {};

  constructor(start: Tree) {
    this.tree = signal<Tree | null>(start);
  }

  onHappening(listener: (happening: Happening) => void): () => void {
    return this.#happenings.add(listener);
  }

  happen(events: readonly Raw[], change: Partial<Happening> = {}): void {
    this.#happenings.tell({ seq: 2, by: '', mine: false, events, ...change });
  }

  command = (draft: Draft): Promise<Answer> => {
    this.said.push(draft);
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  };

  /** Answers what was said last. */
  answer(answer: Answer): void {
    this.#answer(answer);
  }
}
