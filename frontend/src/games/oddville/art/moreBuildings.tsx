/** More buildings, painted like those of `buildings.tsx`. */
import { OL, OL1, type Drawings } from './outline';

const BOX = '0 0 64 64';
const LIT = '#FFD678';
const DARK = '#5B4030';
const CANVAS = '#FFF3D9';
const WATER = '#7CC3CF';
const TIMBER = '#8A5A34';

interface Opening {
  x: number;
  /** The upper end of a window, the foot of a door. */
  y: number;
  w?: number;
  h?: number;
}

function Window({ x, y, w = 4, h = 5.5 }: Opening) {
  return <path {...OL1} d={`M${x} ${y + h}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`} fill={LIT} />;
}

function Door({ x, y, w = 7, h = 10 }: Opening) {
  return <path {...OL1} d={`M${x} ${y}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`} fill="#6A4426" />;
}

/** A shape with its right part in shade, and the outline over both. */
function Shaded({ d, shade, fill, dark }: { d: string; shade: string; fill: string; dark: string }) {
  return (
    <>
      <path d={d} fill={fill} />
      <path d={shade} fill={dark} stroke="none" />
      <path d={d} fill="none" />
    </>
  );
}

const wall = { fill: 'var(--w)', dark: 'var(--wd)' };
const roof = { fill: 'var(--r)', dark: 'var(--rd)' };

