import './board.css';
import { City } from './City';
import type { Desk } from './desk';
import { OpenSheet } from './OpenSheet';
import { Tracks } from './Tracks';
import { Tray } from './Tray';

/** The desk with the sheet on it: mine, or the one a spectator looks at, who finds the dice here too. */
export function Board({ desk }: { desk: Desk }) {
  const isMine = desk.owner.value === desk.table.seat;
  return (
    <>
      <div class="dc-desk" data-round={desk.look.value.view.round}>
        {desk.table.seat === null && <Tray desk={desk} />}
        <div class="dc-stage">
          <div class="dc-paper" data-paper={desk.owner.value}>
            <City desk={desk} />
            <Tracks desk={desk} seat={desk.owner.value} plan={isMine ? desk.choice.value.forecast : null} />
          </div>
        </div>
      </div>
      <OpenSheet desk={desk} />
    </>
  );
}
