/**
 * The painted things of the sheet, as SVG markup: the sheet, its miniatures and the card to share all print the
 * same. Muted paint with a thin violet-grey outline; only the pen is saturated.
 */
import { SIZE, SQUARES, housesIn, kindOf } from './paper';

const OUTLINE = 'stroke="#5B5468" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"';
const WINDOWS = [14, 22, 30].flatMap((y) => [14.5, 21.5, 28.5].map((x) => `M${x} ${y}h5v5h-5z`)).join('');
const CHECKS = [4, 12, 20, 28, 36].map((x) => `M${x} 27h4v3.5h-4z`).join('');

interface Painting {
  box: string;
  markup: string;
}

export const PIECES = {
  hotel: {
    box: '0 0 48 48',
    markup: `<g ${OUTLINE}><path d="M11 45V10h26v35z" fill="#F6C6B4"/><path d="M29 45V10h8v35z" fill="#E5A48D" stroke="none"/><path d="M11 45V10h26v35z" fill="none"/><path d="M8 10h32V6H8z" fill="#C9573D"/><path d="M20 45v-8h8v8z" fill="#7E5A4A"/></g><path d="${WINDOWS}" fill="#FFF7E4" stroke="#5B5468" stroke-width="1.1"/>`,
  },
  shop: {
    box: '0 0 48 48',
    markup: `<g ${OUTLINE}><path d="M8 45V20h32v25z" fill="#FFF3D9"/><path d="M5 22l4-12h30l4 12c0 5-6.5 5-7.6 0-1 5-6.6 5-7.6 0-1 5-6.6 5-7.6 0-1 5-6.6 5-7.6 0-1 5-7.6 5-7.6 0z" fill="#5AA7B5"/><path d="M15 10l-2.4 12M24 10v12M33 10l2.4 12" stroke="#FFF7E4" stroke-width="3"/><path d="M5 22l4-12h30l4 12" fill="none"/><path d="M12 30h11v9H12z" fill="#BDE2E6"/><path d="M28 45V30h8v15z" fill="#7E5A4A"/></g>`,
  },
  taxi: {
    box: '0 0 48 48',
    markup: `<g ${OUTLINE}><path d="M4 35v-8c0-2 1.5-3.5 4-4l5-1 5-8.5c.6-1 1.5-1.5 2.6-1.5h9c1.2 0 2.3.5 3 1.5l5.4 8 4 1c1.5.5 2 2 2 3.5v9z" fill="#F6C73C"/><path d="M18 22l3.5-6.5H26V22zM29 22v-6.5h2l4.5 6.5z" fill="#D9F0F5"/><path d="M20 12V8.5h9V12z" fill="#FFF7E4"/><circle cx="13" cy="35.5" r="5" fill="#4A4456"/><circle cx="35" cy="35.5" r="5" fill="#4A4456"/></g><path d="${CHECKS}" fill="#4A4456"/><circle cx="13" cy="35.5" r="1.8" fill="#fff"/><circle cx="35" cy="35.5" r="1.8" fill="#fff"/>`,
  },
  house: {
    box: '0 0 32 30',
    markup: `<g ${OUTLINE}><path d="M6 27V15h20v12z" fill="#FFF7E4"/><path d="M3 16L16 5l13 11z" fill="#D9764C"/><path d="M13 27v-7h6v7z" fill="#7E5A4A"/></g>`,
  },
  tree: {
    box: '0 0 32 32',
    markup: `<g ${OUTLINE}><path d="M14 30v-9h4v9z" fill="#8A6A45"/><path d="M16 3c7 0 10 5 9 9 3 2 2 9-4 9H11c-6 0-7-7-4-9-1-4 2-9 9-9z" fill="#7DB36A"/></g><circle cx="12" cy="10" r="3" fill="#9CCB88"/>`,
  },
} satisfies Record<string, Painting>;

export type PieceName = keyof typeof PIECES;

/** A piece at a place of a larger drawing. */
export function pieceAt(name: PieceName, x: number, y: number, width: number, height = width): string {
  const { box, markup } = PIECES[name];
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}">${markup}</svg>`;
}

/** Where a park's houses stand in its square: in the corners, so that the road passes between them. */
export const HOUSE_PLACES: readonly { x: number; y: number }[] = [
  { x: 7, y: 7 },
  { x: 57, y: 7 },
  { x: 7, y: 61 },
  { x: 57, y: 61 },
];
export const HOUSE = { width: 36, height: 34 };

/** Squares are 100 units wide; all that is printed inside the frame of a sheet. */
export const PRINT: string = SQUARES.map(printSquare).join('') + printLines();

function printSquare(square: number): string {
  const x = (square % SIZE) * 100;
  const y = Math.floor(square / SIZE) * 100;
  switch (kindOf(square)) {
    case 'hotel':
      return pieceAt('hotel', x + 22, y + 20, 56);
    case 'shop':
      return pieceAt('shop', x + 22, y + 21, 56);
    case 'taxi':
      return pieceAt('taxi', x + 24, y + 24, 52);
    case 'park': {
      const houses = HOUSE_PLACES.slice(0, housesIn(square));
      const lawn = `<rect x="${x}" y="${y}" width="100" height="100" fill="#CFE6BC"/>`;
      return lawn + houses.map((at) => pieceAt('house', x + at.x, y + at.y, HOUSE.width, HOUSE.height)).join('');
    }
  }
}

function printLines(): string {
  const inner = [100, 200, 300, 400].map((at) => `M${at} 0V500M0 ${at}H500`).join('');
  return `<path d="${inner}" stroke="#A79F92" stroke-width="1.6"/><rect x="-2" y="-2" width="504" height="504" rx="6" fill="none" stroke="#6B6272" stroke-width="4"/>`;
}
