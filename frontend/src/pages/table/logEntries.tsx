/** The story's lines as the log shows them. */
import { ago, t } from '../../i18n';
import type { GameSession } from '../../store/gameSession';
import type { LogLine } from '../../store/story';
import { Chip } from '../../ui/Chip';
import { useMinute } from '../../ui/clock';
import type { LogEntry } from '../../ui/Log';
import type { SeatState } from '../../ui/SeatChip';
import { ruleHref } from '../rules/links';

const SHOWN = 150;

export function useLogEntries({ store, story }: GameSession): readonly LogEntry[] {
  const now = useMinute();
  const lines = story.lines.value.slice(0, SHOWN);
  const newest = lines[0]?.seq;
  return lines.map((line) => entryOf(line, store.seats.value, line.seq === newest, now));
}

export function entryOf({ id, at, by, told }: LogLine, seats: readonly SeatState[], fresh: boolean, now: number): LogEntry {
  const colour = told.seat === undefined ? undefined : seats[told.seat]?.colour;
  const href = told.rule === undefined ? undefined : ruleHref(told.rule);
  return {
    id,
    content: (
      <>
        {told.content}
        {(by === 'order' || by === 'time') && <Chip class="log-by">{t(`table.by.${by}`)}</Chip>}
      </>
    ),
    time: ago(now - at),
    fresh,
    ...(colour && { colour }),
    ...(told.turn !== undefined && { turn: told.turn }),
    ...(href !== undefined && told.rule !== undefined && { rule: { id: told.rule, href } }),
  };
}
