/** What happened, told twice: as lines of the log and as motion on the board. */
import { signal, untracked } from '@preact/signals';
import type { Told } from '../games/contract';
import { Unreadable, type Raw } from '../net/read';
import { pause, TIME } from '../ui/motion';
import type { Act } from '../ui/motionQueue';
import { play } from '../ui/sound';
import { LONGEST, type Heard } from './chronicle';
import type { GameStore } from './gameStore';
import type { Happening } from './source';
import type { AnyScreen, Wire } from './types';

export interface LogLine {
  readonly id: number;
  readonly seq: number;
  /** When it was heard here. */
  readonly at: number;
  readonly by: string;
  readonly told: Told;
}

export class Story {
  /** Newest first. */
  readonly lines = signal<readonly LogLine[]>([]);
  readonly #screen: AnyScreen;
  readonly #wire: Wire;
  #heard: readonly Heard[];
  #lastId = 0;

  constructor(screen: AnyScreen, wire: Wire, past: readonly Heard[] = []) {
    this.#screen = screen;
    this.#wire = wire;
    this.#heard = past;
    this.retell();
  }

  hear(happening: Happening, at: number): readonly LogLine[] {
    const heard = { ...happening, at };
    this.#heard = [...this.#heard, heard].slice(-LONGEST);
    const lines = this.#tell(heard);
    this.lines.value = [...lines, ...this.lines.value].slice(0, LONGEST);
    return lines;
  }

  /** The language changed: everything is told again. */
  retell(): void {
    this.lines.value = this.#heard.toReversed().flatMap((heard) => this.#tell(heard));
  }

  #tell({ events, seq, at, by }: Heard): LogLine[] {
    const lines: LogLine[] = [];
    const together = events.flatMap((event) => this.#read(event));
    for (const event of together) {
      const told = untracked(() => this.#screen.tell(event, together));
      if (!told) continue;
      this.#lastId += 1;
      lines.push({ id: this.#lastId, seq, at, by, told });
    }
    return lines.toReversed();
  }

  /** What an older version of the page has kept may mean nothing to this one. */
  #read(event: Raw): readonly unknown[] {
    try {
      return [this.#wire.event.read(event)];
    } catch (error) {
      if (error instanceof Unreadable) return [];
      throw error;
    }
  }
}

/** Runs after the next painting of the page, or at once if nobody looks. */
export function afterPaint(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(run);
}

/** The motion of one happening, and a moment to read what somebody else did. */
export function motionOf(screen: AnyScreen, wire: Wire, { events, mine }: Happening): Act[] {
  const acts = events.flatMap((event: Raw) => untracked(() => screen.play(wire.event.read(event))));
  return mine || acts.length === 0 ? acts : [...acts, () => pause(TIME.beat)];
}

/** Lets a happening be seen and heard. */
export function perform(store: GameStore, screen: AnyScreen, wire: Wire, happening: Happening): void {
  if (document.hidden) return;
  afterPaint(() => store.motion.add(...motionOf(screen, wire, happening)));
}

export function playSound(lines: readonly LogLine[]): void {
  const first = lines.find(({ told }) => told.sound)?.told.sound;
  if (first) play(first);
}
