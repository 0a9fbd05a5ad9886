/** Calls the player when the game asks: title, badge, sound, vibration, and a notification if nobody looks. */
import { useEffect, useRef } from 'preact/hooks';
import { lookUp, t } from '../../i18n';
import { settings } from '../../settings';
import type { GameSession } from '../../store/gameSession';
import type { LiveTable } from '../../store/liveTable';
import { play } from '../../ui/sound';
import { notify } from '../notifications';

const BUZZ = 30;

export function useAttention(table: LiveTable, { store, screen }: GameSession): void {
  const game = table.tree.value?.table.game ?? '';
  const name = lookUp(`home.game.${game}`) ?? game;
  const prompt = store.seat === null ? null : screen.prompt.value;
  const asked = prompt !== null;
  useTitle(asked ? t('table.title.asked', { name }) : t('table.title', { name }), asked);
  const title = prompt?.title ?? '';
  const isOutOfTurn = prompt?.outOfTurn ?? false;
  const isFirst = useRef(true);
  useEffect(() => {
    if (asked && !isFirst.current && !table.returning.peek()) call(title, name, isOutOfTurn);
    isFirst.current = false;
  }, [asked]);
  useTicking(asked && store.seat !== null ? store.seats.value[store.seat]?.deadline : undefined);
}

function call(title: string, name: string, isOutOfTurn: boolean): void {
  play(isOutOfTurn ? 'asked' : 'your-turn');
  // Browsers complain about buzzing at somebody who has not touched the page yet.
  const mayBuzz = navigator.userActivation?.hasBeenActive ?? false;
  if (settings.vibration.value && mayBuzz && 'vibrate' in navigator) navigator.vibrate(BUZZ);
  void notify(name, title);
}

function useTitle(title: string, asked: boolean): void {
  useEffect(() => {
    document.title = title;
    document.querySelector('link[rel="icon"]')?.setAttribute('href', asked ? '/favicon-asked.svg' : '/favicon.svg');
    return () => {
      document.title = 'Borgo';
      document.querySelector('link[rel="icon"]')?.setAttribute('href', '/favicon.svg');
    };
  }, [title, asked]);
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
