import type { Told } from '../../games/contract';
import { t } from '../../i18n';
import { Avatar } from '../../ui/Avatar';
import type { Move } from './moves';
import type { Replay } from './useReplay';

/** What happened last: some moves need no words. */
function lastTold(moves: readonly Move[], position: number): readonly Told[] {
  return moves.findLast(({ number, told }) => number <= position && told.length > 0)?.told ?? [];
}

/** What has just happened, under the board. */
export function Caption({ replay: { table, game, moves } }: { replay: Replay }) {
  const position = table.position.value;
  const told = lastTold(moves, position);
  const seat = told.find((line) => line.seat !== undefined)?.seat;
  const colour = seat === undefined ? undefined : game.store.seats.value[seat]?.colour;
  return (
    <div class="replay-caption" aria-live="polite">
      <b class="num replay-number">{position}</b>
      {colour && <Avatar colour={colour} />}
      <p>
        {told.length === 0
          ? t('table.replay.start')
          : told.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the lines of one move never change
              <span key={index} class="replay-line">
                {line.content}
              </span>
            ))}
      </p>
    </div>
  );
}
