import './mine.css';
import { layout } from '../../../ui/media';
import type { Control } from '../control';
import { DrawPlace } from './DrawPlace';
import { Hand } from './Hand';
import { Laid } from './Laid';
import { Purse } from './Purse';
import { Steps } from './Steps';

/** My things: along the bottom of a wide screen, in the first tab of a small one. */
export function Mine({ control }: { control: Control }) {
  if (layout.value === 'wide') {
    return (
      <div class="v-mine v-mine-wide">
        <Laid control={control} />
        <Hand control={control} />
        <DrawPlace control={control} />
      </div>
    );
  }
  return (
    <div class="v-mine v-mine-narrow">
      {control.isTurn && <Steps control={control} short />}
      {control.prompt.value?.tag === 'draw-stage' ? (
        <DrawPlace control={control} />
      ) : (
        <div class="v-mine-line">
          <Laid control={control} />
          <Purse control={control} />
        </div>
      )}
      <Hand control={control} />
    </div>
  );
}
