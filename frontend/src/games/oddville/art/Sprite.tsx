/**
 * All drawings once, as symbols that every piece refers to. The sprite stands in the page as long as a screen of
 * the game does.
 */
import { render } from 'preact';
import { BUILDINGS } from './buildings';
import { EDGES } from './edges';
import { GOODS } from './goods';
import { GUILD_ART } from './guilds';
import { HOUSES } from './houses';
import { MORE_BUILDINGS } from './moreBuildings';
import type { Drawing } from './outline';
import { PORTRAITS } from './portraits';
import { SIGNS } from './signs';

const DRAWINGS = { ...GOODS, ...SIGNS, ...GUILD_ART, ...PORTRAITS, ...HOUSES, ...EDGES, ...BUILDINGS, ...MORE_BUILDINGS };

export type DrawingName = keyof typeof DRAWINGS;
export type BuildingName = keyof typeof BUILDINGS | keyof typeof MORE_BUILDINGS;

export const drawing = (name: DrawingName): Drawing => DRAWINGS[name];
export const symbol = (name: DrawingName): string => `#ov-${name}`;

function Sprite() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <clipPath id="ov-card">
        <rect x="2" y="2" width="116" height="116" rx="8" />
      </clipPath>
      {Object.entries<Drawing>(DRAWINGS).map(([name, { box, body }]) => (
        <symbol key={name} id={`ov-${name}`} viewBox={box}>
          {body}
        </symbol>
      ))}
    </svg>
  );
}

let screens = 0;
let host: HTMLElement | null = null;

/** Returns how to take the sprite away again. */
export function mountSprite(): () => void {
  screens += 1;
  if (!host) {
    host = document.createElement('div');
    host.className = 'ov-sprite';
    render(<Sprite />, host);
    document.body.append(host);
  }
  return () => {
    screens -= 1;
    if (screens > 0) return;
    host?.remove();
    host = null;
  };
}
