/** What the game asks of me, as the prompt bar shows it: one answer per kind of prompt. */
import { t } from '../../i18n';
import type { PromptButton, PromptModel } from '../../ui/PromptBar';
import { Piece } from './art/Piece';
import { chipsOf } from './chips';
import type { Desk } from './desk';
import { Character, type AnyAction, type AnyPrompt } from './schema.gen';
import { cardOf, characterOf, goodOf, workerOf } from './facts';
import { slotsOf } from './model/town';
import { numbersOf, picked, place, type Power } from './places';
import { actionText, actionPrice } from './deeds';
import { cardName, goodWord, seatName, workerName } from './words';

export function promptModel(desk: Desk): PromptModel | null {
  const prompt = desk.prompt.value;
  if (!prompt) return returning(desk);
  const model = asking(desk, prompt);
  return desk.pending.value ? { ...model, chips: chipsOf(desk) } : model;
}

function asking(desk: Desk, prompt: AnyPrompt): PromptModel {
  if (desk.pending.value?.tag === 'return-worker') return returning(desk) ?? turn(desk);
  switch (prompt.tag) {
    case 'choose-start':
      return {
        title: t('oddville.ask.start'),
        reason: t('oddville.ask.start.why'),
        primary: commit(desk, t('oddville.ask.start.choose')),
      };
    case 'take-turn':
      return turn(desk);
    case 'fetch-again':
      return {
        title: t('oddville.ask.again', { worker: workerName(prompt.card) }),
        emblem: emblemOf(Character.SEIGNIOR),
        reason: hasWorker(desk) ? t('oddville.ask.again.why') : t('oddville.ask.noWorker'),
        secondary: decline(desk, t('oddville.ask.again.no')),
        primary: commit(desk, t('oddville.ask.good')),
      };
    case 'choose-discard':
      return {
        title: t('oddville.ask.discard'),
        reason: t('oddville.ask.discard.why', { max: desk.view.value.limits.projects }),
        primary: commit(desk, t('oddville.ask.discard.choose')),
      };
    case 'claim-bonuses':
      return claiming(desk, prompt.cards);
    case 'build-too':
      return buildingToo(desk, prompt.after);
    case 'collect-tax':
      return {
        title: t('oddville.ask.tax'),
        emblem: emblemOf(Character.TAX_COLLECTOR),
        reason: t('oddville.ask.tax.why', { name: seatName(desk.table.seats.value, prompt.payer) }),
        outOfTurn: true,
        secondary: decline(desk, t('oddville.ask.tax.no')),
        primary: button(desk, t('oddville.ask.tax.yes'), { tag: 'collect' }, <CoinPrice n={1} gained />),
      };
  }
}

/* Turns */

function turn(desk: Desk): PromptModel {
  const { turn: now, players } = desk.view.value;
  const worker = picked(desk.picks.value, 'worker');
  const power = powerPicked(desk);
  if (power) return usingPower(desk, power);
  if (worker !== null) return playingWorker(desk, worker);
  if (desk.project.value !== null) return building(desk, desk.project.value);
  if (now.acted) return endingTurn(desk);
  const hand = players[desk.side]?.hand ?? [];
  const why = now.recalled ? 'oddville.ask.turn.recalled' : hand.length === 0 ? 'oddville.ask.turn.empty' : 'oddville.ask.turn.why';
  return {
    title: t('oddville.ask.turn'),
    reason: t(why),
    ...undo(desk),
    primary: commit(desk, t('oddville.ask.turn.choose')),
  };
}

function playingWorker(desk: Desk, worker: number): PromptModel {
  return {
    title: workerName(worker),
    emblem: <Piece name={workerOf(worker).name} />,
    reason: t('oddville.ask.worker.why'),
    secondary: back(desk),
    primary: commit(desk, t('oddville.ask.worker.choose')),
  };
}

function building(desk: Desk, project: number): PromptModel {
  const { guild } = cardOf(project);
  const slots = slotsOf(desk.view.value, project);
  return {
    title: t('oddville.ask.build', { card: cardName(project) }),
    ...(guild && { emblem: <Piece name={guild} /> }),
    reason: t('oddville.ask.build.why', { n: slots.length }),
    ...(slots.length > 1 ? stepper(desk) : { secondary: back(desk) }),
    primary: commit(desk, t('oddville.ask.build.choose')),
  };
}

function endingTurn(desk: Desk): PromptModel {
  return {
    title: t('oddville.ask.end'),
    reason: t('oddville.ask.end.why'),
    ...undo(desk),
    primary: desk.pending.value ? commit(desk, '') : button(desk, t('oddville.ask.end.button'), { tag: 'end-turn' }),
  };
}

function powerPicked(desk: Desk): Power | null {
  const powers: readonly Power[] = ['flip', 'swap', 'settle'];
  return powers.find((power) => desk.picks.value.includes(place.power(power))) ?? null;
}

