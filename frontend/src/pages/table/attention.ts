/** Calls the player when the game asks: title, badge, sound, vibration, and a notification if nobody looks. */
import { useEffect, useRef } from 'preact/hooks';
import { lookUp, t } from '../../i18n';
import { settings } from '../../settings';
import type { GameSession } from '../../store/gameSession';
import type { LiveTable } from '../../store/liveTable';
import { play } from '../../ui/sound';
import { notify } from '../notifications';
import { useTitle } from '../title';

const BUZZ = 30;

export function useAttention(table: LiveTable, { store, screen }: GameSession): void {
  const game = table.tree.value?.table.game ?? '';
  const name = lookUp(`home.game.${game}`) ?? game;
  const prompt = store.seat === null ? null : screen.prompt.value;
  const asked = prompt !== null;
  useTitle(asked ? t('table.title.asked', { name }) : name);
  useBadge(asked);
  const title = prompt?.title ?? '';
  const isOutOfTurn = prompt?.outOfTurn ?? false;
  const isFirst = useRef(true);
  useEffect(() => {
    if (asked && !isFirst.current && !table.returning.peek()) call(title, name, isOutOfTurn);
    isFirst.current = false;
  }, [asked]);
  useChatSound(table.tree.value?.table.chat.at(-1)?.number ?? 0);
  useTicking(asked && store.seat !== null ? store.seats.value[store.seat]?.deadline : undefined);
}

function call(title: string, name: string, isOutOfTurn: boolean): void {
  play(isOutOfTurn ? 'asked' : 'your-turn');
  // Browsers complain about buzzing at somebody who has not touched the page yet.
  const mayBuzz = navigator.userActivation?.hasBeenActive ?? false;
  if (settings.vibration.value && mayBuzz && 'vibrate' in navigator) navigator.vibrate(BUZZ);
  void notify(name, title);
}

function useBadge(asked: boolean): void {
  useEffect(() => {
    const icon = document.querySelector('link[rel="icon"]');
    icon?.setAttribute('href', asked ? '/favicon-asked.svg' : '/favicon.svg');
    return () => icon?.setAttribute('href', '/favicon.svg');
  }, [asked]);
}

function useChatSound(newest: number): void {
  const heard = useRef(newest);
  useEffect(() => {
    if (newest > heard.current && settings.chatSound.value && !settings.chatMuted.value) play('chat');
    heard.current = newest;
  }, [newest]);
}

const LAST_SECONDS = 5;

/** The last seconds can be heard. */
function useTicking(deadline: number | undefined): void {
  useEffect(() => {
    if (deadline === undefined) return undefined;
    const timers = Array.from({ length: LAST_SECONDS }, (_, second) => deadline - (second + 1) * 1000 - Date.now())
      .filter((wait) => wait > 0)
      .map((wait) => setTimeout(() => play('tick'), wait));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [deadline]);
}
