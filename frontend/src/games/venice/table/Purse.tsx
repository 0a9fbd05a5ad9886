import { t } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Bag, Tile } from '../art/pieces';
import type { Control } from '../control';
import { BAG_VALUES, TILE_VALUES } from '../map';
import type { Purse as Gold } from '../schema.gen';

/** My bags by value and my tiles with their sum: only I see what they are worth. */
export function Purse({ control }: { control: Control }) {
  const { own, trades } = control.look.value.view;
  if (!own) return null;
  const most = trades.at(-1)?.points ?? 0;
  return (
    <div class="v-purse" role="group" aria-label={t('venice.purse')} data-piece="purse">
      <Worth own={own} />
      <b class="v-purse-gold num">{t('venice.purse.gold', { n: own.gold })}</b>
      <Button
        size="small"
        class="v-trade"
        disabled={most === 0}
        onWhyNot={() => void control.ask({ tag: 'trade-gold', points: 1 })}
        onClick={() => {
          control.trading.value = true;
        }}
      >
        {t('venice.trade')}
        {most > 0 && <span class="btn-price">+{most}</span>}
      </Button>
    </div>
  );
}

/** Several bags of the same value are one picture and a number. */
export function Worth({ own }: { own: Pick<Gold, 'bags' | 'tiles'> }) {
  const tiles = own.tiles.reduce((sum, count) => sum + count, 0);
  const gold = own.tiles.reduce((sum, count, index) => sum + count * (TILE_VALUES[index] ?? 0), 0);
  return (
    <span class="v-worth">
      {BAG_VALUES.map((value, index) => {
        const count = own.bags[index] ?? 0;
        return count > 0 ? (
          <span key={value} class="v-coinage">
            <span class="sr-only">{t('venice.purse.bag', { n: value })}</span>
            <Bag value={value} />
            {count > 1 && <small>×{count}</small>}
          </span>
        ) : null;
      })}
      {tiles > 0 && (
        <span class="v-coinage">
          <span class="sr-only">{t('venice.purse.tiles', { n: tiles, gold })}</span>
          <Tile value={gold} />
          <small>{tiles}</small>
        </span>
      )}
    </span>
  );
}
