import { t } from '../../../i18n';
import type { Control } from '../control';
import { legalOf, spread } from '../look';
import { HAND_LIMIT } from '../map';
import { CardButton } from './Card';
import { Group } from './Group';

/** My cards; those that are chosen stand a little higher. */
export function Hand({ control }: { control: Control }) {
  const { own } = control.look.value.view;
  const pick = control.pick.value;
  if (!own) return null;
  const cards = spread(own.hand);
  const usable = new Set([
    ...legalOf(control.look.value, 'lay-cards').map(({ kind }) => kind),
    ...legalOf(control.look.value, 'put-open').map(({ kind }) => kind),
  ]);
  return (
    <Group
      title={t('venice.hand')}
      aside={t('venice.hand.of', { n: cards.length, limit: HAND_LIMIT })}
      class={cards.length > 0 ? 'v-hand' : 'v-hand v-hand-empty'}
      piece="hand"
    >
      {cards.map((kind, index) => {
        const nth = index - cards.indexOf(kind);
        const chosen = pick?.tag === 'hand' && pick.kind === kind && nth < pick.count;
        return (
          <CardButton
            key={`${kind} ${nth}`}
            kind={kind}
            where={t('venice.hand')}
            piece={`hand-${kind}`}
            chosen={chosen}
            open={usable.has(kind)}
            onTap={() => control.tapCard(kind, chosen)}
          />
        );
      })}
      {Array.from({ length: Math.max(0, HAND_LIMIT - cards.length) }, (_, index) => (
        <span key={index} class="v-slot v-slot-hand">
          {t('venice.hand.free')}
        </span>
      ))}
    </Group>
  );
}
