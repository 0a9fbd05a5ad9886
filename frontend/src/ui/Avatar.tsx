import './avatar.css';
import { Icon } from './Icon';
import { SHAPES, type Colour } from './players';

export type Presence = 'here' | 'lost' | 'bot';

interface Props {
  colour: Colour;
  size?: 'xs' | 'small' | 'medium';
  presence?: Presence;
  /** The game waits for this seat: the lamp is lit. */
  active?: boolean;
}

export function Avatar({ colour, size = 'medium', presence = 'here', active = false }: Props) {
  const state = `${active ? 'avatar-active' : ''} ${presence === 'lost' ? 'avatar-lost' : ''}`;
  return (
    <span class={`avatar avatar-${size} p-${colour} ${state}`} aria-hidden="true">
      <svg viewBox="0 0 24 24" class="avatar-shape">
        <path d={SHAPES[colour]} fill="currentColor" />
      </svg>
      {presence === 'bot' && <Icon name="bot" class="avatar-bot" />}
    </span>
  );
}

export function EmptySeat() {
  return <span class="avatar avatar-small avatar-empty" aria-hidden="true">+</span>;
}
