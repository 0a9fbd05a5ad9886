import { t } from '../../i18n';
import { Dialog } from '../../ui/Dialog';
import type { Desk } from './desk';
import { Ink } from './Ink';
import { PAPER, PENS } from './pens';
import { Print } from './Print';
import { Tracks } from './Tracks';
import { sheetTitle } from './words';

/** Another player's sheet, held up to be read. */
export function OpenSheet({ desk }: { desk: Desk }) {
  const seat = desk.opened.value;
  const close = (): void => {
    desk.opened.value = null;
  };
  const owner = seat === null ? undefined : desk.table.seats.value[seat];
  return (
    <Dialog title={owner ? sheetTitle(owner) : t('doodlecity.sheet.mine')} open={seat !== null} wide onClose={close}>
      {seat !== null && <WholeSheet desk={desk} seat={seat} />}
    </Dialog>
  );
}

function WholeSheet({ desk, seat }: { desk: Desk; seat: number }) {
  const { view } = desk.look.value;
  const sheet = view.sheets[seat];
  const owner = desk.table.seats.value[seat];
  if (!sheet || !owner) return null;
  return (
    <div class="dc-held-frame">
      <div class="dc-paper dc-held" data-paper={seat}>
        <svg class="dc-city" viewBox="-6 -6 512 512" role="img" aria-label={sheetTitle(owner)}>
          <rect width="500" height="500" fill={PAPER} />
          <Print />
          <Ink sheet={sheet} pen={PENS[owner.colour]} joined={view.scores[seat]?.joinedTaxis ?? []} notes />
        </svg>
        <Tracks desk={desk} seat={seat} plan={null} />
      </div>
    </div>
  );
}
