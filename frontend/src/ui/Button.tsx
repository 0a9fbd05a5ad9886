import './button.css';
import type { ComponentChildren, Ref } from 'preact';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { Spinner } from './Spinner';

interface Props {
  children: ComponentChildren;
  kind?: 'primary' | 'plain' | 'quiet';
  size?: 'small' | 'medium' | 'big';
  icon?: IconName;
  /** The command is on its way. The spinner shows itself only if that takes long. */
  busy?: boolean;
  disabled?: boolean;
  /** A disabled button stays in reach and answers a tap with this. */
  onWhyNot?: () => void;
  onClick?: () => void;
  type?: 'button' | 'submit';
  label?: string;
  class?: string;
  buttonRef?: Ref<HTMLButtonElement>;
}

export function Button(props: Props) {
  const { children, kind = 'plain', size = 'medium', icon, busy = false, disabled = false, type = 'button' } = props;
  const act = disabled ? props.onWhyNot : busy ? undefined : props.onClick;
  return (
    <button
      ref={props.buttonRef ?? null}
      type={type}
      class={`btn btn-${kind} btn-${size} ${props.class ?? ''}`}
      disabled={disabled && !props.onWhyNot}
      aria-disabled={disabled}
      aria-busy={busy}
      aria-label={props.label}
      onClick={act}
    >
      {icon && <Icon name={icon} size="s" />}
      {children}
      {busy && <Spinner late />}
    </button>
  );
}
