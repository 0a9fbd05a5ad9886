/** The five buildings, each in its own box; `BuildingArt` gives the box that a kind needs. */
import type { JSX } from 'preact';
import type { Kind } from '../schema.gen';
import { FINE, OUTLINE, arch } from './paint';

interface Arch {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
}

function Arches({ arches }: { arches: readonly Arch[] }) {
  return (
    <g {...FINE}>
      {arches.map(({ x, y, width, height, fill }) => (
        <path key={x + y * 100} d={arch(x, y, width, height)} fill={fill} />
      ))}
    </g>
  );
}

const row = (xs: readonly number[], y: number, width: number, height: number, fill: string): Arch[] =>
  xs.map((x) => ({ x, y, width, height, fill }));

const LIT = '#FFE3A0';
const DOOR = '#3E6E4E';
const DARK = '#5B3A2A';

export function Casa() {
  return (
    <g>
      <g {...OUTLINE}>
        <path d="M8 35V18h24v17z" fill="#FFFDF6" />
        <path d="M25 35V18h7v17z" fill="#DDD3C2" stroke="none" />
        <path d="M8 35V18h24v17z" fill="none" />
        <path d="M27 11V5.500h-2.500l1-2.500h5l1 2.500H29.500V13" fill="#FFFDF6" />
        <path d="M4.500 19.500 20 7l15.500 12.500z" fill="#B5442F" />
        <path d="M20 7l15.500 12.500H25z" fill="#8C2F20" stroke="none" />
        <path d="M4.500 19.500 20 7l15.500 12.500z" fill="none" />
      </g>
      <Arches
        arches={[
          ...row([11.600, 24.300], 28.500, 4.600, 6.500, LIT),
          { x: 17.400, y: 35, width: 5.200, height: 7.500, fill: DOOR },
        ]}
      />
      <path d="M9.500 29.700h8M22.200 29.700h8" stroke="#B5442F" stroke-width="1.200" stroke-linecap="round" />
    </g>
  );
}

export function Palazzo() {
  return (
    <g>
      <g {...OUTLINE}>
        <path d="M6 42V12h60v30z" fill="#EE9348" />
        <path d="M54 42V12h12v30z" fill="#C96D27" stroke="none" />
        <path d="M6 42V12h60v30z" fill="none" />
        <path d="M4 12V8h5V5h6v3h5V5h6v3h5V5h6v3h5V5h6v3h5V5h6v3h5v4z" fill="#F7B57A" />
        <path d="M6 27h60" stroke-width="1.400" />
      </g>
      <path d="M8 14.500h56" stroke="#F7B57A" stroke-width="1.200" />
      <Arches
        arches={[
          ...row([11, 20.500, 33, 45.500, 55], 25.500, 6, 9, '#FFF0C8'),
          ...row([11, 21.500, 43.500, 54], 42, 7, 11, DARK),
          { x: 31.500, y: 42, width: 9, height: 13, fill: DOOR },
        ]}
      />
      <path d="M30 27.500h12v2.600H30z" fill="#F7EAD0" {...FINE} />
    </g>
  );
}

export function Campo() {
  return (
    <g>
      <path d="M20 4l15 8v16l-15 8-15-8V12z" fill="#A9CF8B" {...FINE} />
      <path d="M20 8.500 31 14.300v11.400L20 31.500 9 25.700V14.300z" fill="none" stroke="#8FBF70" stroke-width="1.500" />
      <g {...OUTLINE}>
        <path d="M11 22.500h12v6c0 2.700-12 2.700-12 0z" fill="#E7DDCB" />
        <path d="M19.500 30.300c2-.3 3.500-.9 3.500-1.800v-6h-3.500z" fill="#CDBFA6" stroke="none" />
        <path d="M11 22.500h12v6c0 2.700-12 2.700-12 0z" fill="none" />
        <ellipse cx="17" cy="22.500" rx="6" ry="2.400" fill="#5FA9B5" />
      </g>
      <path d="M28 20v9.500" stroke="#6A4426" stroke-width="2.600" stroke-linecap="round" />
      <circle cx="28" cy="15" r="6.200" fill="#5E9B4E" {...FINE} />
      <circle cx="26" cy="13" r="2.700" fill="#7DB86A" />
    </g>
  );
}

export function Basilica() {
  return (
    <g>
      <g {...OUTLINE}>
        <path d="M8 60V36h64v24z" fill="#F5EFFA" />
        <path d="M58 60V36h14v24z" fill="#D5C6E6" stroke="none" />
        <path d="M8 60V36h64v24z" fill="none" />
        <path d="M10 36C10 22 28 22 28 36zM52 36c0-14 18-14 18 0z" fill="#8262B4" />
        <path d="M24 34C22 10 58 10 56 34z" fill="#9578C6" />
        <path d="M46 15.500C54 19 56.500 26 56 34h-9c1-7 1-13-1-18.500z" fill="#6C4C9E" stroke="none" />
        <path d="M24 34C22 10 58 10 56 34z" fill="none" />
        <path d="M40 16V5M36.500 8.500h7M19 25.500v-6M61 25.500v-6" fill="none" />
        <path d="M21 36h38v-3H21z" fill="#F5EFFA" />
      </g>
      <path d="M31 19c-2.500 3-3.500 7-3.300 12" fill="none" stroke="#C4AEE6" stroke-width="2" stroke-linecap="round" />
      <Arches
        arches={[
          ...row([11.500, 23.500, 46.500, 58.500], 60, 10, 16, DARK),
          { x: 35.500, y: 60, width: 9, height: 19, fill: '#D89B1E' },
        ]}
      />
    </g>
  );
}

export function Ponte() {
  return (
    <g>
      <g {...OUTLINE}>
        <path d="M2 30C12 8 60 8 70 30H58C52 18 20 18 14 30z" fill="#6FA9DE" />
        <path d="M4 26C14 5 58 5 68 26" fill="none" stroke-width="3.800" />
        <path d="M4 26C14 5 58 5 68 26" fill="none" stroke="#EAF3FB" stroke-width="1.900" />
        <path d="M29.500 11.500h13v-4.200L36 3l-6.500 4.300z" fill="#3C82C4" />
      </g>
      <path
        d="M14 21v-4M22 15.500v-4M50 15.500v-4M58 21v-4"
        stroke="var(--ol)"
        stroke-width="1.500"
        stroke-linecap="round"
        fill="none"
      />
    </g>
  );
}

interface Drawing {
  Art: () => JSX.Element;
  width: number;
  height: number;
  /** Its size on the map, in world units across. */
  onMap: number;
}

export const DRAWINGS: Record<Kind, Drawing> = {
  0: { Art: Casa, width: 40, height: 40, onMap: 44 },
  1: { Art: Palazzo, width: 72, height: 44, onMap: 74 },
  2: { Art: Campo, width: 40, height: 40, onMap: 48 },
  3: { Art: Ponte, width: 72, height: 32, onMap: 104 },
  4: { Art: Basilica, width: 80, height: 64, onMap: 80 },
};

/** A building as a picture of its own, for cards, panels and log lines. */
export function BuildingIcon({ kind, class: extra = '' }: { kind: Kind; class?: string }) {
  const { Art, width, height } = DRAWINGS[kind];
  return (
    <svg class={`v-building ${extra}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Art />
    </svg>
  );
}
