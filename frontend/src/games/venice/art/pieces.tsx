/** Small pieces: bags, swamp tiles, architects, gondolas, and the signs on the cards. */
import { SHAPES, type Colour } from '../../../ui/players';
import { KIND_NAMES, type Kind } from '../schema.gen';
import { FINE, OUTLINE, PAINT } from './paint';

/** A money bag; with a value for the one who may know it. */
export function Bag({ value, class: extra = '' }: { value?: number; class?: string }) {
  return (
    <svg class={`v-piece ${extra}`} viewBox="0 0 32 32" aria-hidden="true">
      <g {...OUTLINE}>
        <path d="M12 9c-7 5-10 20 4 20s11-15 4-20z" fill="#C99A4B" />
        <path d="M20 9c5.500 5 7.500 16 1 19-2 1-4 1-5 1 6-4 6-13 3-20z" fill="#A87830" stroke="none" />
        <path d="M12 9c-7 5-10 20 4 20s11-15 4-20z" fill="none" />
        <path d="M10.500 4.500l3 4.500h5l3-4.500c-2 1.500-3 .5-5.500.5s-3.500 1-5.500-.5z" fill="#E3BD74" />
      </g>
      <circle cx="16" cy="19.500" r={value === undefined ? 4.500 : 6.800} fill="#F6CE63" {...FINE} />
      {value !== undefined && <Value at={[16, 23.200]} value={value} />}
    </svg>
  );
}

/** A drained swamp tile; with a value for the one who may know it. */
export function Tile({ value, class: extra = '' }: { value?: number; class?: string }) {
  return (
    <svg class={`v-piece ${extra}`} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 2.500l12 6.800v13.400L16 29.500 4 22.700V9.300z" fill="#8FA36A" {...OUTLINE} />
      {value === undefined ? (
        <g transform="translate(2.500 3) scale(.68)" fill="none" stroke-linecap="round">
          <path d="M12 30c0-8-2-12-4-15M20 30c0-10 0-14 1-18M28 30c0-8 3-10 5-12" stroke="#3F5A2C" stroke-width="3" />
          <path d="M21 12V8M33 17.500l1.500-3.500" stroke="#6A4426" stroke-width="4.500" />
        </g>
      ) : (
        <>
          <circle cx="16" cy="16" r="7.400" fill={value ? '#F6CE63' : '#DCE3C6'} {...FINE} />
          <Value at={[16, 19.900]} value={value} />
        </>
      )}
    </svg>
  );
}

function Value({ at: [x, y], value }: { at: readonly [number, number]; value: number }) {
  return (
    <text x={x} y={y} text-anchor="middle" class="v-value">
      {value}
    </text>
  );
}

/** A pawn with a broad hat and a compass on the chest. */
export function Architect({ kind, class: extra = '' }: { kind: Kind; class?: string }) {
  const { deep, hat } = PAINT[kind];
  const body = 'M6 29c0-7 3-10 6-12-2.500-1.500-3-4-3-6h14c0 2-.5 4.500-3 6 3 2 6 5 6 12z';
  const brim = 'M5 11c0-2 3-3 6-3.500 0-3 2-4.500 5-4.500s5 1.500 5 4.500c3 .5 6 1.500 6 3.500z';
  return (
    <svg class={`v-piece v-architect ${extra}`} viewBox="0 0 32 32" aria-hidden="true">
      <path d={`${body}${brim}`} fill="none" stroke="#FFFBF3" stroke-width="4" stroke-linejoin="round" />
      <path d={body} fill={deep} {...OUTLINE} />
      <path d={brim} fill={hat} {...OUTLINE} />
      <path d="M16 18l-3.500 8M16 18l3.500 8M13.800 23.500h4.400" stroke="#fff" stroke-width="1.700" fill="none" stroke-linecap="round" />
    </svg>
  );
}

const HULL = 'M4 17c6 5.500 30 5.500 37 0l3.500-9.500c-1.500 0-3 1-3.500 3l-1 3.500c-8 2.500-24 2.500-31 0L5.500 9C4.500 9 3 9.500 2.500 10.500z';

/** A gondola lies around (22, 14) of its own 44 x 24 units; colour, shape and outline tell whose it is. */
export function Gondola({ colour }: { colour: Colour }) {
  return (
    <g class={`p-${colour}`}>
      <path d={HULL} fill="none" stroke="#FFFBF3" stroke-width="4.500" stroke-linejoin="round" />
      <path d={HULL} fill="var(--pc)" {...OUTLINE} />
      <path d="M9 17.700c8 2 20 2 27 0" fill="none" stroke="var(--pon)" stroke-opacity=".45" stroke-width="1.400" stroke-linecap="round" />
      <circle cx="22" cy="9.500" r="8.800" fill="var(--pc)" stroke="#FFFBF3" stroke-width="3.200" />
      <circle cx="22" cy="9.500" r="8.800" fill="var(--pc)" stroke="var(--ol)" stroke-width="1.300" />
      <path transform="translate(22 9.500) scale(.46) translate(-12 -12)" d={SHAPES[colour]} fill="var(--pon)" />
    </g>
  );
}

/** A gondola that is nobody's, where the canals are meant. */
export function GondolaIcon() {
  return (
    <svg class="v-piece v-gondola-icon" viewBox="0 4 48 20" aria-hidden="true">
      <path d={HULL} fill="currentColor" />
    </svg>
  );
}

/** A seat's colour and shape in a disc, for marks on the board. */
export function SeatDisc({ colour, r = 9 }: { colour: Colour; r?: number }) {
  const scale = (r * 1.15) / 24;
  return (
    <g class={`p-${colour}`}>
      <circle r={r} fill="var(--pc)" stroke="#fff" stroke-width="2" />
      <path transform={`scale(${scale}) translate(-12 -12)`} d={SHAPES[colour]} fill="var(--pon)" />
    </g>
  );
}

const HEXAGON = 'M0-7 6.060-3.500V3.500L0 7-6.060 3.500V-3.500z';
const SPOTS: Record<(typeof KIND_NAMES)[number], readonly (readonly [number, number])[]> = {
  casa: [[16, 12]],
  campo: [[16, 12]],
  palazzo: [[10, 12], [22.100, 12]],
  ponte: [[7.500, 12], [24.500, 12]],
  basilica: [[16, 7], [10, 17.300], [22, 17.300]],
};

/** The fields that a building needs, as printed on its card. */
export function FieldShape({ kind }: { kind: Kind }) {
  const name = KIND_NAMES[kind];
  return (
    <svg class="v-shape" viewBox="0 0 32 24" aria-hidden="true">
      {SPOTS[name].map(([x, y]) => (
        <path key={`${x} ${y}`} transform={`translate(${x} ${y})`} d={HEXAGON} fill={PAINT[kind].ground} {...FINE} />
      ))}
      {name === 'ponte' && <path d="M11 10c3-4 7-4 10 0" fill="none" stroke="var(--ol)" stroke-width="2" stroke-linecap="round" />}
    </svg>
  );
}
