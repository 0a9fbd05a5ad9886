/** OddVille at the table: a `GameTable` becomes a `GameScreen`. */
import { computed } from '@preact/signals';
import { t } from '../../i18n';
import { settings } from '../../settings';
import { layout } from '../../ui/media';
import type { GameScreen, GameUi, MenuSwitch, OrderChoice, Pane } from '../contract';
import { mountSprite } from './art/Sprite';
import { Board } from './board/Board';
import { Desk, type OddvilleTable } from './desk';
import { startKeys } from './keys';
import { Mine } from './mine/Mine';
import { motionOf } from './motion';
import { GoodsPane } from './panes/Goods';
import { GuildsPane } from './panes/Guilds';
import { Row } from './panes/Row';
import { promptModel } from './prompt';
import type { AnyAction, AnyEvent, AnyPrompt, View } from './schema.gen';
import { scoreOf } from './score';
import { SeatFacts } from './SeatFacts';
import { tell } from './tell';
import { progressText, waitingText, warningText } from './waiting';

function start(table: OddvilleTable): GameScreen<AnyEvent> {
  const desk = new Desk(table);
  const stops = [mountSprite(), startKeys(desk), () => desk.stop()];
  return {
    Board: () => <Board desk={desk} />,
    Mine: () => <Mine desk={desk} />,
    SeatFacts: ({ seat }) => <SeatFacts desk={desk} seat={seat} />,
    panes: panesOf(desk),
    prompt: computed(() => promptModel(desk)),
    waitingFor: (seat) => waitingText(table.look.value.prompts, seat),
    progress: computed(() => progressText(desk.view.value)),
    warning: computed(() => warningText(desk.view.value, table.seats.value)),
    switches: SWITCHES,
    orders: ORDERS,
    tell: (event, together = [event]) => tell(event, together, table.seats.value),
    play: (event) => motionOf(event, desk),
    score: (seat) => scoreOf(desk.view.value, seat),
    stop: () => stops.forEach((stop) => stop()),
  };
}

function panesOf(desk: Desk): readonly Pane[] {
  return [
    { id: 'row', icon: 'cards', text: () => t('oddville.tab.row'), wide: 'none', Body: () => <Row desk={desk} /> },
    { id: 'goods', icon: 'goods', text: () => t(layout.value === 'wide' ? 'oddville.resources' : 'oddville.tab.goods'), wide: 'left', Body: () => <GoodsPane desk={desk} /> },
    { id: 'guilds', icon: 'star', text: () => t(layout.value === 'wide' ? 'oddville.guilds' : 'oddville.tab.guilds'), wide: 'right', Body: () => <GuildsPane desk={desk} /> },
  ];
}

const SWITCHES: readonly MenuSwitch[] = [
  {
    id: 'streets',
    text: () => t('oddville.streets'),
    on: settings.streets,
    set: (on) => {
      settings.streets.value = on;
    },
  },
];

const ORDERS: readonly OrderChoice[] = [
  {
    prompt: 'collect-tax',
    text: () => t('oddville.order.tax'),
    answers: [
      { answer: 'collect', text: () => t('oddville.order.tax.collect') },
      { answer: 'ask', text: () => t('oddville.order.ask') },
      { answer: 'decline', text: () => t('oddville.order.tax.decline') },
    ],
  },
  {
    prompt: 'build-too',
    text: () => t('oddville.order.builder'),
    answers: [
      { answer: 'ask', text: () => t('oddville.order.ask') },
      { answer: 'decline', text: () => t('oddville.order.never') },
    ],
  },
];

export const ui: GameUi<View, AnyAction, AnyPrompt, AnyEvent> = {
  texts: ['oddville', 'rules_oddville'],
  start,
};
