import { t } from '../../i18n';
import { Avatar } from '../../ui/Avatar';
import type { Replay } from './useReplay';

const HEIGHT = 100;

/** Each seat's points from the first move to the last; sliding over it moves through the game. */
export function PointsGraph({ replay: { table, game, points } }: { replay: Replay }) {
  const seats = game.store.seats.value;
  const position = table.position.value;
  const top = Math.max(1, ...points.flat());
  return (
    <div class="points-graph">
      <div class="graph-area">
        <svg viewBox={`0 0 ${Math.max(1, table.length)} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <line class="graph-now" x1={position} x2={position} y1="0" y2={HEIGHT} />
          {seats.map((seat, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
            <path key={index} class={`graph-line p-${seat.colour}`} d={lineOf(points, index, top)} />
          ))}
        </svg>
        <input
          class="graph-slider"
          type="range"
          min="0"
          max={table.length}
          value={position}
          aria-label={t('table.replay.moves')}
          aria-valuetext={t('table.replay.position', { n: position, total: table.length })}
          onInput={(event) => {
            table.pause();
            table.seek(event.currentTarget.valueAsNumber);
          }}
        />
      </div>
      <ul class="graph-seats" aria-label={t('table.replay.points')}>
        {seats.map((seat, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
          <li key={index} class={`p-${seat.colour}`}>
            <Avatar colour={seat.colour} size="small" presence={seat.presence} />
            <b>{seat.name}</b>
            <span class="num">{points[position]?.[index] ?? 0}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function lineOf(points: Replay['points'], seat: number, top: number): string {
  const heights = points.map((all) => HEIGHT - 4 - ((all[seat] ?? 0) / top) * (HEIGHT - 8));
  return heights.map((y, x) => `${x === 0 ? 'M' : 'L'}${x} ${y.toFixed(1)}`).join('');
}
