import { t } from '../../../i18n';
import { Meeple, Piece } from '../art/Piece';
import type { Desk } from '../desk';
import { goodOf } from '../facts';
import { heldBy } from '../model/goods';
import { goodName } from '../words';

/** Coins, goods and free workers in one line. */
export function Purse({ desk }: { desk: Desk }) {
  const view = desk.view.value;
  const player = view.players[desk.side];
  if (!player) return null;
  return (
    <div class="ov-purse">
      <Coins coins={player.coins} max={view.limits.coins} seat={desk.side} />
      <span class="ov-stats">
        {heldBy(view, desk.side).map((count, resource) => (
          // oxlint-disable-next-line react/no-array-index-key -- a resource is its number
          <GoodStat key={resource} seat={desk.side} resource={resource} count={count} />
        ))}
      </span>
      <span class="ov-stat" data-anchor={`supply-${desk.side}`}>
        <Meeple colour={desk.colour(desk.side)} />
        <span class="sr-only">{t('oddville.workers.supplyName', { n: player.supply })}</span>
        <span aria-hidden="true">{player.supply}</span>
      </span>
    </div>
  );
}

export function Coins({ coins, max, seat }: { coins: number; max: number; seat: number }) {
  return (
    <span class="ov-coins" role="img" aria-label={t('oddville.coins.of', { n: coins, max })} data-anchor={`coins-${seat}`}>
      {Array.from({ length: max }, (_, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- coins are alike
        <Piece key={nth} name="coin" class={nth < coins ? '' : 'ov-coin-empty'} />
      ))}
    </span>
  );
}

export function GoodStat({ seat, resource, count }: { seat: number; resource: number; count: number }) {
  return (
    <span class={`ov-stat ${count === 0 ? 'ov-stat-zero' : ''}`} title={goodName(resource)} data-anchor={`held-${seat}-${resource}`}>
      <Piece name={goodOf(resource)} />
      <span class="sr-only">{goodName(resource)} </span>
      {count}
    </span>
  );
}
