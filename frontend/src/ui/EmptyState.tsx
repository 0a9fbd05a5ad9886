import './emptyState.css';
import type { ComponentChildren } from 'preact';
import { Icon } from './Icon';
import type { IconName } from './icons';

interface Props {
  icon: IconName;
  text: string;
  children?: ComponentChildren;
}

export function EmptyState({ icon, text, children }: Props) {
  return (
    <div class="empty-state">
      <span class="empty-icon">
        <Icon name={icon} />
      </span>
      <p>{text}</p>
      {children}
    </div>
  );
}
