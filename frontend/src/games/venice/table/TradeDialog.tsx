import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { t } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Segmented } from '../../../ui/Segmented';
import type { Control } from '../control';
import { GOLD_PER_POINT } from '../map';
import type { AnyAction, TradeForecast } from '../schema.gen';
import { goldOf } from '../worth';
import { Worth } from './Purse';

/** How many spaces to buy, what the purse gives for them, and where the gondola would stop. */
export function TradeDialog({ control }: { control: Control }) {
  const wanted = useMemo(() => signal(1), []);
  const { trades } = control.look.value.view;
  const trade = trades.find(({ points }) => points === wanted.value) ?? trades[0];
  const close = (): void => {
    control.trading.value = false;
  };
  const confirm = (points: number): void => {
    close();
    const isLast = control.prompt.value?.tag === 'final-trade';
    const action: AnyAction = { tag: isLast ? 'settle-gold' : 'trade-gold', points };
    control.act(action);
  };
  return (
    <Dialog
      title={t('venice.trade.title')}
      open={control.trading.value && trade !== undefined}
      onClose={close}
      foot={
        trade && (
          <>
            <Button onClick={close}>{t('ui.cancel')}</Button>
            <Button kind="primary" onClick={() => confirm(trade.points)}>
              {t('venice.trade.button', { gold: goldOf(trade) })}
            </Button>
          </>
        )
      }
    >
      {trade && (
        <>
          <p>{t('venice.trade.text')}</p>
          <Segmented
            label={t('venice.trade.many')}
            value={String(trade.points)}
            options={trades.map(({ points }) => ({ value: String(points), text: `+${points}` }))}
            onChange={(points) => {
              wanted.value = Number(points);
            }}
          />
          <Payment trade={trade} />
        </>
      )}
    </Dialog>
  );
}

function Payment({ trade }: { trade: TradeForecast }) {
  const lost = goldOf(trade) - trade.points * GOLD_PER_POINT;
  return (
    <dl class="v-payment">
      <dt>{t('venice.trade.gives')}</dt>
      <dd>
        <Worth own={trade} />
        <small>{lost > 0 ? t('venice.trade.lost', { n: lost }) : t('venice.trade.exact')}</small>
      </dd>
      <dt class="sr-only">{t('venice.board.track')}</dt>
      <dd>
        <b class="num">{t('venice.trade.to', { n: trade.stop })}</b>
      </dd>
    </dl>
  );
}
