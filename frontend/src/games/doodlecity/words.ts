/** Names of squares, kinds, roads and people in the player's language. */
import { lookUp, t } from '../../i18n';
import type { SeatState } from '../../ui/SeatChip';
import { columnOf, kindOf, rowOf } from './paper';

/** For codes that come from the server; a code without words shows itself. */
export function word(key: string): string {
  return lookUp(`doodlecity.${key}`) ?? key;
}

export function placeName(square: number): string {
  return t('doodlecity.place', { column: columnOf(square), row: rowOf(square) });
}

export function kindName(square: number): string {
  return word(`kind.${kindOf(square)}`);
}

export function squareName(square: number): string {
  return t('doodlecity.square', { place: placeName(square), kind: kindName(square) });
}

export function roadName(shape: number): string {
  return word(`road.${shape}`);
}

export function nameOf(seat: SeatState | undefined): string {
  return seat?.me ? t('ui.you') : (seat?.name ?? '');
}

export function sheetTitle(owner: SeatState): string {
  return owner.me ? t('doodlecity.sheet.mine') : t('doodlecity.sheet.of', { name: owner.name });
}
