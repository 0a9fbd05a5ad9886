import { ICONS, type IconName } from './icons';

interface Props {
  name: IconName;
  size?: 's' | 'm' | 'l';
  class?: string;
}

/** Always decoration: the control around it carries the name. */
export function Icon({ name, size = 'm', class: extra = '' }: Props) {
  const { d, width = 2, filled = false } = ICONS[name];
  const paint = filled
    ? { fill: 'currentColor' }
    : { fill: 'none', stroke: 'currentColor', 'stroke-width': width };
  return (
    <svg class={`icon icon-${size} ${extra}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} stroke-linecap="round" stroke-linejoin="round" {...paint} />
    </svg>
  );
}
