import { useRef } from 'preact/hooks';
import { settings } from '../../settings';
import type { LiveTable } from '../../store/liveTable';

/** How many chat lines have come since the chat was last in sight. */
export function useUnread(table: LiveTable, isInSight: boolean): number {
  const lines = table.tree.value?.table.chat ?? [];
  const newest = lines.at(-1)?.number ?? 0;
  const seen = useRef(newest);
  const isMuted = settings.chatMuted.value;
  if (isInSight || isMuted) seen.current = newest;
  return lines.filter((line) => line.number > seen.current).length;
}
