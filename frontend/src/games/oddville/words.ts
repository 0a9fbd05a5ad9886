/** The nouns of OddVille in the player's language. */
import { list, lookUp, t } from '../../i18n';
import type { SeatState } from '../../ui/SeatChip';
import { SQUARE, cardOf, characterOf, goodOf, workerOf, type Bonus, type Guild } from './facts';

const text = (key: string): string => lookUp(`oddville.${key}`) ?? key;

export const cardName = (card: number): string => (card === SQUARE ? t('oddville.square') : text(`card.${cardOf(card).id}`));
export const goodName = (resource: number): string => text(goodOf(resource));
/** Inside a sentence. */
export const goodWord = (resource: number): string => text(`good.${goodOf(resource)}`);
export const workerName = (worker: number): string => text(`worker.${workerOf(worker).name}`);
export const characterName = (character: number): string => text(`character.${characterOf(character).name}`);
export const effectText = (character: number): string => text(`effect.${characterOf(character).name}`);
export const guildName = (guild: Guild): string => text(`guild.${guild}`);

export function bonusName(bonus: Bonus): string {
  const isGood = bonus === 'wood' || bonus === 'clay' || bonus === 'stone' || bonus === 'crystal';
  return text(isGood ? `good.${bonus}` : `bonus.${bonus}`);
}

export function scoringText(card: number): string {
  const { scoring, base, guild } = cardOf(card);
  return lookUp(`oddville.scoring.${scoring}`, { n: base, guild: guild ? guildName(guild) : '' }) ?? scoring;
}

/** Goods by how many of each: "2 wood, 1 stone". */
export function goodsText(counts: readonly number[]): string {
  return list(counts.flatMap((n, resource) => (n > 0 ? [t('oddville.goods', { n, good: goodWord(resource) })] : [])));
}

export const coinsText = (n: number): string => t('oddville.coins', { n });
export const priceText = (n: number): string => (n === 0 ? t('oddville.free') : coinsText(n));

export function seatName(seats: readonly SeatState[], seat: number): string {
  return seats[seat]?.name ?? '';
}
