import { t } from '../../../i18n';
import { Piece } from '../art/Piece';
import type { Desk } from '../desk';
import type { CharacterName, Guild } from '../facts';
import { place, type Power } from '../places';
import { Touch } from '../Touch';

export const POWERS: readonly { power: Power; character: CharacterName; guild: Guild }[] = [
  { power: 'flip', character: 'cheater', guild: 'mask' },
  { power: 'swap', character: 'bookkeeper', guild: 'mask' },
  { power: 'settle', character: 'traveller', guild: 'bells' },
];

/** What my characters let me do on the side in my own turn. */
export function Powers({ desk }: { desk: Desk }) {
  const usable = POWERS.filter(({ power }) => ['lit', 'open'].includes(desk.standing(place.power(power))));
  if (!desk.isMine || usable.length === 0) return null;
  return (
    <div class="ov-powers" role="group" aria-label={t('oddville.powers')}>
      {usable.map(({ power, guild }) => (
        <Touch key={power} desk={desk} where={place.power(power)} name={t(`oddville.power.${power}`)} class="ov-power">
          <Piece name={guild} />
          {t(`oddville.power.${power}`)}
        </Touch>
      ))}
    </div>
  );
}
