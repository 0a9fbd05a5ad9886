/** Each player draws with a pen of the player's colour. Paper is light in both themes, so the inks never change. */
import type { Colour } from '../../ui/players';

export interface Pen {
  ink: string;
  /** Light inks get a darker rim, so that they stand out from the paper. */
  rim: string;
}

export const PENS: Record<Colour, Pen> = {
  blue: { ink: '#1C4CA3', rim: '#1C4CA3' },
  red: { ink: '#CC3D1C', rim: '#CC3D1C' },
  yellow: { ink: '#F2BE2E', rim: '#7A5600' },
  purple: { ink: '#C873C6', rim: '#7B2F79' },
  green: { ink: '#08806D', rim: '#08806D' },
  slate: { ink: '#37343A', rim: '#37343A' },
};

/** Roads that were there from the start. */
export const PRINTED: Pen = { ink: '#5A5368', rim: '#5A5368' };
export const PAPER = '#FFFDF6';
export const HIGHLIGHT = '#FFE169';
