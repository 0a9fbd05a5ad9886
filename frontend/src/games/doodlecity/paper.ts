/** What is printed on everybody's sheet. Squares are numbered 0-24 along the rows, roads 1-6, 0 is no road. */
import printed from '../../../../shared/data/doodlecity/sheet.json';

export type Kind = 'hotel' | 'park' | 'shop' | 'taxi';
export type Side = 'N' | 'E' | 'S' | 'W';

export const SIZE = printed.size;
export const SQUARES: readonly number[] = printed.squares.map((_, square) => square);
export const SHAPES: readonly number[] = printed.road_pieces.map((_, index) => index + 1);
export const HOTEL_TRACK: readonly number[] = printed.hotel_track.values;
export const SHOP_TRACK: readonly number[] = printed.shop_track.values;
export const BONUSES: readonly number[] = printed.shop_track.first_bonus;
/** The values that end the game: they carry a flag. */
export const ENDING = { hotel: printed.hotel_track.end_value, shop: printed.shop_track.end_value };
export const TREES = printed.trees;
export const TAXI_POINTS = printed.taxi_points;
export const TREE_POINTS = printed.tree_points;

export function kindOf(square: number): Kind {
  return printed.squares[square]?.kind as Kind;
}

/** 1-5, as the blue die counts. */
export function columnOf(square: number): number {
  return (square % SIZE) + 1;
}

/** 1-5, as the white dice count. */
export function rowOf(square: number): number {
  return Math.floor(square / SIZE) + 1;
}

export function squareAt(column: number, row: number): number {
  return (row - 1) * SIZE + column - 1;
}

/** How many houses stand in a park. */
export function housesIn(square: number): number {
  return printed.squares[square]?.houses ?? 0;
}

/** Which of a park's houses have a printed cross. */
export function printedCrosses(square: number): number {
  return printed.squares[square]?.crossed_at_start ?? 0;
}

export function sidesOf(shape: number): readonly [Side, Side] {
  return printed.road_pieces[shape - 1] as [Side, Side];
}

interface Rank {
  code: string;
  from: number;
}

/** The solo ranks, the lowest first. */
export const RANKS: readonly Rank[] = printed.solo.ranks.map(([from, , name]) => ({
  code: String(name).replaceAll(' ', '-'),
  from: Number(from),
}));
export const ACHIEVEMENTS: readonly string[] = Object.keys(printed.solo.achievements).map((key) => key.replaceAll('_', '-'));
