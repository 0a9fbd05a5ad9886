import './chip.css';
import type { ComponentChildren } from 'preact';

export type ChipKind = 'plain' | 'lamp' | 'legal' | 'cost' | 'danger' | 'info';

interface Props {
  kind?: ChipKind;
  children: ComponentChildren;
  class?: string;
}

export function Chip({ kind = 'plain', children, class: extra = '' }: Props) {
  return <span class={`chip chip-${kind} ${extra}`}>{children}</span>;
}

/** The taller chip of the top bar. */
export function Pill({ kind = 'plain', children, class: extra = '' }: Props) {
  return <span class={`pill chip-${kind} ${extra}`}>{children}</span>;
}
