/** Resources, coins and the signs of bonuses, on a 32 grid. */
import { OL, OL1, type Drawings } from './outline';

export const GOODS = {
  wood: {
    box: '0 0 32 32',
    body: (
      <>
        <g {...OL}>
          <path d="M9 9.5L23.5 5c3 .2 5 3.3 5 6.5s-1.5 5.5-3.5 6.3L11 23z" fill="var(--wood)" />
          <path d="M8 14l15-4.6M9.5 20l16-5.5" stroke-width="1.1" opacity=".55" fill="none" />
          <ellipse cx="9" cy="16.5" rx="5.5" ry="7.2" fill="#EBC48C" />
          <ellipse cx="9" cy="16.5" rx="2.6" ry="3.6" fill="none" stroke-width="1.2" />
        </g>
        <circle cx="9" cy="16.5" r=".9" fill="var(--ol)" />
        <path {...OL1} d="M17 21l4 6.5 3-1.5-3.5-6.3" fill="#7FA25A" />
      </>
    ),
  },
  clay: {
    box: '0 0 32 32',
    body: (
      <>
        <g {...OL}>
          <path d="M10.5 9C5 12 4 20 10 26.5h12C28 20 27 12 21.5 9z" fill="var(--clay)" />
          <path d="M21.5 9C27 12 28 20 22 26.5h-4c4.5-6 4.5-13 1-17.5z" fill="#A94F2C" stroke="none" />
          <path d="M10.5 9C5 12 4 20 10 26.5h12C28 20 27 12 21.5 9z" fill="none" />
          <path d="M9.5 4.5h13v4.7h-13z" fill="#E0865B" />
          <path d="M6.7 16.5c6 2.2 12.6 2.2 18.6 0M7 20c6 2 12 2 18 0" stroke="#FBE3C8" stroke-width="1.7" fill="none" />
        </g>
      </>
    ),
  },
  stone: {
    box: '0 0 32 32',
    body: (
      <>
        <g {...OL}>
          <path d="M3.5 17h11.5v10.5H3.5z" fill="#A9AEB8" />
          <path d="M15 17h13.5v10.5H15z" fill="var(--stone)" />
          <path d="M8.5 6.5H23V17H8.5z" fill="#C3C7CE" />
        </g>
        <path d="M11 9h6M6 20h5M18 20h6M20 12.5h1.5M24 24h2" stroke="#fff" stroke-width="1.5" stroke-linecap="round" opacity=".75" />
      </>
    ),
  },
  crystal: {
    box: '0 0 32 32',
    body: (
      <>
        <g {...OL}>
          <path d="M5 27.5l-1.5-8L8 12l4.5 7-1 8.5z" fill="#7FD3E0" />
          <path d="M21 27.5l-1-7 4.5-7 4 6.5-1 7.5z" fill="#2B93AC" />
          <path d="M10 27.5l-1-15L16 3l7 9.5-1.5 15z" fill="var(--crystal)" />
          <path d="M16 3v24.5h5.5l1.5-15z" fill="#2F9DB6" stroke="none" />
          <path d="M10 27.5l-1-15L16 3l7 9.5-1.5 15zM9 12.5l7 2.5 7-2.5M16 15v12.5" fill="none" stroke-width="1.3" />
        </g>
        <path d="M12 12.5l3-5" stroke="#fff" stroke-width="1.5" stroke-linecap="round" opacity=".85" />
      </>
    ),
  },
  coin: {
    box: '0 0 32 32',
    body: (
      <>
        <circle {...OL} cx="16" cy="16" r="13" fill="var(--gold)" />
        <circle cx="16" cy="16" r="9.6" fill="#F6CE63" stroke="#A87412" stroke-width="1.3" />
        <path d="M11.5 21.5V14h2v-2.5h1.5V13h2v-1.5h1.5V14h2v7.5h-3V18h-3v3.5z" fill="#8A5D00" />
      </>
    ),
  },
  any: {
    box: '0 0 32 32',
    body: (
      <>
        <circle {...OL} cx="16" cy="16" r="12.5" fill="#FFF6E2" />
        <path d="M16 16V3.5A12.5 12.5 0 0 1 28.5 16z" fill="var(--crystal)" />
        <path d="M16 16h12.5A12.5 12.5 0 0 1 16 28.5z" fill="var(--stone)" />
        <path d="M16 16v12.5A12.5 12.5 0 0 1 3.5 16z" fill="var(--clay)" />
        <path d="M16 16H3.5A12.5 12.5 0 0 1 16 3.5z" fill="var(--wood)" />
        <circle {...OL} cx="16" cy="16" r="12.5" fill="none" />
        <circle {...OL1} cx="16" cy="16" r="5.5" fill="#FFF9EC" />
        <path d="M14.3 14.7c.1-2.3 3.6-2.2 3.5 0 0 1.3-1.7 1.2-1.7 2.6M16.1 19h.01" stroke="var(--ol)" stroke-width="1.4" fill="none" stroke-linecap="round" />
      </>
    ),
  },
  convert: {
    box: '0 0 32 32',
    body: (
      <>
        <circle {...OL} cx="16" cy="16" r="12.5" fill="#FFF6E2" />
        <path d="M8.5 13h13l-3.5-3.8M23.5 19h-13l3.5 3.8" fill="none" stroke="var(--ol)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" />
      </>
    ),
  },
  double: {
    box: '0 0 32 32',
    body: (
      <>
        <circle {...OL} cx="16" cy="16" r="12.5" fill="#FFF6E2" />
        <path d="M8.5 12.5l6 7M14.5 12.5l-6 7" stroke="var(--ol)" stroke-width="2.3" stroke-linecap="round" />
        <path d="M18 13c.3-3.6 6-3.4 5.7.3-.2 2.6-4.2 4-5.9 6.7h6.2" stroke="var(--ol)" stroke-width="2.3" fill="none" stroke-linecap="round" stroke-linejoin="round" />
      </>
    ),
  },
} satisfies Drawings;
