import './tabs.css';
import { useRef } from 'preact/hooks';
import { Icon } from './Icon';
import type { IconName } from './icons';

export interface Tab<T extends string> {
  id: T;
  text: string;
  icon?: IconName;
  badge?: number;
}

interface Props<T extends string> {
  label: string;
  tabs: readonly Tab<T>[];
  selected: T;
  onSelect: (id: T) => void;
  /** "bar": the thumb bar at the bottom of a phone. */
  look?: 'line' | 'bar';
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function Tabs<T extends string>({ label, tabs, selected, onSelect, look = 'line' }: Props<T>) {
  const host = useRef<HTMLDivElement>(null);
  const byKey = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    if (!step) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onSelect(next.id);
    host.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div ref={host} class={`tabs tabs-${look}`} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={byKey}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          class="tab"
          data-tab={tab.id}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.icon && <Icon name={tab.icon} />}
          <span>{tab.text}</span>
          {tab.badge ? <span class="badge">{tab.badge}</span> : null}
        </button>
      ))}
    </div>
  );
}
