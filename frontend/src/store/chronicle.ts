/** What happened at a table since this browser came to it. It survives a reload, so the log does too. */
import type { Raw } from '../net/read';
import type { Happening, Source } from './source';

export interface Heard extends Happening {
  /** When, by the clock of this device. */
  readonly at: number;
}

export const LONGEST = 300;
const PREFIX = 'borgo.heard.';

export class Chronicle {
  heard: readonly Heard[];

  constructor(name: string, source: Source, now: () => number = Date.now) {
    this.heard = recall(name);
    source.onHappening((happening) => {
      this.heard = [...this.heard, { ...happening, at: now() }].slice(-LONGEST);
      keep(name, this.heard);
    });
  }
}

/** Storage may be full, forbidden or hold nonsense: then the log is short, and nothing else happens. */
function keep(name: string, heard: readonly Heard[]): void {
  try {
    const lines = heard.map(({ seq, events, by, at }) => [seq, events, by, at]);
    sessionStorage.setItem(PREFIX + name, JSON.stringify(lines));
  } catch {
    return;
  }
}

function recall(name: string): readonly Heard[] {
  try {
    const lines = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '[]') as [number, Raw[], string, number][];
    return lines.map(([seq, events, by, at]) => ({ seq, events, by, at, mine: false }));
  } catch {
    return [];
  }
}
