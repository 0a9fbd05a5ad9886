import { t } from '../../../i18n';
import type { PromptButton, PromptModel } from '../../../ui/PromptBar';
import { Bag } from '../art/pieces';
import type { Control } from '../control';
import type { AnyAction } from '../schema.gen';
import { nameOf } from '../words';
import { DONE, button } from './buttons';

function tradeButton(control: Control): PromptButton {
  return {
    text: t('venice.trade'),
    onClick: () => {
      control.trading.value = true;
    },
  };
}

export function inBetween(control: Control, before: number): PromptModel {
  const { seat, seats } = control.table;
  return {
    title: t('venice.between.title'),
    emblem: <Bag />,
    reason: before === seat ? t('venice.between.bags') : t('venice.between.move', { name: nameOf(seats.value, before) }),
    secondary: tradeButton(control),
    primary: button(control, t('venice.between.go'), DONE),
  };
}

export function lastTrade(control: Control): PromptModel {
  const { trades } = control.look.value.view;
  const most = trades.at(-1);
  const keep: AnyAction = { tag: 'settle-gold', points: 0 };
  const base = { title: t('venice.final.title'), emblem: <Bag />, reason: t('venice.final.reason') };
  if (!most) return { ...base, primary: button(control, t('venice.between.go'), keep) };
  return {
    ...base,
    chips: [{ key: 'stop', kind: 'info', content: t('venice.trade.to', { n: most.stop }) }],
    secondary:
      trades.length > 1
        ? { ...tradeButton(control), text: t('venice.final.other') }
        : button(control, t('venice.final.none'), keep),
    primary: button(control, t('venice.final.all', { n: most.points }), { tag: 'settle-gold', points: most.points }),
  };
}
