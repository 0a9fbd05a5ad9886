/** The six player colours. Each comes with a shape and a pattern, so that colour never speaks alone. */
export type Colour = 'blue' | 'red' | 'yellow' | 'purple' | 'green' | 'slate';

export const COLOURS: readonly Colour[] = ['blue', 'red', 'yellow', 'purple', 'green', 'slate'];

export function isColour(value: unknown): value is Colour {
  return COLOURS.some((colour) => colour === value);
}

/** Outline of each colour's shape on a 24 grid: circle, triangle, square, diamond, star, cross. */
export const SHAPES: Record<Colour, string> = {
  blue: 'M12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15z',
  red: 'M12 3.8 20.5 19h-17z',
  yellow: 'M5 5h14v14H5z',
  purple: 'M12 2.5 21 12l-9 9.5L3 12z',
  green: 'm12 2.5 2.900 6.200 6.700.8-5 4.600 1.400 6.700L12 17.400 6 20.800l1.400-6.700-5-4.600 6.700-.8z',
  slate: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
};
