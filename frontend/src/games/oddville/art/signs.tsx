/** What a card says about its points: seal, diamond, shield, and which cards it counts. */
import { OL, OL1, type Drawings } from './outline';

export const SIGNS = {
  diamond: {
    box: '0 0 32 32',
    body: (
      <>
        <path {...OL} d="M9 5h14l6 8-13 15L3 13z" fill="#E9F6FF" />
        <path {...OL1} d="M3 13h26M9 5l3.5 8L16 28l3.5-15L23 5M12.5 13L16 5l3.5 8" fill="none" />
        <path d="M12.5 13h7L16 28z" fill="#9FD3F2" opacity=".8" />
      </>
    ),
  },
  shield: {
    box: '0 0 32 32',
    body: (
      <>
        <path {...OL} d="M16 3.5c4 2.5 8 3 11 3 0 9-2 17-11 22C7 23.5 5 15.5 5 6.5c3 0 7-.5 11-3z" fill="#D7DBE3" />
        <path d="M16 3.5v25C7 23.5 5 15.5 5 6.5c3 0 7-.5 11-3z" fill="#F4F6FA" stroke="none" />
        <path {...OL} d="M16 3.5c4 2.5 8 3 11 3 0 9-2 17-11 22C7 23.5 5 15.5 5 6.5c3 0 7-.5 11-3z" fill="none" />
      </>
    ),
  },
  seal: {
    box: '0 0 32 32',
    body: (
      <>
        <path d="M16 1l3.2 2.4 4-.4 1.6 3.7 3.7 1.6-.4 4L30.5 16l-2.4 3.2.4 4-3.7 1.6-1.6 3.7-4-.4L16 31l-3.2-2.9-4 .4-1.6-3.7L3.5 23.2l.4-4L1.5 16l2.4-3.7-.4-4 3.7-1.6L8.8 3l4 .4z" fill="var(--gold)" stroke="var(--ol)" stroke-width="1.3" stroke-linejoin="round" />
        <circle cx="16" cy="16" r="10.8" fill="#FFF9EC" stroke="#A87412" stroke-width="1" />
      </>
    ),
  },
  neighbours: {
    box: '0 0 32 32',
    body: (
      <>
        <g {...OL1} fill="#E9DCC0">
          <path d="M12.5 3.5h7v7h-7zM12.5 21.5h7v7h-7zM3.5 12.5h7v7h-7zM21.5 12.5h7v7h-7z" />
          <path d="M12.5 12.5h7v7h-7z" fill="var(--ol)" />
        </g>
      </>
    ),
  },
  column: {
    box: '0 0 32 32',
    body: (
      <>
        <g {...OL1} fill="#E9DCC0">
          <path d="M11.5 2.5h9v7.5h-9zM11.5 22h9v7.5h-9z" />
          <path d="M11.5 12.2h9v7.5h-9z" fill="var(--ol)" />
        </g>
      </>
    ),
  },
  row: {
    box: '0 0 32 32',
    body: (
      <>
        <g {...OL1} fill="#E9DCC0">
          <path d="M2.5 11.5H10v9H2.5zM22 11.5h7.5v9H22z" />
          <path d="M12.2 11.5h7.5v9h-7.5z" fill="var(--ol)" />
        </g>
      </>
    ),
  },
} satisfies Drawings;
