import './board.css';
import { layout } from '../../../ui/media';
import type { Desk } from '../desk';
import { Row } from '../panes/Row';
import { City } from './City';

/** The city; on a wide screen with the building row above it. */
export function Board({ desk }: { desk: Desk }) {
  return (
    <div class="ov-board">
      {layout.value === 'wide' && (
        <div class="ov-market">
          <Row desk={desk} />
        </div>
      )}
      <City desk={desk} />
    </div>
  );
}
