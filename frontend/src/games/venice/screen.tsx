/** Venice at the table: a `GameTable` becomes a `GameScreen`. */
import { computed } from '@preact/signals';
import { t } from '../../i18n';
import { layout } from '../../ui/media';
import type { GameScreen, GameUi, OrderChoice, Pane } from '../contract';
import { Board } from './board/Board';
import { Control } from './control';
import { motionOf } from './motion';
import { promptModel } from './prompt/model';
import type { VeniceTable } from './look';
import type { AnyAction, AnyEvent, AnyPrompt, View } from './schema.gen';
import { scoreOf } from './score';
import { Mine } from './table/Mine';
import { DrawPlace } from './table/DrawPlace';
import { SeatFacts } from './table/SeatFacts';
import { Sites } from './table/Sites';
import { TurnPane } from './table/TurnPane';
import { tell } from './tell';
import { leaderOf, waitingText, warningText } from './waiting';

function start(table: VeniceTable): GameScreen<AnyEvent> {
  const control = new Control(table);
  return {
    Board: () => <Board control={control} />,
    Mine: () => <Mine control={control} />,
    SeatFacts: ({ seat }) => <SeatFacts control={control} seat={seat} />,
    panes: panesOf(control),
    prompt: computed(() => promptModel(control)),
    waitingFor: (seat) => {
      const prompt = table.look.value.prompts.find(({ seats }) => seats.includes(seat));
      return prompt ? waitingText(prompt) : '';
    },
    progress: computed(() => t('venice.progress', { n: leaderOf(table.look.value.view) })),
    warning: computed(() => warningText(table.look.value.view)),
    switches: [],
    orders: ORDERS,
    tell: (event) => tell(event, table.seats.value, table.seat),
    play: (event) => motionOf(event, control),
    score: (seat) => scoreOf(table.look.value.view, seat),
    stop: () => control.stop(),
  };
}

function panesOf(control: Control): readonly Pane[] {
  return [
    {
      id: 'sites',
      icon: 'home',
      text: () => (layout.value === 'wide' ? t('venice.sites') : t('venice.sites.tab')),
      wide: 'right',
      Body: () => <Sites control={control} />,
    },
    { id: 'cards', icon: 'cards', text: () => t('venice.cards.tab'), wide: 'none', Body: () => <DrawPlace control={control} /> },
    { id: 'turn', icon: 'map', text: () => t('venice.turn.tab'), wide: 'left', Body: () => <TurnPane control={control} /> },
  ];
}

const ANSWERS: OrderChoice['answers'] = [
  { answer: 'ask', text: () => t('venice.order.ask') },
  { answer: 'bot', text: () => t('venice.order.bot') },
];

const ORDERS: readonly OrderChoice[] = [
  { prompt: 'choose-place-out-of-turn', text: () => t('venice.order.place'), answers: ANSWERS },
  { prompt: 'choose-district-out-of-turn', text: () => t('venice.order.district'), answers: ANSWERS },
];

export const ui: GameUi<View, AnyAction, AnyPrompt, AnyEvent> = {
  texts: ['venice', 'rules_venice'],
  start,
};