export const MORE_BUILDINGS = {
  well: {
    box: BOX,
    body: (
      <g {...OL}>
        <path d="M18 46V26h3.5v20zM42.5 46V26H46v20z" fill={TIMBER} />
        <path d="M32 20v11" fill="none" />
        <path d="M27.5 31h9l-1.7 8h-5.6z" fill="#B98A58" />
        <Shaded d="M12 29L32 11l20 18z" shade="M32 11l20 18H40z" {...roof} />
        <Shaded d="M13 44c0 0 1 15 3 16h32c2-1 3-16 3-16z" shade="M42 60l3-14h6c0 5-1.5 13-3 14z" {...wall} />
        <path d="M15 52h34M24 46v6M39 46v6M31 52v8" stroke-width="1" opacity=".5" fill="none" />
        <ellipse cx="32" cy="44" rx="19.5" ry="5" fill="#5E8F9A" />
      </g>
    ),
  },
  barn: {
    box: BOX,
    body: (
      <>
        <g {...OL}>
          <Shaded d="M10 60V35L19 21l13-6 13 6 9 14v25z" shade="M45 60V23l9 12v25z" {...wall} />
          <Shaded d="M5 37L16 18l16-8 16 8 11 19-4.5 2L44.5 21.5 32 15.5l-12.5 6L9.5 39z" shade="M32 10l16 8 11 19-4.5 2L44.5 21.5 32 15.5z" {...roof} />
          <path d="M21 60V41h22v19z" fill="#7A4A2A" />
          <path d="M21 41l22 19M43 41L21 60M32 41v19" stroke={CANVAS} stroke-width="1.5" fill="none" />
          <path d="M27 25h10v9H27z" fill={LIT} />
          <path d="M32 25v9" stroke-width="1.1" />
        </g>
      </>
    ),
  },
  theatre: {
    box: BOX,
    body: (
      <g {...OL}>
        <Shaded d="M9 56V28h46v28z" shade="M46 28h9v28h-9z" {...wall} />
        <path d="M22 56V33h20v23z" fill={DARK} />
        <path d="M22 33h20v4c-2 2-3 2-5 0-2 2-3 2-5 0-2 2-3 2-5 0-2 2-3 2-5 0z" fill="var(--r)" stroke-width="1.1" />
        <path d="M22 37c5 3 5 12 1.5 19H22zM42 37c-5 3-5 12-1.5 19H42z" fill="var(--r)" stroke-width="1.1" />
        <path d="M12.5 56V31h5.5v25zM46 56V31h5.5v25z" fill="#FFF9EC" />
        <path d="M5 60v-4h54v4z" fill="var(--wd)" />
        <Shaded d="M5 29L32 9l27 20z" shade="M32 9l27 20H46z" {...roof} />
        <path d="M27 17.5c3 1.2 7 1.2 10 0 .8 5-1.5 8.5-5 8.5s-5.8-3.5-5-8.5z" fill="#FFF9EC" stroke-width="1.1" />
        <path d="M29.5 20.5h1.5M33 20.5h1.5M30 23.3c1.2 1 2.8 1 4 0" stroke-width="1.1" fill="none" />
      </g>
    ),
  },
  gate: {
    box: BOX,
    body: (
      <>
        <g {...OL}>
          <path d="M20 60V33h4v-4h5v4h6v-4h5v4h4v27z" fill="var(--wd)" />
          <Shaded d="M7 60V24h15v36z" shade="M17 24h5v36h-5z" {...wall} />
          <Shaded d="M42 60V24h15v36z" shade="M52 24h5v36h-5z" {...wall} />
          <Shaded d="M4.5 25L14.5 6l10 19z" shade="M14.5 6l10 19h-6z" {...roof} />
          <Shaded d="M39.5 25l10-19 10 19z" shade="M49.5 6l10 19h-6z" {...roof} />
          <path d="M25 60V48a7 7 0 0 1 14 0v12z" fill={DARK} />
          <path d="M29 60V42.5M35 60V42.5M25.5 50h13" stroke="#C9A66B" stroke-width="1.3" fill="none" />
        </g>
        <Window x={12.5} y={32} />
        <Window x={12.5} y={45} />
        <Window x={47.5} y={32} />
        <Window x={47.5} y={45} />
      </>
    ),
  },
  bridge: {
    box: BOX,
    body: (
      <>
        <path {...OL} d="M3 61V54h58v7z" fill={WATER} />
        <path d="M8 57.5h7M26 58.5h8M46 57.5h8" stroke="#fff" stroke-width="1.3" stroke-linecap="round" />
        <g {...OL}>
          <path d="M3 58V43h58v15H47a15 15 0 0 0-30 0z" fill="var(--wd)" />
          <path d="M3 47h58" stroke-width="1.1" fill="none" />
          <Shaded d="M10 43V29h16v14z" shade="M21 29h5v14h-5z" {...wall} />
          <Shaded d="M6.5 30.5L18 17l11.5 13.5z" shade="M18 17l11.5 13.5H23z" {...roof} />
          <Shaded d="M30 43V24h22v19z" shade="M45 24h7v19h-7z" {...wall} />
          <Shaded d="M26.5 25.5L41 9l14.5 16.5z" shade="M41 9l14.5 16.5H47z" fill="var(--rd)" dark="var(--rd)" />
        </g>
        <Window x={15.5} y={33} />
        <Window x={34} y={29} w={4.5} h={7} />
        <Window x={42} y={29} w={4.5} h={7} />
      </>
    ),
  },
  kiln: {
    box: BOX,
    body: (
      <>
        <g {...OL1} fill="#FFF9EC">
          <circle cx="33" cy="11" r="4" />
          <circle cx="38" cy="5.5" r="2.8" />
        </g>
        <g {...OL}>
          <Shaded d="M13 60c0-16 9-21 11.5-39h15C42 39 51 44 51 60z" shade="M39 60c3-14-1-25-3-39h3.5C42 39 51 44 51 60z" {...wall} />
          <path d="M15.8 47c10 3.5 22 3.5 32.4 0l1.8 5c-11 3.6-25 3.6-36 0z" fill="var(--r)" />
          <path d="M22.5 17h19v5.5h-19z" fill="var(--r)" />
          <path d="M26 60V52.5a6 6 0 0 1 12 0V60z" fill={DARK} />
          <path d="M28.5 60c0-4 2-4 3.5-7 1.5 3 3.5 3 3.5 7z" fill="#F0913A" stroke-width="1" />
        </g>
        <Window x={30} y={33} />
      </>
    ),
  },
  belltower: {
    box: BOX,
    body: (
      <>
        <g {...OL}>
          <Shaded d="M20 60l1.5-37h21L44 60z" shade="M37 60l-.5-37h6L44 60z" {...wall} />
          <path d="M25 41V31a7 7 0 0 1 14 0v10z" fill="#39304A" />
          <path d="M27.5 38.5c1.5-1.5 1-7 4.5-7s3 5.5 4.5 7z" fill="var(--gold)" stroke-width="1.2" />
          <path d="M32 29v2.5" stroke-width="1.3" />
          <circle cx="32" cy="39.8" r="1.3" fill="var(--gold)" stroke-width="1" />
          <path d="M19.5 41h25v4h-25z" fill="var(--r)" />
          <Shaded d="M17 24.5L32 5l15 19.5z" shade="M32 5l15 19.5h-8z" {...roof} />
          <path d="M32 5V1M29.8 2.5h4.4" fill="none" />
        </g>
        <Door x={28} y={60} w={8} h={11} />
      </>
    ),
  },
  tent: {
    box: BOX,
    body: (
      <g {...OL}>
        <path d="M32 9V2l8 2.3-8 2.7" fill="var(--r)" />
        <path d="M10 35h44l2 25H8z" fill={CANVAS} />
        <path d="M18 35h8l-1.5 25H16zM38 35h8l2 25h-8.5z" fill="var(--r)" stroke="none" />
        <path d="M10 35h44l2 25H8z" fill="none" />
        <path d="M32 9c-5 12-14 20-27 26h54C46 29 37 21 32 9z" fill={CANVAS} />
        <path d="M32 9c-3 12-8 20-14.5 26h9C29 27 31 18 32 9zM32 9c3 12 8 20 14.5 26h-9C35 27 33 18 32 9z" fill="var(--r)" stroke="none" />
        <path d="M32 9c-5 12-14 20-27 26h54C46 29 37 21 32 9z" fill="none" />
        <path d="M5 35c2 4 5 4 7 0 2 4 5 4 7 0 2 4 4.5 4 6.5 0 2 4 5 4 7 0 2 4 5 4 7 0 2 4 4.5 4 6.5 0 2 4 5 4 7 0 2 4 4 4 6 0z" fill="var(--rd)" stroke-width="1.1" />
        <path d="M25.5 60l6.5-19 6.5 19z" fill={DARK} />
      </g>
    ),
  },
  bank: {
    box: BOX,
    body: (
      <g {...OL}>
        <path d="M9 55V30h46v25z" fill="var(--wd)" />
        <path d="M27 55V40h10v15z" fill="#6A4426" />
        <path d="M11 55V32h6v23zM20 55V32h6v23zM38 55V32h6v23zM47 55V32h6v23z" fill="#FFF9EC" />
        <path d="M5 60v-5h54v5z" fill="var(--w)" />
        <Shaded d="M4.5 31L32 11l27.5 20z" shade="M32 11l27.5 20H46z" {...roof} />
        <circle cx="32" cy="23.5" r="5" fill="var(--gold)" stroke-width="1.2" />
        <path d="M32 20.5v6M30.3 22.3h3.4M30.3 24.7h3.4" stroke="#8A5D00" stroke-width="1.2" fill="none" />
      </g>
    ),
  },
  crooked: {
    box: BOX,
    body: (
      <>
        <g {...OL}>
          <path d="M41 18l-1-10 6-.5 1.5 14" fill="var(--wd)" />
          <path d="M17 60l-2-18 31-4 3 22z" fill="var(--wd)" />
          <Shaded d="M12 43L8 27l36-6 6 17z" shade="M43 39l-6-17 7-1 6 17z" {...wall} />
          <path d="M12 43l9-17.5M23 41l-5-15M36 39l-8-15" stroke={TIMBER} stroke-width="1.3" fill="none" />
          <Shaded d="M4 29.5L23 6l30 15-3 3.5z" shade="M36 12.5L53 21l-3 3.5-12 1.5z" {...roof} />
        </g>
        <Window x={38} y={27} w={5} h={7} />
        <Window x={36.5} y={46} w={5} h={6.5} />
        <Door x={21} y={60} w={9} h={12.5} />
      </>
    ),
  },
  shop: {
    box: BOX,
    body: (
      <>
        <g {...OL}>
          <Shaded d="M11 60V30h42v30z" shade="M45 30h8v30h-8z" {...wall} />
          <Shaded d="M6 32l8-17h36l8 17z" shade="M50 15l8 17H46z" {...roof} />
          <path d="M22 19h20v9H22z" fill={LIT} />
          <path d="M26 23.5h12" stroke-width="1.3" fill="none" />
          <path d="M15 60V46h14v10H15z" fill={LIT} />
          <path d="M22 46v10" stroke-width="1" />
        </g>
        <Door x={36} y={60} w={10} h={14} />
        <g {...OL1}>
          <path d="M9 37h46l3.5 8.5h-53z" fill={CANVAS} />
          <path d="M16.5 37h8l-1 8.5h-9zM32 37h7.5l1.5 8.5h-9zM47.5 37H55l3.5 8.5H50z" fill="var(--r)" />
        </g>
      </>
    ),
  },
  scaffold: {
    box: BOX,
    body: (
      <>
        <g {...OL}>
          <path d="M15 60V36h6v-4h7v4h7v-6h6v30z" fill="var(--w)" />
          <path d="M15 44h26M15 52h26M22 36v8M33 36v8M27 44v8M38 44v8M22 52v8" stroke-width="1" opacity=".5" fill="none" />
          <path d="M10 60V18M47 60V12" stroke={TIMBER} stroke-width="2.6" fill="none" />
          <path d="M7 31h43M7 46h43" stroke="#B98A58" stroke-width="3" fill="none" />
          <path d="M10 46l37-15M10 60l37-14" stroke={TIMBER} stroke-width="1.5" fill="none" />
          <path d="M47 13H24M47 20l-7-7" stroke={TIMBER} stroke-width="2.4" fill="none" />
          <path d="M27 13v9" stroke-width="1.2" />
          <path d="M23 22h8v6h-8z" fill="var(--r)" />
          <path d="M47 12V6l7 2-7 2.2" fill="var(--r)" />
          <path d="M50 60v-6h8v6z" fill="var(--rd)" />
        </g>
      </>
    ),
  },
  warehouse: {
    box: BOX,
    body: (
      <>
        <g {...OL}>
          <Shaded d="M14 60V31h4v-6h4v-6h5v-6h10v6h5v6h4v6h4v29z" shade="M43 60V25h3v6h4v29z" {...wall} />
          <path d="M13 33h6v-6h4v-6h5v-6h8v6h5v6h4v6h6v-4h-4v-6h-4v-6h-5v-6H26v6h-5v6h-4v6h-4z" fill="var(--r)" />
          <path d="M32 24h17v3H32z" fill={TIMBER} />
          <path d="M47.5 27v9" stroke-width="1.2" />
          <path d="M43.5 36h8v7h-8z" fill="#B98A58" />
          <path d="M43.5 36l8 7" stroke-width="1" />
          <path d="M27.5 30h9v9h-9z" fill="#6A4426" />
          <path d="M32 30v9" stroke-width="1" />
        </g>
        <Window x={19} y={43} w={5} h={7} />
        <Window x={36.5} y={45} w={5} h={6} />
        <Door x={26.5} y={60} w={9} h={13} />
      </>
    ),
  },
  ferry: {
    box: BOX,
    body: (
      <>
        <path {...OL} d="M2 61V53h60v8z" fill={WATER} />
        <path d="M6 57.5h8M28 58h7M50 57.5h8" stroke="#fff" stroke-width="1.3" stroke-linecap="round" />
        <g {...OL}>
          <path d="M9 60v-8M20 60v-8M31 60v-8" stroke={TIMBER} stroke-width="2.6" />
          <Shaded d="M8 49V29h21v20z" shade="M22 29h7v20h-7z" {...wall} />
          <Shaded d="M4 31l14.5-15L33 31z" shade="M18.5 16L33 31h-9z" {...roof} />
          <path d="M3 49h34v4H3z" fill="#B98A58" />
          <path d="M49 49V21" stroke-width="1.8" />
          <path d="M50.5 23c6 5 8.5 11 8.5 19h-8.5z" fill={CANVAS} />
          <path d="M47.5 26c-4 4-6 9-6 15h6z" fill={CANVAS} />
          <path d="M38 47h24l-4.5 9H43z" fill="var(--r)" />
        </g>
        <Window x={21} y={35} w={4.5} h={6} />
        <Door x={11} y={49} w={7} h={11} />
      </>
    ),
  },
  silo: {
    box: BOX,
    body: (
      <>
        <g {...OL}>
          <Shaded d="M26 60V25h25v35z" shade="M42 25h9v35h-9z" {...wall} />
          <path d="M26 36c8 2.5 17 2.5 25 0v4c-8 2.5-17 2.5-25 0zM26 50c8 2.5 17 2.5 25 0v4c-8 2.5-17 2.5-25 0z" fill="var(--r)" />
          <Shaded d="M22 26.5L38.5 5 55 26.5z" shade="M38.5 5L55 26.5h-9z" {...roof} />
          <circle cx="38.5" cy="4" r="2" fill="var(--gold)" stroke-width="1.1" />
          <path d="M9 60V45h19v15z" fill="var(--w)" />
          <path d="M6 46.5L18.5 36 31 46.5z" fill="var(--rd)" />
        </g>
        <Window x={36.5} y={29} />
        <Window x={36.5} y={42.5} />
        <Door x={14.5} y={60} w={8} h={10} />
      </>
    ),
  },
} satisfies Drawings;
