/** The one outline of all painted pieces, and its thinner sister for details. */
import type { ComponentChildren } from 'preact';

const ROUND = { stroke: 'var(--ol)', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;

export const OL = { ...ROUND, 'stroke-width': 1.6 } as const;
export const OL1 = { ...ROUND, 'stroke-width': 1.1 } as const;

export interface Drawing {
  box: string;
  body: ComponentChildren;
}

export type Drawings = Record<string, Drawing>;
