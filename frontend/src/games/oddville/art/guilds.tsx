/** The guilds: the emblem alone, and on its shield, where colour never speaks alone. 48 grid. */
import type { ComponentChildren } from 'preact';
import type { Guild } from '../facts';
import type { Drawing } from './outline';

const EMBLEMS: Record<Guild, ComponentChildren> = {
  rooster: (
    <>
      <path d="M14.5 11.2C13.3 9 13.6 6.3 15.6 5c.4 1.5 1 2.2 2 2.6C17.6 5 19 3.4 21 3c0 1.9.5 2.9 1.3 3.6.8-1.3 1.9-1.8 3.3-1.5-.9 2.3-1.1 4.2-2.6 6z" />
      <path d="M8 15.2l5.3-3.4c1.5-2.3 4-3.4 6.5-3 3.2.6 4.6 3.4 5.3 6.6 1 4.4 3.6 7 7.6 6.8-3-4.6-3-10.5.3-15.2.6 2.8 1.5 4.8 3 6.4.3-3.2 2-6 5-7.4-.4 2.8 0 5 1 7.2 1 2.5 1.3 5.5.6 8.5-1.3 6.4-5.3 11.7-11.6 13.6l-.3 4.4 4.3 2.3v1.5h-7.5l-.5-7.6c-1 .1-2 .1-3 0l-.2 4.3 4 2v1.3h-7.3l.4-8.7c-5.6-2.3-8.3-7.6-7.9-14.6l-.4-1.7c-.4 2-1.3 3.3-2.5 3.2-1.3-.1-1.8-1.9-1.3-3.7z" />
    </>
  ),
  mask: (
    <>
      <path fill-rule="evenodd" d="M3 18.5c3-4.5 8-6.3 13.2-5.3 3 .6 5.4 1.7 7.8 3.3 2.4-1.6 4.8-2.7 7.8-3.3C37 12.2 42 14 45 18.5c1 8.5-3.3 18.3-11.5 18.8-4 .2-6.8-2.3-9.5-5.6-2.7 3.3-5.5 5.8-9.5 5.6C6.3 36.8 2 27 3 18.5zM9.5 22.3c1.2 4.3 7.3 6.3 11 3-1.3-4.6-7.2-6.3-11-3zM38.5 22.3c-3.8-3.3-9.7-1.6-11 3 3.7 3.3 9.8 1.3 11-3z" />
      <path d="M24 13c-1.7-4-1.2-8 2-11 .3 2 1 3 2.3 3.7C29.8 4 31.8 3 34.5 3c-2.3 3.3-5.3 7-10.5 10z" />
    </>
  ),
  bells: (
    <>
      <path d="M24 8C21 3.5 14.5 2.5 13 5.5c-1.3 2.8 4 5.5 11 4.7 7 .8 12.3-1.9 11-4.7C33.5 2.5 27 3.5 24 8z" />
      <path transform="translate(16 13.5) rotate(20) scale(1.02 1.15)" d="M0 0c-4.4 0-6.4 3.8-6.4 9 0 5-1.4 7.2-3.1 9.5H9.5C7.8 16.2 6.4 14 6.4 9 6.4 3.8 4.4 0 0 0zM-3 20.3h6a3 3 0 0 1-6 0z" />
      <path transform="translate(32 13.5) rotate(-20) scale(1.02 1.15)" d="M0 0c-4.4 0-6.4 3.8-6.4 9 0 5-1.4 7.2-3.1 9.5H9.5C7.8 16.2 6.4 14 6.4 9 6.4 3.8 4.4 0 0 0zM-3 20.3h6a3 3 0 0 1-6 0z" />
    </>
  ),
  lily: (
    <>
      <path d="M24 2.5c5.5 6.5 7.6 14 3.3 24.5h-6.6C16.4 16.5 18.5 9 24 2.5z" />
      <path d="M18.3 27C18.5 18.5 14 13 8 13.5c-5.7.5-7 8.5-1.5 10.7.3-3 3.3-3.7 4.8-1.2 1 1.6 1.6 2.9 2.9 4zM29.7 27c-.2-8.5 4.3-14 10.3-13.5 5.7.5 7 8.5 1.5 10.7-.3-3-3.3-3.7-4.8-1.2-1 1.6-1.6 2.9-2.9 4z" />
      <path d="M12.5 28.8h23v4.4h-23z" />
      <path d="M20.7 35h6.6c.3 4 2.3 6.5 6 7.5-3 .5-6.3.8-9.3 3.5-3-2.7-6.3-3-9.3-3.5 3.7-1 5.7-3.5 6-7.5z" />
    </>
  ),
};

const SHIELD = 'M24 1.5c6 3.5 13 4.5 20 4.5 0 18-4 32-20 40.5C8 38 4 24 4 6c7 0 14-1 20-4.5z';

function emblem(guild: Guild): Drawing {
  return { box: '0 0 48 48', body: <g fill="currentColor">{EMBLEMS[guild]}</g> };
}

function shield(guild: Guild): Drawing {
  const body = (
    <>
      <path d={SHIELD} fill={`var(--g-${guild})`} stroke="var(--ol)" stroke-width="2.2" stroke-linejoin="round" />
      <g transform="translate(24 22.5) scale(.66) translate(-24 -24)" fill={`var(--g-${guild}-on)`}>
        {EMBLEMS[guild]}
      </g>
    </>
  );
  return { box: '0 0 48 48', body };
}

export const GUILD_ART = {
  rooster: shield('rooster'),
  mask: shield('mask'),
  bells: shield('bells'),
  lily: shield('lily'),
  'rooster-emblem': emblem('rooster'),
  'mask-emblem': emblem('mask'),
  'bells-emblem': emblem('bells'),
  'lily-emblem': emblem('lily'),
};
