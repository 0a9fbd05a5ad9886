import type { GameSession } from '../../store/gameSession';
import type { LogLine } from '../../store/story';

/** Says what has just happened to those who do not see it, wherever the log itself is. */
export function Narrator({ game }: { game: GameSession }) {
  return (
    <p class="sr-only" role="log" aria-live="polite">
      {newest(game.story.lines.value)}
    </p>
  );
}

/** All lines of the last move, in the order in which they happened. */
export function newest(lines: readonly LogLine[]): string {
  const seq = lines[0]?.seq;
  const last = lines.filter((line) => line.seq === seq).toReversed();
  return last.map(({ told }) => told.spoken).join('. ');
}
