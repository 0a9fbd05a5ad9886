import './mine.css';
import { t } from '../../../i18n';
import { layout } from '../../../ui/media';
import type { Desk } from '../desk';
import { offersOf } from '../model/offers';
import { Characters } from './Characters';
import { Offers } from './Offers';
import { Powers } from './Powers';
import { Projects } from './Projects';
import { Purse } from './Purse';
import { Workers } from './Workers';

/** What lies in front of me. On a phone the tiles of the present choice take the place of the cards. */
export function Mine({ desk }: { desk: Desk }) {
  const offers = desk.isMine ? offersOf(desk.look.value, desk.prompt.value, desk.picks.value) : [];
  return layout.value === 'wide' ? <Dock desk={desk} offers={offers} /> : <Palm desk={desk} offers={offers} />;
}

type Props = { desk: Desk; offers: ReturnType<typeof offersOf> };

function Dock({ desk, offers }: Props) {
  return (
    <div class="ov-dock">
      <Projects desk={desk} />
      <Workers desk={desk} />
      <div class="ov-group ov-group-wide">
        {offers.length > 0 ? (
          <Offers desk={desk} offers={offers} />
        ) : (
          <>
            <Powers desk={desk} />
            <Characters desk={desk} />
          </>
        )}
      </div>
    </div>
  );
}

function Palm({ desk, offers }: Props) {
  return (
    <div class="ov-palm">
      <Purse desk={desk} />
      {offers.length > 0 ? (
        <Offers desk={desk} offers={offers} />
      ) : (
        <>
          <Powers desk={desk} />
          <div class="ov-cards" aria-label={t('oddville.hand')} role="group">
            <Projects desk={desk} />
            <Workers desk={desk} />
          </div>
        </>
      )}
    </div>
  );
}
