/** The three actions of a turn: what is over, what is now, what comes. */
import { t } from '../../../i18n';
import { Icon } from '../../../ui/Icon';
import type { Control } from '../control';
import type { AnyPrompt } from '../schema.gen';
import { nameOf } from '../words';

const ACTIONS = ['build', 'drain', 'draw'] as const;

/** Which action the turn is in: 0, 1 or 2; 3 when the turn is over. */
export function actionOf(prompts: readonly AnyPrompt[]): number {
  switch (prompts[0]?.tag) {
    case 'drain-stage':
      return 1;
    case 'draw-stage':
    case 'third-stage':
      return 2;
    case 'final-trade':
    case undefined:
      return 3;
    default:
      return 0;
  }
}

export function Steps({ control, short = false }: { control: Control; short?: boolean }) {
  const { prompts, view } = control.look.value;
  const now = actionOf(prompts);
  const whose = control.isTurn
    ? t('venice.turn.mine')
    : t('venice.turn.of', { name: nameOf(control.table.seats.value, view.turn.seat) });
  return (
    <ol class={short ? 'v-steps v-steps-short' : 'v-steps'} aria-label={whose}>
      {ACTIONS.map((action, index) => (
        <li
          key={action}
          class={index === now ? 'v-step-now' : index < now ? 'v-step-over' : ''}
          aria-current={index === now ? 'step' : undefined}
        >
          <i aria-hidden="true">{index < now ? <Icon name="check" size="s" /> : index + 1}</i>
          <span>{short ? t(`venice.stepShort.${action}`) : t(`venice.step.${action}`)}</span>
          {index < now && <span class="sr-only">{t('venice.step.over')}</span>}
        </li>
      ))}
    </ol>
  );
}