const SPEAKERS = { flip: Character.CHEATER, swap: Character.BOOKKEEPER, settle: Character.TRAVELLER };

function usingPower(desk: Desk, power: Power): PromptModel {
  return {
    title: t(`oddville.power.${power}`),
    emblem: emblemOf(SPEAKERS[power]),
    reason: t(`oddville.power.${power}.why`),
    secondary: back(desk),
    primary: commit(desk, t('oddville.ask.power.choose')),
  };
}

/** OV-2.6: possible in and out of turn, so it is asked only once a worker was touched. */
function returning(desk: Desk): PromptModel | null {
  const action = desk.pending.value;
  if (action?.tag !== 'return-worker') return null;
  return {
    title: t('oddville.ask.return', { good: goodWord(action.resource) }),
    emblem: <Piece name={goodOf(action.resource)} />,
    reason: t('oddville.ask.return.why'),
    secondary: back(desk),
    primary: commit(desk, ''),
  };
}

/* Bonuses and interrupts */

function claiming(desk: Desk, cards: readonly number[]): PromptModel {
  const source = picked(desk.picks.value, 'bonus');
  return {
    title: t('oddville.ask.bonus', { n: cards.length }),
    reason: claimReason(desk, source),
    ...(source !== null && { emblem: <Piece name={cardOf(source).bonus} /> }),
    secondary: decline(desk, t('oddville.ask.bonus.no', { n: cards.length })),
    primary: commit(desk, t('oddville.ask.bonus.choose')),
  };
}

function claimReason(desk: Desk, source: number | null): string {
  if (source !== null) return t('oddville.ask.bonus.from', { card: cardName(source) });
  return t(hasWorker(desk) ? 'oddville.ask.bonus.why' : 'oddville.ask.noWorker');
}

/** Without a free worker nothing can be fetched; one on the board can be taken back first. */
function hasWorker(desk: Desk): boolean {
  return (desk.view.value.players[desk.side]?.supply ?? 0) > 0;
}

function buildingToo(desk: Desk, after: number): PromptModel {
  return {
    title: t('oddville.ask.builder'),
    emblem: emblemOf(Character.BUILDER),
    reason: t('oddville.ask.builder.why', { name: seatName(desk.table.seats.value, after), n: desk.view.value.forecasts[0]?.fee ?? 0 }),
    outOfTurn: true,
    secondary: decline(desk, t('ui.prompt.notNow')),
    primary: commit(desk, t(desk.project.value === null ? 'oddville.ask.builder.project' : 'oddville.ask.build.choose')),
  };
}

/* Buttons */

/** Carries out what is picked; until then it says what is missing. */
function commit(desk: Desk, missing: string): PromptButton {
  const action = desk.pending.value;
  if (!action) return { text: missing, onClick: () => {}, disabled: true };
  const price = actionPrice(desk, action);
  return {
    text: actionText(desk, action),
    onClick: () => desk.commit(),
    busy: desk.busy,
    ...(price > 0 && { price: <CoinPrice n={price} /> }),
  };
}

function button(desk: Desk, text: string, action: AnyAction, price?: PromptButton['price']): PromptButton {
  return { text, onClick: () => desk.act(action), busy: desk.busy, ...(price !== undefined && { price }) };
}

const decline = (desk: Desk, text: string): PromptButton => button(desk, text, { tag: 'decline' });
const back = (desk: Desk): PromptButton => ({ text: t('ui.back'), onClick: () => desk.clear() });

function undo({ table }: Desk): Pick<PromptModel, 'secondary'> {
  return table.canUndo.value ? { secondary: { text: t('ui.undo'), onClick: () => table.undo() } } : {};
}

/** From place to place; on a phone a swipe over the question does the same. */
function stepper(desk: Desk): Pick<PromptModel, 'stepper'> {
  const project = desk.project.value;
  const slots = slotsOf(desk.view.value, project);
  if (project === null || slots.length < 2) return {};
  const [x, y] = numbersOf(desk.picks.value.find((each) => each.startsWith('cell')) ?? 'coins');
  const at = slots.findIndex((slot) => slot.x === x && slot.y === y);
  const onStep = (by: 1 | -1): void => {
    const from = at < 0 && by < 0 ? 0 : at;
    const next = slots[(from + by + slots.length) % slots.length];
    if (!next) return;
    desk.choose(place.project(project), place.cell(next.x, next.y));
    desk.show(next);
  };
  return { stepper: { at: at + 1, total: slots.length, onStep } };
}

function CoinPrice({ n, gained = false }: { n: number; gained?: boolean }) {
  return (
    <>
      {gained ? `+${n}` : n}
      <Piece name="coin" />
    </>
  );
}

function emblemOf(character: Character) {
  return <Piece name={characterOf(character).guild} />;
}
