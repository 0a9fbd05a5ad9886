/** Small things that come again in many places: prices, costs, points. */
import { t } from '../../i18n';
import { Piece } from './art/Piece';
import { GOOD_NUMBERS, goodOf } from './facts';

/** `plain`: without the picture of a coin, where it is clear what is meant. */
export function Price({ coins, plain = false }: { coins: number; plain?: boolean }) {
  return coins === 0 ? (
    <span class="ov-price ov-price-free">{t('oddville.free')}</span>
  ) : (
    <span class="ov-price ov-price-pay">
      {coins}
      {!plain && <Piece name="coin" />}
    </span>
  );
}

interface GoodsProps {
  counts: readonly number[];
  /** How many of each are not there yet: the last ones are grey. */
  missing?: readonly number[];
}

/** Each good once for each time it is needed. */
export function Goods({ counts, missing }: GoodsProps) {
  const pieces = GOOD_NUMBERS.flatMap((resource) => {
    const count = counts[resource] ?? 0;
    const there = count - (missing?.[resource] ?? 0);
    return Array.from({ length: count }, (_, nth) => (
      <Piece key={`${resource}-${nth}`} name={goodOf(resource)} class={nth < there ? '' : 'ov-missing'} />
    ));
  });
  return <span class="ov-goods">{pieces}</span>;
}

export function Points({ points }: { points: number }) {
  return <span class="ov-vp num">{points}</span>;
}
