/** A game on its table: the store, the screen that draws it, and the story of what happens. */
import { effect, untracked } from '@preact/signals';
import { shownLanguage } from '../i18n';
import type { Heard } from './chronicle';
import { GameStore, type Place } from './gameStore';
import { perform, playSound, Story } from './story';
import type { AnyScreen, GameParts } from './types';

export interface GameSession {
  readonly store: GameStore;
  readonly screen: AnyScreen;
  readonly story: Story;
  stop(): void;
}

interface Manner {
  /** What happened before there was a screen. */
  past?: readonly Heard[];
  /** True while the table catches up: what happened is shown, but makes no noise. */
  isQuiet: () => boolean;
}

export function startGame({ ui, wire }: GameParts, place: Omit<Place, 'wire'>, manner: Manner): GameSession {
  const store = new GameStore({ ...place, wire });
  const screen = ui.start(store);
  store.screen.value = screen;
  const story = new Story(screen, wire, manner.past);
  const stops = [
    place.source.onHappening((happening) => {
      const lines = story.hear(happening, Date.now());
      if (!manner.isQuiet()) playSound(lines);
      perform(store, screen, wire, happening);
    }),
    retellInEachLanguage(story),
    forgetRefusals(store, screen),
  ];
  return {
    store,
    screen,
    story,
    stop: () => {
      for (const stop of stops) stop();
      screen.stop();
    },
  };
}

function retellInEachLanguage(story: Story): () => void {
  let told = shownLanguage.peek();
  return effect(() => {
    if (shownLanguage.value === told) return;
    told = shownLanguage.value;
    untracked(() => story.retell());
  });
}

/** A refusal stands until the player chooses something else. */
function forgetRefusals(store: GameStore, screen: AnyScreen): () => void {
  return effect(() => {
    void screen.prompt.value;
    store.refusal.value = null;
  });
}
