/** The four workers, 48 x 40. */
import { OL, type Drawings } from './outline';

export const PORTRAITS = {
  apprentice: {
    box: '0 0 48 40',
    body: (
      <>
        <g {...OL}>
          <path d="M9 40c0-8 6-12 15-12s15 4 15 12z" fill="#A98A5E" />
          <circle cx="24" cy="19.5" r="9" fill="#F0C49C" />
          <path d="M14.5 17c-1-10 20-10 19 0-6-3-13-3-19 0z" fill="#C98B3D" />
        </g>
        <circle cx="20.5" cy="19.5" r="1.2" fill="var(--ol)" />
        <circle cx="27.5" cy="19.5" r="1.2" fill="var(--ol)" />
        <path d="M21.5 23.8c1.6 1.3 3.4 1.3 5 0" stroke="var(--ol)" stroke-width="1.3" fill="none" stroke-linecap="round" />
      </>
    ),
  },
  journeyman: {
    box: '0 0 48 40',
    body: (
      <>
        <g {...OL}>
          <path d="M9 40c0-8 6-12 15-12s15 4 15 12z" fill="#7C5A44" />
          <circle cx="24" cy="19.5" r="9" fill="#D9A577" />
          <path d="M12.5 15.5C16 4 32 4 35.5 15.5z" fill="#B5442F" />
          <path d="M10 15.5h28v3H10z" fill="#8C2F20" />
        </g>
        <circle cx="20.5" cy="19.5" r="1.2" fill="var(--ol)" />
        <circle cx="27.5" cy="19.5" r="1.2" fill="var(--ol)" />
        <path d="M21.5 23.8c1.6 1.3 3.4 1.3 5 0" stroke="var(--ol)" stroke-width="1.3" fill="none" stroke-linecap="round" />
      </>
    ),
  },
  foreman: {
    box: '0 0 48 40',
    body: (
      <>
        <g {...OL}>
          <path d="M9 40c0-8 6-12 15-12s15 4 15 12z" fill="#3F6E74" />
          <circle cx="24" cy="19.5" r="9" fill="#F0C49C" />
          <path d="M15 16V5.5h18V16z" fill="#3F6E74" />
          <path d="M10.5 15.5h27v3h-27z" fill="#2E545A" />
        </g>
        <circle cx="20.5" cy="19.5" r="1.2" fill="var(--ol)" />
        <circle cx="27.5" cy="19.5" r="1.2" fill="var(--ol)" />
        <path d="M21.5 23.8c1.6 1.3 3.4 1.3 5 0" stroke="var(--ol)" stroke-width="1.3" fill="none" stroke-linecap="round" />
        <path d="M17 26c3 5 11 5 14 0-1 7-13 7-14 0z" fill="#8A5A34" stroke="var(--ol)" stroke-width="1" />
      </>
    ),
  },
  master: {
    box: '0 0 48 40',
    body: (
      <>
        <g {...OL}>
          <path d="M9 40c0-8 6-12 15-12s15 4 15 12z" fill="#6B4788" />
          <circle cx="24" cy="19.5" r="9" fill="#A9744A" />
          <path d="M12 17l2-11 5 5 5-8 5 8 5-5 2 11z" fill="var(--gold)" />
        </g>
        <circle cx="20.5" cy="19.5" r="1.2" fill="var(--ol)" />
        <circle cx="27.5" cy="19.5" r="1.2" fill="var(--ol)" />
        <path d="M21.5 23.8c1.6 1.3 3.4 1.3 5 0" stroke="var(--ol)" stroke-width="1.3" fill="none" stroke-linecap="round" />
        <path d="M15.5 40l8.5-11 8.5 11" fill="#FFF6E2" stroke="var(--ol)" stroke-width="1.3" />
      </>
    ),
  },
} satisfies Drawings;
