import './button.css';
import { Icon } from './Icon';
import type { IconName } from './icons';

interface Props {
  icon: IconName;
  /** Spoken name and tooltip. */
  label: string;
  onClick?: () => void;
  pressed?: boolean;
  expanded?: boolean;
  badge?: number;
  /** Where the tooltip hangs; "end" near the right edge of the page. */
  tip?: 'below' | 'end' | 'top';
  type?: 'button' | 'submit';
  class?: string;
}

export function IconButton(props: Props) {
  const { icon, label, onClick, pressed, expanded, badge = 0, tip = 'below', type = 'button' } = props;
  return (
    <button
      type={type}
      class={`icon-btn ${props.class ?? ''}`}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      data-tip={label}
      data-tip-side={tip}
      onClick={onClick}
    >
      <Icon name={icon} />
      {badge > 0 && <span class="badge">{badge}</span>}
    </button>
  );
}

interface LinkProps {
  icon: IconName;
  label: string;
  href: string;
  class?: string;
  newTab?: boolean;
}

/** The same look for a way to another page. */
export function IconLink({ icon, label, href, class: extra = '', newTab = false }: LinkProps) {
  return (
    <a class={`icon-btn ${extra}`} href={href} aria-label={label} {...(newTab && { target: '_blank', rel: 'noreferrer' })}>
      <Icon name={icon} />
    </a>
  );
}
