import type { GameSession } from '../../store/gameSession';
import type { LiveTable } from '../../store/liveTable';

/** What every layout of a running game gets. */
export interface TableProps {
  table: LiveTable;
  game: GameSession;
  onSeat: (seat: number) => void;
  onResult: () => void;
}
