import { t } from '../../../i18n';
import { BuildingIcon } from '../art/buildings';
import type { Control } from '../control';
import { isLegal, legalOf, spread, total } from '../look';
import { OPEN_LIMIT } from '../map';
import { CardButton } from './Card';
import { Group } from './Group';

/** The pile and the open cards. */
export function DrawPlace({ control }: { control: Control }) {
  const look = control.look.value;
  const { pile, discards, open } = look.view;
  const pick = control.pick.value;
  const cards = spread(open);
  const takeable = new Set(legalOf(look, 'take-open').map(({ kind }) => kind));
  const canDraw = isLegal(look, { tag: 'draw-cards' });
  return (
    <Group title={t('venice.draw')} aside={t('venice.draw.piles', { pile, discards: total(discards) })} class="v-draw">
      <button
        type="button"
        class={`v-pile ${canDraw ? 'v-card-open' : ''} ${pile === 0 ? 'v-pile-empty' : ''}`}
        data-piece="pile"
        onClick={() => control.tapPile()}
      >
        <BuildingIcon kind={4} />
        <b class="num v-pile-count" aria-hidden="true">
          {pile}
        </b>
        <span class="sr-only">{t('venice.draw.pileLabel', { n: pile })}</span>
      </button>
      {cards.map((kind) => (
        <CardButton
          key={kind}
          kind={kind}
          small
          where={t('venice.draw.slot')}
          piece={`open-${kind}`}
          chosen={pick?.tag === 'open' && pick.kind === kind}
          open={takeable.has(kind)}
          onTap={() => control.tapOpenCard(kind)}
        />
      ))}
      {Array.from({ length: Math.max(0, OPEN_LIMIT - 1 - cards.length) }, (_, index) => (
        <span key={index} class="v-slot" data-piece={index === 0 ? 'open-slot' : undefined}>
          {t('venice.draw.slot')}
        </span>
      ))}
    </Group>
  );
}
