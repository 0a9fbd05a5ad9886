/** The race at a glance, where the map is too small to read its numbers. */
import { t } from '../../../i18n';
import { SHAPES } from '../../../ui/players';
import type { SeatState } from '../../../ui/SeatChip';
import { GOAL } from '../map';
import type { PlayerView } from '../schema.gen';

const MARKS = [0, 10, 20, 30, 40, 50, 60];

const across = (space: number): string => `${(Math.min(space, GOAL) / GOAL) * 100}%`;

export function Ribbon({ players, seats }: { players: readonly PlayerView[]; seats: readonly SeatState[] }) {
  return (
    <div class="v-ribbon" role="img" aria-label={spoken(players, seats)}>
      <div class="v-ribbon-line">
        {MARKS.map((mark) => (
          <span key={mark} class="v-ribbon-mark" style={{ left: across(mark) }}>
            {mark}
          </span>
        ))}
        {players.map(({ gondola }, seat) => {
          const { colour = 'slate', me = false } = seats[seat] ?? {};
          const before = players.slice(0, seat).filter((other) => other.gondola === gondola).length;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
            <span key={seat} class={`v-ribbon-seat p-${colour} ${me ? 'v-ribbon-me' : ''}`} style={{ left: across(gondola), marginLeft: `${before * 9}px` }}>
              <svg viewBox="0 0 24 24">
                <path d={SHAPES[colour]} fill="currentColor" />
              </svg>
            </span>
          );
        })}
      </div>
    </div>
  );
}

function spoken(players: readonly PlayerView[], seats: readonly SeatState[]): string {
  const each = players.map(({ gondola }, seat) => t('venice.gondola.alone', { name: seats[seat]?.name ?? '', n: gondola }));
  return [t('venice.board.track'), ...each].join(', ');
}
