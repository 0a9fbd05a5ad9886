/** Buildings on a 64 grid. Paints come from the card: --r roof, --rd its shade, --w wall, --wd its shade. */
import { OL, OL1, type Drawings } from './outline';

export const BUILDINGS = {
  clock: {
    box: '0 0 64 64',
    body: (
      <>
        <g {...OL}>
          <path d="M9 60V45l9-1v16z" fill="var(--w)" />
          <path d="M6.5 46.5L16 36l6 7.5z" fill="var(--rd)" />
          <path d="M22 60l2-33 18-1.5L43 60z" fill="var(--w)" />
          <path d="M36 60l-.5-34 6.5-.5L43 60z" fill="var(--wd)" stroke="none" />
          <path d="M22 60l2-33 18-1.5L43 60z" fill="none" />
          <path d="M20.5 28.5L34 7l11 19.5z" fill="var(--r)" />
          <path d="M34 7l11 19.5-8 .6z" fill="var(--rd)" stroke="none" />
          <path d="M20.5 28.5L34 7l11 19.5z" fill="none" />
          <path d="M34 7V1.5l6 1.8-6 2" fill="var(--r)" />
          <circle cx="32.5" cy="36" r="6" fill="#FFF9EC" />
          <path d="M32.5 32.5V36l2.6 1.5" fill="none" />
          <path d="M46 60V49h9v11z" fill="var(--w)" />
          <path d="M43.5 49.5l7-6.5 7 6.5z" fill="var(--rd)" />
        </g>
        <path {...OL1} d="M29 60v-7.5a3.5 3.5 0 0 1 7 0v7.5z" fill="#6A4426" />
        <path {...OL1} d="M11.5 55v-3.2a1.8 1.8 0 0 1 3.6 0v3.2z" fill="#FFD678" />
        <path {...OL1} d="M48.5 57.5v-3.2a1.8 1.8 0 0 1 3.6 0v3.2z" fill="#FFD678" />
      </>
    ),
  },
  windmill: {
    box: '0 0 64 64',
    body: (
      <>
        <g {...OL}>
          <path d="M22 60l4-30h14l5 30z" fill="var(--w)" />
          <path d="M37 60l-2-30h5l5 30z" fill="var(--wd)" stroke="none" />
          <path d="M22 60l4-30h14l5 30z" fill="none" />
          <path d="M24.5 31C24 20 42 19 41.5 31z" fill="var(--r)" />
          <g fill="#FFF3D9">
            <path d="M33 27l2.5-1.5 4-21.5-8.5-1.2z" transform="rotate(28 33 27)" />
            <path d="M33 27l2.5-1.5 4-21.5-8.5-1.2z" transform="rotate(118 33 27)" />
            <path d="M33 27l2.5-1.5 4-21.5-8.5-1.2z" transform="rotate(208 33 27)" />
            <path d="M33 27l2.5-1.5 4-21.5-8.5-1.2z" transform="rotate(298 33 27)" />
          </g>
          <circle cx="33" cy="27" r="2.6" fill="var(--rd)" />
        </g>
        <path {...OL1} d="M29.5 60v-7a4 4 0 0 1 8 0v7z" fill="#6A4426" />
        <path {...OL1} d="M35 45.5v-3.5a2 2 0 0 1 4 0v3.5z" fill="#FFD678" />
      </>
    ),
  },
  chapel: {
    box: '0 0 64 64',
    body: (
      <>
        <g {...OL}>
          <path d="M25 60V41l14-13 15 13v19z" fill="var(--w)" />
          <path d="M22.5 43L39 26.5 57 43l-3 2.5L39 31.5 25.5 45.5z" fill="var(--r)" />
          <path d="M10 60V30l15-1v31z" fill="var(--w)" />
          <path d="M20 60V29.5l5-.5v31z" fill="var(--wd)" stroke="none" />
          <path d="M10 60V30l15-1v31z" fill="none" />
          <path d="M8 31.5L17.5 8 27 30.5z" fill="var(--r)" />
          <path d="M17.5 8L27 30.5l-6 .5z" fill="var(--rd)" stroke="none" />
          <path d="M8 31.5L17.5 8 27 30.5z" fill="none" />
          <path d="M17.5 8V2M14.8 4.3h5.4" fill="none" />
          <circle cx="39.5" cy="40.5" r="4.2" fill="#FFD678" />
          <path d="M39.5 36.3v8.4M35.3 40.5h8.4" stroke-width="1" />
        </g>
        <path {...OL1} d="M35.5 60v-7a4 4 0 0 1 8 0v7z" fill="#6A4426" />
        <path {...OL1} d="M15.3 43v-4.8a2.2 2.2 0 0 1 4.4 0v4.8z" fill="#FFD678" />
        <path {...OL1} d="M15.3 54v-3.8a2.2 2.2 0 0 1 4.4 0v3.8z" fill="#FFD678" />
      </>
    ),
  },
  inn: {
    box: '0 0 64 64',
    body: (
      <>
        <g {...OL}>
          <path d="M44 18V8.5h6V22" fill="var(--wd)" />
          <path d="M13 60V44h38v16z" fill="var(--wd)" />
          <path d="M9 45V30l46-1v16z" fill="var(--w)" />
          <path d="M9 45l8-14.5M17 45l-8-14M55 45l-8-15.5M47 45l8-16M25 45V30M39 45V30" stroke-width="1.3" fill="none" stroke="#8A5A34" />
          <path d="M5 31.5L17 13l30-2 12 18.5z" fill="var(--r)" />
          <path d="M47 11l12 18.5-14 .5z" fill="var(--rd)" stroke="none" />
          <path d="M5 31.5L17 13l30-2 12 18.5z" fill="none" />
          <path d="M51 49.5h7v6h-6z" fill="#FFD678" stroke-width="1.2" />
        </g>
        <path {...OL1} d="M29.5 41v-4.5a2.5 2.5 0 0 1 5 0v4.5z" fill="#FFD678" />
        <path {...OL1} d="M19 40.5v-4a2 2 0 0 1 4 0v4z" fill="#FFD678" />
        <path {...OL1} d="M41 40.5v-4a2 2 0 0 1 4 0v4z" fill="#FFD678" />
        <path {...OL1} d="M27.5 60v-7.5a4.5 4.5 0 0 1 9 0v7.5z" fill="#6A4426" />
        <path {...OL1} d="M18 56v-3.75a2.25 2.25 0 0 1 4.5 0v3.75z" fill="#FFD678" />
        <path {...OL1} d="M42 56v-3.75a2.25 2.25 0 0 1 4.5 0v3.75z" fill="#FFD678" />
      </>
    ),
  },
  observatory: {
    box: '0 0 64 64',
    body: (
      <>
        <g {...OL}>
          <path d="M37 24.5L51 9l4.5 4-13 16.5z" fill="#E7E2D6" />
          <path d="M49.5 7.5l8 6.5" stroke-width="2.4" />
          <path d="M13 40C12 18 51 17 51 39.5z" fill="var(--r)" />
          <path d="M40 22.5C48 26 51 32 51 39.5l-9 .2C43 33 42.5 27 40 22.5z" fill="var(--rd)" stroke="none" />
          <path d="M13 40C12 18 51 17 51 39.5z" fill="none" />
          <path d="M29 22.5c-3 4.5-4 10.5-4 17h8c0-6 1-12 4-17z" fill="#39304A" />
          <path d="M10.5 40h43v5h-43z" fill="var(--wd)" />
          <path d="M14 45h36v15H14z" fill="var(--w)" />
          <path d="M42 45h8v15h-8z" fill="var(--wd)" stroke="none" />
          <path d="M14 45h36v15H14z" fill="none" />
        </g>
        <path d="M30.5 29l.7 1.5 1.6.2-1.2 1.1.3 1.6-1.4-.8-1.4.8.3-1.6-1.2-1.1 1.6-.2z" fill="#FFE9A8" />
        <path {...OL1} d="M28 60v-6a4 4 0 0 1 8 0v6z" fill="#6A4426" />
        <path {...OL1} d="M18.5 55.5v-3.75a2.25 2.25 0 0 1 4.5 0v3.75z" fill="#FFD678" />
        <path {...OL1} d="M41.5 55.5v-3.75a2.25 2.25 0 0 1 4.5 0v3.75z" fill="#FFD678" />
      </>
    ),
  },
  lantern: {
    box: '0 0 64 64',
    body: (
      <>
        <path d="M33 19L6 9v16zM33 19l27-10v16z" fill="#FFE9A8" opacity=".85" />
        <g {...OL}>
          <path d="M22.5 60l3.5-31h14l3.5 31z" fill="var(--w)" />
          <path d="M25 39.5h16.3l.8 7.5H24.2zM23.3 54h19.5l.6 6H22.5z" fill="var(--r)" stroke="none" />
          <path d="M36 60l-1-31h5l3.5 31z" fill="#000" opacity=".13" stroke="none" />
          <path d="M22.5 60l3.5-31h14l3.5 31z" fill="none" />
          <path d="M22.5 26h21v4h-21z" fill="var(--rd)" />
          <path d="M27 26V14.5h12V26z" fill="#FFD678" />
          <path d="M31 26V14.5M35 26V14.5" stroke-width="1.1" />
          <path d="M24.5 15L33 5l8.5 10z" fill="var(--r)" />
          <path d="M33 5V1.5" />
        </g>
        <path {...OL1} d="M31 38v-3.5a2 2 0 0 1 4 0v3.5z" fill="#FFD678" />
        <path {...OL1} d="M29.5 60v-5a3.5 3.5 0 0 1 7 0v5z" fill="#6A4426" />
      </>
    ),
  },
  market: {
    box: '0 0 64 64',
    body: (
      <>
        <g {...OL}>
          <path d="M27.5 20v-8h9v8" fill="var(--w)" />
          <path d="M25 13l7-8.5 7 8.5z" fill="var(--rd)" />
          <path d="M8 60V36h48v24z" fill="var(--w)" />
          <path d="M12 60V48a5.5 5.5 0 0 1 11 0v12zM26.5 60V48a5.5 5.5 0 0 1 11 0v12zM41 60V48a5.5 5.5 0 0 1 11 0v12z" fill="#5B4030" />
          <path d="M4.5 37.5L13 20h38l8.5 17.5z" fill="var(--r)" />
          <path d="M51 20l8.5 17.5H46z" fill="var(--rd)" stroke="none" />
          <path d="M4.5 37.5L13 20h38l8.5 17.5z" fill="none" />
          <path d="M13 29.5h36M10.5 33.5h43" stroke-width=".9" opacity=".6" />
        </g>
        <g {...OL1}>
          <path d="M13.5 60v-4h8v4z" fill="#E8A13A" />
          <path d="M28 60v-4h8v4z" fill="#B4492E" />
          <path d="M42.5 60v-4h8v4z" fill="#7FA25A" />
        </g>
      </>
    ),
  },
  twin: {
    box: '0 0 64 64',
    body: (
      <>
        <g {...OL}>
          <path d="M9 60L7 35l12.5-17L32 34v26z" fill="var(--w)" />
          <path d="M4 37.5L19.5 15 34 34l-3 3L19.5 22 7 40z" fill="var(--r)" />
          <path d="M31 60l1-28L45.5 13 58 31l-2 29z" fill="var(--w)" />
          <path d="M49 60l1-41L58 31l-2 29z" fill="var(--wd)" stroke="none" />
          <path d="M31 60l1-28L45.5 13 58 31l-2 29z" fill="none" />
          <path d="M29 34.5L45.5 9.5 61 31.5l-2.7 3L45.5 17 31.8 38z" fill="var(--rd)" />
          <path d="M40.5 36.5h10v7h-10z" fill="#FFD678" stroke-width="1.1" />
          <path d="M45.5 36.5v7" stroke-width="1.1" />
        </g>
        <path {...OL1} d="M17 39v-4.5a2.5 2.5 0 0 1 5 0v4.5z" fill="#FFD678" />
        <path {...OL1} d="M15.5 60v-8a4 4 0 0 1 8 0v8z" fill="#6A4426" />
        <path {...OL1} d="M36 56v-4.5a2.5 2.5 0 0 1 5 0v4.5z" fill="#FFD678" />
        <path {...OL1} d="M47 56v-4.5a2.5 2.5 0 0 1 5 0v4.5z" fill="#FFD678" />
      </>
    ),
  },
  glasshouse: {
    box: '0 0 64 64',
    body: (
      <>
        <g {...OL}>
          <path d="M10 60V40C10 18 54 18 54 40v20z" fill="#CDEBE6" />
        </g>
        <g fill="#6F9E58">
          <circle cx="20" cy="49" r="6.5" />
          <circle cx="43" cy="48" r="7.5" />
          <circle cx="31" cy="44" r="8" />
        </g>
        <g fill="var(--r)">
          <circle cx="28" cy="42" r="1.8" />
          <circle cx="35" cy="45" r="1.8" />
          <circle cx="45" cy="46" r="1.8" />
          <circle cx="19" cy="48" r="1.8" />
        </g>
        <g {...OL} fill="none">
          <path d="M10 40h44M32 23.5V60M21 26.5C19 33 18.5 48 18.5 60M43 26.5c2 6.5 2.5 21.5 2.5 33.5" stroke-width="1.2" />
          <path d="M10 60V40C10 18 54 18 54 40v20z" />
          <path d="M8 55h48v5H8z" fill="var(--r)" />
          <path d="M32 23.5V16" />
          <circle cx="32" cy="13" r="3.2" fill="var(--r)" />
        </g>
      </>
    ),
  },
  keep: {
    box: '0 0 64 64',
    body: (
      <>
        <g {...OL}>
          <path d="M12 60V27h6v5h6v-5h6v5h6v-5h6v5h6v-5h5v33z" fill="var(--w)" />
          <path d="M45 60V32h3v-5h5v33z" fill="var(--wd)" stroke="none" />
          <path d="M12 60V27h6v5h6v-5h6v5h6v-5h6v5h6v-5h5v33z" fill="none" />
          <path d="M22 31V13h4.5v4h4v-4h4.5v4h4v-4H43v18" fill="var(--w)" />
          <path d="M32.5 13V2.5l10 3-10 3.5" fill="var(--r)" />
          <path d="M16 38h8v13l-4-3.5-4 3.5zM41 38h8v13l-4-3.5-4 3.5z" fill="var(--r)" />
        </g>
        <path {...OL1} d="M30.5 26v-4a2 2 0 0 1 4 0v4z" fill="#FFD678" />
        <path {...OL1} d="M26.5 60v-10a6 6 0 0 1 12 0v10z" fill="#6A4426" />
      </>
    ),
  },
  bakery: {
    box: '0 0 64 64',
    body: (
      <>
        <g {...OL}>
          <path d="M42 26V12h8v22" fill="var(--wd)" />
          <path d="M40.5 9.5h11V14h-11z" fill="var(--rd)" />
          <path d="M10 60V40h44v20z" fill="var(--w)" />
          <path d="M45 60V40h9v20z" fill="var(--wd)" stroke="none" />
          <path d="M10 60V40h44v20z" fill="none" />
          <path d="M5 42C10 30 16 20 30 19.5 46 19 54 30 59 42z" fill="var(--r)" />
          <path d="M40 21c9 3.5 14.5 12 19 21H47C46 34 44 27 40 21z" fill="var(--rd)" stroke="none" />
          <path d="M5 42C10 30 16 20 30 19.5 46 19 54 30 59 42z" fill="none" />
          <path d="M24 36c0-8 12-8 12 0z" fill="#FFD678" />
          <path d="M30 30v6" stroke-width="1.1" />
        </g>
        <g {...OL1} fill="#FFF9EC">
          <circle cx="47" cy="5" r="2.6" />
          <circle cx="52.5" cy="2.5" r="2" />
        </g>
        <path {...OL1} d="M15 60v-8.5a4.5 4.5 0 0 1 9 0v8.5z" fill="#6A4426" />
        <g {...OL1}>
          <path d="M29 47h19v8H29z" fill="#FFD678" />
          <path d="M27.5 47l2-4h18l2 4z" fill="#FFF3D9" />
          <path d="M33 43l-1 4M38.5 43v4M44 43l1 4" fill="none" />
        </g>
      </>
    ),
  },
  balloon: {
    box: '0 0 64 64',
    body: (
      <>
        <g {...OL}>
          <path d="M32 2C18 2 12 11 13 19c1 7 9 12 13 16h12c4-4 12-9 13-16C52 11 46 2 32 2z" fill="#FFF3D9" />
          <path d="M25 3.3C21 9 20 24 28.5 35H26C22 31 14 26 13 19 12 12 16.5 5 25 3.3zM39 3.3C43 9 44 24 35.5 35H38c4-4 12-9 13-16C52 12 47.5 5 39 3.3z" fill="var(--r)" stroke="none" />
          <path d="M32 2c-4 0-6 16-2 33h4C38 18 36 2 32 2z" fill="var(--rd)" stroke="none" />
          <path d="M32 2C18 2 12 11 13 19c1 7 9 12 13 16h12c4-4 12-9 13-16C52 11 46 2 32 2z" fill="none" />
          <path d="M26 35l-3 7M38 35l3 7M32 35v6" fill="none" stroke-width="1.2" />
          <path d="M22 60V48h20v12z" fill="var(--w)" />
          <path d="M36 48h6v12h-6z" fill="var(--wd)" stroke="none" />
          <path d="M22 60V48h20v12z" fill="none" />
          <path d="M18.5 49.5L32 39.5l13.5 10z" fill="var(--rd)" />
        </g>
        <path {...OL1} d="M28.5 60v-5a3.5 3.5 0 0 1 7 0v5z" fill="#6A4426" />
      </>
    ),
  },
  fountain: {
    box: '0 0 64 64',
    body: (
      <>
        <g {...OL}>
          <ellipse cx="32" cy="51" rx="25" ry="9" fill="#D9CDB4" />
          <ellipse cx="32" cy="49.5" rx="21" ry="6.5" fill="#7CC3CF" />
          <path d="M28 50V32h8v18z" fill="#E9DFC8" />
          <path d="M18 33c0 6 28 6 28 0z" fill="#E9DFC8" />
          <ellipse cx="32" cy="32.5" rx="14.5" ry="3.6" fill="#A5DAE0" />
          <path d="M29.5 32V20h5v12z" fill="#E9DFC8" />
          <path d="M32 4c3.5 3 5 6.5 3.8 10.5 2-.5 3.7.5 3.7 2.5H24.5c0-2 1.7-3 3.7-2.5C27 10.5 28.5 7 32 4z" fill="var(--gold)" />
        </g>
        <path d="M22 31c-2-6 1-9 3-9M42 31c2-6-1-9-3-9M26 42c-1 3-2 4-3 6M38 42c1 3 2 4 3 6" stroke="#fff" stroke-width="1.6" fill="none" stroke-linecap="round" />
      </>
    ),
  },
} satisfies Drawings;
