import '../../ui/log.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n';
import { Avatar } from '../../ui/Avatar';
import { Select } from '../../ui/Field';
import { Panel } from '../../ui/Panel';
import { movesOf, type Move } from './moves';
import type { Replay } from './useReplay';

const ALL = 'all';

export function MoveList({ replay }: { replay: Replay }) {
  const { table, game, moves } = replay;
  const [whose, setWhose] = useState(ALL);
  const seats = game.store.seats.value;
  const shown = movesOf(moves, whose === ALL ? null : Number(whose));
  const host = useRef<HTMLOListElement>(null);
  const position = table.position.value;
  useEffect(() => {
    const row = host.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the list itself is scrolled: on a phone the page must stay at the board.
    if (row && host.current) host.current.scrollTop = row.offsetTop - host.current.clientHeight / 2;
  }, [position]);
  return (
    <Panel title={t('table.replay.moves')} class="replay-moves">
      <div class="replay-filter">
        <Select
          label={t('table.replay.filter')}
          hideLabel
          value={whose}
          options={[
            { value: ALL, text: t('table.replay.all') },
            ...seats.map((seat, index) => ({ value: String(index), text: t('table.replay.of', { name: seat.name }) })),
          ]}
          onChange={setWhose}
        />
      </div>
      <ol ref={host} class="move-list">
        {shown.map((move) => (
          <Row key={move.number} move={move} replay={replay} isCurrent={move.number === position} />
        ))}
      </ol>
    </Panel>
  );
}

function Row({ move, replay, isCurrent }: { move: Move; replay: Replay; isCurrent: boolean }) {
  const { table, game } = replay;
  const [first] = move.told;
  const seat = move.told.find((line) => line.seat !== undefined)?.seat;
  const colour = seat === undefined ? undefined : game.store.seats.value[seat]?.colour;
  return (
    <li>
      <button
        type="button"
        class="move-row"
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => {
          table.pause();
          table.seek(move.number);
        }}
      >
        <span class="num move-number">{move.number}</span>
        {colour ? <Avatar colour={colour} size="xs" /> : <span class="log-dot" />}
        <span class="log-words">{first?.content}</span>
      </button>
    </li>
  );
}
