/** Actions in words: what the button says, and what it costs. */
import { t } from '../../i18n';
import type { Desk } from './desk';
import { forecastOf } from './model/town';
import type { AnyAction } from './schema.gen';
import { cardName, coinsText, goodWord } from './words';

export function actionText(desk: Desk, action: AnyAction): string {
  switch (action.tag) {
    case 'choose-resource':
      return t('oddville.do.start', { good: goodWord(action.resource) });
    case 'recall':
      return t('oddville.do.recall');
    case 'take-coins':
      return t('oddville.do.coins', { coins: coinsText(desk.view.value.terms?.coins[action.card] ?? 0) });
    case 'fetch-resource':
      return t('oddville.do.fetch', { good: goodWord(action.resource) });
    case 'take-project':
      return t('oddville.do.project', { card: cardName(desk.view.value.row[action.slot] ?? 0) });
    case 'discard-project':
      return t('oddville.do.discard', { card: cardName(action.project) });
    case 'build':
      return t('oddville.do.build');
    case 'claim-coin':
      return t('oddville.do.claim', { what: coinsText(1) });
    case 'claim-resource':
      return t('oddville.do.claim', { what: goodWord(action.resource) });
    case 'claim-conversion':
      return t('oddville.do.convert', { from: goodWord(action.resource), to: goodWord(action.to) });
    case 'flip-coin':
      return t('oddville.do.flip');
    case 'swap-project':
      return t('oddville.do.swap', { card: cardName(desk.view.value.row[action.slot] ?? 0) });
    case 'settle-on-square':
      return t('oddville.do.settle', { good: goodWord(action.resource) });
    case 'return-worker':
      return t('oddville.do.return');
    case 'end-turn':
      return t('oddville.ask.end.button');
    case 'collect':
      return t('oddville.ask.tax.yes');
    case 'decline':
      return t('ui.prompt.notNow');
    case 'undo':
      return t('ui.undo');
  }
}

/** Coins that the action costs me, as the view tells. */
export function actionPrice(desk: Desk, action: AnyAction): number {
  const { terms } = desk.view.value;
  switch (action.tag) {
    case 'recall':
      return terms?.recall ?? 0;
    case 'fetch-resource':
      return terms?.fetch[action.resource] ?? 0;
    case 'take-project':
      return terms?.slots[action.card]?.[action.slot] ?? 0;
    case 'build':
      return forecastOf(desk.view.value, action.project)?.fee ?? 0;
    default:
      return 0;
  }
}
