import './art.css';
import { SHAPES, type Colour } from '../../../ui/players';
import { drawing, symbol, type DrawingName } from './Sprite';

/** A painted piece by its name; it takes the size that the stylesheet gives it. */
export function Piece({ name, class: extra = '' }: { name: DrawingName; class?: string }) {
  return (
    <svg class={`ov-piece ${extra}`} viewBox={drawing(name).box} aria-hidden="true">
      <use href={symbol(name)} />
    </svg>
  );
}

/** The same inside a larger drawing. */
export function Placed({ name, x, y, size }: { name: DrawingName; x: number; y: number; size: number }) {
  return <use href={symbol(name)} x={x} y={y} width={size} height={size} />;
}

const BODY =
  'M12 1.8c2.1 0 3.6 1.5 3.6 3.5 0 .9-.3 1.7-.8 2.3 3.2.7 7 2.3 7 4.4 0 1.1-1 1.8-2.3 1.8-1 0-2-.2-2.9-.5.8 2.3 2.3 4.3 3.4 6.3.6 1.1 0 2.2-1.1 2.2h-4c-.7 0-1.2-.3-1.5-.9L12 18.2l-1.4 2.7c-.3.6-.8.9-1.5.9h-4c-1.1 0-1.7-1.1-1.1-2.2 1.1-2 2.6-4 3.4-6.3-.9.3-1.9.5-2.9.5-1.3 0-2.3-.7-2.3-1.8 0-2.1 3.8-3.7 7-4.4-.5-.6-.8-1.4-.8-2.3 0-2 1.5-3.5 3.6-3.5z';

function MeepleBody({ colour }: { colour: Colour }) {
  return (
    <>
      <path d={BODY} fill="var(--pc)" stroke="#FFFBF3" stroke-width="3.2" stroke-linejoin="round" />
      <path d={BODY} fill="var(--pc)" stroke="var(--ol)" stroke-width="1.1" stroke-linejoin="round" />
      <path d={SHAPES[colour]} fill="var(--pon)" transform="translate(12 12.4) scale(.3) translate(-12 -12)" />
    </>
  );
}

/** A worker in a player's colour, with the player's shape on it. */
export function Meeple({ colour, class: extra = '' }: { colour: Colour; class?: string }) {
  return (
    <svg class={`ov-piece p-${colour} ${extra}`} viewBox="0 0 24 24" aria-hidden="true">
      <MeepleBody colour={colour} />
    </svg>
  );
}

export function PlacedMeeple({ colour, x, y, size }: { colour: Colour; x: number; y: number; size: number }) {
  return (
    <svg class={`p-${colour}`} viewBox="0 0 24 24" x={x} y={y} width={size} height={size}>
      <MeepleBody colour={colour} />
    </svg>
  );
}
