import './menu.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import type { IconName } from './icons';

export interface MenuItem {
  text: string;
  icon?: IconName;
  onSelect: () => void;
  danger?: boolean;
}

interface Props {
  label: string;
  icon?: IconName;
  items: readonly MenuItem[];
}

/** A button with a list of commands; arrows walk, Escape and a tap elsewhere close. */
export function Menu({ label, icon = 'menu', items }: Props) {
  const [open, setOpen] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    focusItem(host.current, 0);
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !host.current?.contains(event.target)) setOpen(false);
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, [open]);

  const close = (): void => {
    setOpen(false);
    host.current?.querySelector('button')?.focus();
  };
  const byKey = (event: KeyboardEvent): void => {
    const entries = itemsOf(host.current);
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape') close();
    else if (to !== undefined) focusItem(host.current, to);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={host} class="menu">
      <IconButton icon={icon} label={label} expanded={open} tip="end" onClick={() => setOpen(!open)} />
      {open && (
        <div class="menu-list" role="menu" aria-label={label} tabIndex={-1} onKeyDown={byKey}>
          {items.map((item) => (
            <button
              key={item.text}
              type="button"
              role="menuitem"
              class={`menu-item ${item.danger ? 'menu-danger' : ''}`}
              tabIndex={-1}
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              {item.icon && <Icon name={item.icon} />}
              {item.text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function itemsOf(host: HTMLElement | null): HTMLElement[] {
  return host ? [...host.querySelectorAll<HTMLElement>('[role="menuitem"]')] : [];
}

function focusItem(host: HTMLElement | null, index: number): void {
  const entries = itemsOf(host);
  entries[(index + entries.length) % entries.length]?.focus();
}
