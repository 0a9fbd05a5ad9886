/** What the game asks, completed with what only the page knows: the clock, a refusal, others who are waited for. */
import { useRef } from 'preact/hooks';
import { list, t } from '../../i18n';
import { refusalText } from '../../i18n/refusal';
import type { GameSession } from '../../store/gameSession';
import { useSecondsLeft } from '../../ui/clock';
import type { PromptModel } from '../../ui/PromptBar';
import type { SeatState } from '../../ui/SeatChip';
import { ruleHref } from '../rules/links';

export function usePrompt({ store, screen }: GameSession): PromptModel | null {
  const me = store.seat === null ? undefined : store.seats.value[store.seat];
  const prompt = screen.prompt.value;
  const clock = useClock(prompt && me?.deadline !== undefined ? me.deadline : null);
  const refusal = store.refusal.value;
  if (!prompt) return null;
  const href = refusal && ruleHref(refusal.rule);
  return {
    ...prompt,
    ...(clock && { clock }),
    ...(refusal && { refusal: refusalText(refusal) }),
    ...(refusal && href !== undefined && href !== null && { rule: { id: refusal.rule, href } }),
  };
}

/** Days are no countdown: they are only shown in the seat's panel. */
const LONGEST = 60 * 60;

function useClock(deadline: number | null): { left: number; total: number } | null {
  const left = useSecondsLeft(deadline);
  const first = useRef<{ deadline: number | null; total: number }>({ deadline: null, total: 0 });
  if (left === null || left > LONGEST) return null;
  if (first.current.deadline !== deadline) first.current = { deadline, total: left };
  return { left, total: first.current.total };
}

/** Whom the table waits for, while nothing is asked of me. */
export function waitingText(seats: readonly SeatState[]): string {
  const active = seats.filter((seat) => seat.active && !seat.me);
  if (active.length === 0) return t('table.waiting');
  const [only] = active;
  if (active.length === 1 && only) return t('table.waiting.one', { name: only.name, doing: only.status ?? '' });
  return t('table.waiting.many', { names: list(active.map((seat) => seat.name)) });
}
