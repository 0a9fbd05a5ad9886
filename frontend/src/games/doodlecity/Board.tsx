import './board.css';
import { City } from './City';
import type { Desk } from './desk';
import { OpenSheet } from './OpenSheet';
import { Tracks } from './Tracks';

/** The desk with the sheet on it: mine, or the one a spectator looks at. */
export function Board({ desk }: { desk: Desk }) {
  const isMine = desk.owner.value === desk.table.seat;
  return (
    <div class="dc-desk" data-round={desk.look.value.view.round}>
      <div class="dc-paper" data-paper={desk.owner.value}>
        <City desk={desk} />
        <Tracks desk={desk} seat={desk.owner.value} plan={isMine ? desk.choice.value.forecast : null} />
      </div>
      <OpenSheet desk={desk} />
    </div>
  );
}
