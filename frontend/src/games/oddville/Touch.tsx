import './touch.css';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../ui/Icon';
import type { Desk } from './desk';
import { useHold } from './hold';
import type { Place } from './places';

interface Props {
  desk: Desk;
  where: Place;
  /** What a screen reader says. */
  name: string;
  class?: string;
  /** A long press or a right click: details of this card. */
  card?: number;
  tip?: string;
  anchor?: string;
  children: ComponentChildren;
}

/** Anything on the table that can be picked: it shows where it stands in the present choice. */
export function Touch({ desk, where, name, class: extra = '', card, tip, anchor, children }: Props) {
  const standing = desk.standing(where);
  const hold = useHold(() => {
    if (card !== undefined) desk.inspected.value = card;
  });
  return (
    <button
      type="button"
      class={`ov-touch is-${standing} ${extra}`}
      data-place={where}
      data-anchor={anchor}
      data-tip={tip}
      aria-label={name}
      aria-pressed={standing === 'selected'}
      aria-disabled={standing === 'closed' || standing === 'idle'}
      onClick={() => desk.tap(where)}
      {...hold}
    >
      {children}
      {standing === 'selected' && (
        <span class="ov-tick">
          <Icon name="check" size="s" />
        </span>
      )}
    </button>
  );
}
