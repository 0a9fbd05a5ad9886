/** Doodle City's screen: see games/contract.ts for how the page uses it. */
import { computed } from '@preact/signals';
import { h } from 'preact';
import { t } from '../../i18n';
import type { GameScreen, GameUi } from '../contract';
import { Afterword } from './Afterword';
import { Board } from './Board';
import { Desk, type Table } from './desk';
import { tell } from './log';
import { Mine } from './Mine';
import { play } from './motion';
import { SheetFacts, SheetsPane } from './Others';
import { TREES } from './paper';
import { promptOf } from './prompt';
import type { AnyAction, AnyEvent, AnyPrompt, View } from './schema.gen';
import { ScorePane } from './ScorePane';
import { scoreLines } from './scores';

function start(table: Table): GameScreen<AnyEvent> {
  const desk = new Desk(table);
  return {
    Board: () => h(Board, { desk }),
    Mine: () => h(Mine, { desk }),
    panes: [
      { id: 'sheets', icon: 'users', text: () => t('doodlecity.pane.sheets'), wide: 'none', Body: () => h(SheetsPane, { desk }) },
      { id: 'score', icon: 'trophy', text: () => t('doodlecity.pane.score'), wide: 'right', Body: () => h(ScorePane, { desk }) },
    ],
    SeatFacts: ({ seat }) => h(SheetFacts, { desk, seat }),
    prompt: computed(() => promptOf(desk)),
    waitingFor: (seat) => waitingFor(table, seat),
    progress: computed(() => t('doodlecity.round', { n: table.look.value.view.round })),
    warning: computed(() => warning(table)),
    switches: [],
    orders: [],
    tell: (event) => tell(desk, event),
    play: (event) => play(desk, event),
    score: (seat) => scoreLines(desk, seat),
    Afterword: () => h(Afterword, { desk }),
    stop: () => desk.stop(),
  };
}

function waitingFor(table: Table, seat: number): string {
  const prompt = table.look.value.prompts.find(({ seats }) => seats.includes(seat));
  if (!prompt) return '';
  return prompt.tag === 'draw' ? t('doodlecity.waiting.draw') : t('doodlecity.waiting.choose');
}

/** The last round, or how few trees somebody has left. */
function warning({ look }: Table): string {
  const { view } = look.value;
  if (view.ended !== null) return '';
  if (view.ending !== null) return t('doodlecity.warning.last');
  const left = TREES - Math.max(...view.sheets.map(({ trees }) => trees));
  return left <= 2 ? t('doodlecity.warning.trees', { n: left }) : '';
}

export const ui: GameUi<View, AnyAction, AnyPrompt, AnyEvent> = { texts: ['doodlecity', 'rules_doodlecity'], start };
