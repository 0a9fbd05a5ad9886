/** The few strokes and colours that all of Venice's drawings share. Pieces keep their paint in both themes. */
import type { Kind } from '../schema.gen';

export const OUTLINE = {
  stroke: 'var(--ol)',
  'stroke-width': 1.6,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;

export const FINE = { stroke: 'var(--ol)', 'stroke-width': 1.2, 'stroke-linejoin': 'round' } as const;

interface KindPaint {
  /** The ground under a building, the head of a card. */
  ground: string;
  /** A stronger tone for edges and architects. */
  deep: string;
  /** The architect's hat. */
  hat: string;
}

/** By kind: casa, palazzo, campo, ponte, basilica. */
export const PAINT: Record<Kind, KindPaint> = {
  0: { ground: '#FDFAF2', deep: '#8B7B62', hat: '#5F5342' },
  1: { ground: '#F6BE8C', deep: '#E8853A', hat: '#8A4206' },
  2: { ground: '#B9DDA6', deep: '#5E9B4E', hat: '#2F5F23' },
  3: { ground: '#B4D5F4', deep: '#3C82C4', hat: '#1D5689' },
  4: { ground: '#CBB9E6', deep: '#8262B4', hat: '#553A86' },
};

/** A pointed Venetian arch standing on (x, y). */
export function arch(x: number, y: number, width: number, height: number): string {
  const bend = width * 0.6;
  const half = width / 2;
  const peak = width * 0.72;
  return `M${x} ${y}v${bend - height}q0 ${-bend} ${half} ${-peak}q${half} ${width * 0.12} ${half} ${peak}v${height - bend}z`;
}
