/** What lies on the fields: swamp, sand, bricks. Drawn once as symbols, for there are more than a hundred fields. */
import { hexagon } from '../hex';
import { FINE } from './paint';

const MIDDLE = { x: 0, y: 0 };

function Swamp() {
  return (
    <>
      <path d={hexagon(MIDDLE, 29.600)} fill="#A9B77F" stroke="#6E7D4A" stroke-width="1.200" />
      <path d={hexagon(MIDDLE, 25)} fill="#8FA36A" stroke="#5E7243" stroke-width="1.600" />
      <path d="M-12 13.500c4-2 6 2 10 0s6 2 10 0 4 0 6 0" fill="none" stroke="#DCEBC2" stroke-width="1.700" stroke-linecap="round" />
      <g fill="none" stroke-linecap="round">
        <path d="M-8 11c0-8-2-12-4-15M-2 11c0-10 0-14 1-19M4 11c0-8 3-12 5-15M9 11c0-5 2-8 4-9" stroke="#3F5A2C" stroke-width="2.100" />
        <path d="M-1-8v-4.500M-12-4l-1.500-4M9-4l2-4.500" stroke="#6A4426" stroke-width="3.700" />
      </g>
    </>
  );
}

function Sand() {
  return (
    <>
      <path d={hexagon(MIDDLE, 29.600)} fill="#E9D3A4" stroke="#C9A972" stroke-width="1.200" />
      <path d={hexagon(MIDDLE, 25.500)} fill="#F3E2BC" stroke="#E2C892" stroke-width="1.200" />
      <path d="M-13-6h7M4-11h8M-3 3h9M-14 9h8M6 12h7" stroke="#DCC391" stroke-width="2" stroke-linecap="round" fill="none" />
    </>
  );
}

function Bricks() {
  return (
    <g {...FINE} transform="translate(-20 -21)">
      <path d="M6 25h12v7H6zM18.500 25h12v7h-12zM31 25h4v7h-4z" fill="#C2603A" />
      <path d="M10 18h12v7H10zM22.500 18h10v7h-10z" fill="#D2774F" />
      <path d="M15 11h12v7H15z" fill="#E19069" />
    </g>
  );
}

/** Once per board. */
export function GroundSymbols() {
  return (
    <defs>
      <g id="v-swamp">
        <Swamp />
      </g>
      <g id="v-sand">
        <Sand />
      </g>
      <g id="v-bricks">
        <Bricks />
      </g>
    </defs>
  );
}

/** A small picture of one kind of ground, for the key. */
export function GroundIcon({ kind }: { kind: 'swamp' | 'sand' | 'bricks' }) {
  return (
    <svg class="v-piece" viewBox="-30 -31 60 62" aria-hidden="true">
      {kind === 'swamp' ? <Swamp /> : <Sand />}
      {kind === 'bricks' && <Bricks />}
    </svg>
  );
}
