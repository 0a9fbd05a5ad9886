import { t } from '../../../i18n';
import { GroundIcon } from '../art/ground';
import { Bag } from '../art/pieces';
import type { Control } from '../control';
import { nameOf } from '../words';
import { Steps } from './Steps';

/** Whose turn it is, its three actions, and the key to the map. */
export function TurnPane({ control }: { control: Control }) {
  const { turn } = control.look.value.view;
  const name = nameOf(control.table.seats.value, turn.seat);
  return (
    <div class="v-turn">
      <p class="v-turn-of">{control.isTurn ? t('venice.turn.mine') : t('venice.turn.of', { name })}</p>
      <Steps control={control} />
      <ul class="v-key" aria-label={t('venice.key')}>
        <li>
          <GroundIcon kind="swamp" /> {t('venice.key.swamp')}
        </li>
        <li>
          <GroundIcon kind="sand" /> {t('venice.key.free')}
        </li>
        <li>
          <GroundIcon kind="bricks" /> {t('venice.key.bricks')}
        </li>
        <li>
          <svg class="v-piece" viewBox="0 0 32 32" aria-hidden="true">
            <rect x="2" y="2" width="28" height="28" rx="6" fill="#2F8C9A" />
            <path d="M6 16h20" stroke="#fff" stroke-width="3" stroke-dasharray="5 3.500" stroke-linecap="round" />
          </svg>{' '}
          {t('venice.key.bridge')}
        </li>
        <li class="v-key-wide">
          <Bag /> {t('venice.key.touch')}
        </li>
      </ul>
    </div>
  );
}
