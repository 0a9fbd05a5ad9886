import { useEffect } from 'preact/hooks';
import { t } from '../../i18n';
import type { LiveTable } from '../../store/liveTable';
import { useSecondsLeft } from '../../ui/clock';
import { toast } from '../../ui/toasts';
import { ToastBox } from '../../ui/Toasts';

const WORTH_A_WORD = 2000;
const CATCHING_UP = 600;

/** What the player must know of the connection: lost, and back again. The board stays readable all the time. */
export function LinkToast({ table }: { table: LiveTable }) {
  const link = table.link.value;
  useReturn(table);
  const left = useSecondsLeft(link.kind === 'waiting' ? link.until : null);
  if (table.lostSince.value === null) return null;
  const lead = link.kind === 'waiting' && link.restart ? t('ui.connection.restart') : t('ui.connection.lost');
  return (
    <div class="link-toast">
      {/* Said once: nobody wants to hear every second count down. */}
      <span class="sr-only" role="status">
        {lead}
      </span>
      <ToastBox
        toast={{
          kind: 'plain',
          lead,
          text: whatNow(table.unanswered.value > 0, left),
          ...(left !== null && { action: { text: t('ui.connection.tryNow'), run: () => table.reconnect() } }),
        }}
      />
    </div>
  );
}

function whatNow(keepsMove: boolean, left: number | null): string {
  if (keepsMove) return t('ui.connection.kept');
  return left ? t('ui.connection.again', { n: left }) : t('ui.connection.connecting');
}

/** Short drops are nobody's business; after a longer one it is said what was missed. */
function useReturn(table: LiveTable): void {
  const { value: returning } = table.returning;
  useEffect(() => {
    if (!returning) return undefined;
    const timer = setTimeout(() => {
      const missed = table.caughtUp();
      if (missed > 0) toast({ kind: 'good', lead: t('ui.connection.back'), text: t('ui.connection.missed', { n: missed }) });
      else if (returning.after > WORTH_A_WORD) toast({ kind: 'good', text: t('ui.connection.back') });
    }, CATCHING_UP);
    return () => clearTimeout(timer);
  }, [returning]);
}
