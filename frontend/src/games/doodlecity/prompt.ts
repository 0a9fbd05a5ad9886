/** What is asked of me, in words: the title names the place, the line below what it brings. */
import { signed, t } from '../../i18n';
import type { PromptButton, PromptModel } from '../../ui/PromptBar';
import type { Desk } from './desk';
import { gainOf, has } from './model';
import { kindOf, SIZE } from './paper';
import type { Forecast } from './schema.gen';
import { placeName, squareName } from './words';

export function promptOf(desk: Desk): PromptModel | null {
  switch (desk.mode.value) {
    case 'choose':
      return chooseDie(desk);
    case 'stuck':
      return stuck(desk);
    case 'draw':
      return draw(desk);
    case 'watch':
    case 'wait':
    case 'done':
    case 'over':
      return null;
  }
}

function chooseDie(desk: Desk): PromptModel {
  const { die, square, forecast } = desk.choice.value;
  const { view } = desk.look.value;
  const number = die === null ? 0 : (view.whites[die] ?? 0);
  const secondary = passButton(desk);
  if (die === null) {
    return {
      title: t('doodlecity.ask.choose'),
      reason: view.blue > SIZE ? t('doodlecity.ask.choose.any') : t('doodlecity.ask.choose.column', { column: view.blue }),
      ...secondary,
      primary: { text: t('doodlecity.do.take'), disabled: true, onClick: () => {} },
    };
  }
  return {
    title: square === null ? t('doodlecity.ask.take', { number }) : whereTo(square),
    reason: withTree(desk, die, forecast ? forecastText(forecast) : `${leadsTo(desk, die)}.`),
    ...secondary,
    primary: { ...commit(desk, forecast), text: takeText(number, forecast) },
  };
}

function takeText(number: number, forecast: Forecast | null): string {
  if (!forecast) return t('doodlecity.do.takeNumber', { number });
  return t(forecast.shape ? 'doodlecity.do.takeAndDraw' : 'doodlecity.do.takeAndCross', { number });
}

function whereTo(square: number): string {
  return t(kindOf(square) === 'park' ? 'doodlecity.ask.house' : 'doodlecity.ask.draw', { place: placeName(square) });
}

function leadsTo(desk: Desk, die: number): string {
  const squares = desk.look.value.view.outlook?.dice[die]?.squares ?? [];
  const [only] = squares;
  if (squares.length === 1 && only !== undefined) return squareName(only);
  return t('doodlecity.die.squares', { n: squares.length });
}

/** A 6 has its price, whatever it leads to. */
function withTree(desk: Desk, die: number, text: string): string {
  const costs = desk.look.value.view.outlook?.dice[die]?.tree ?? false;
  return costs ? `${text} ${t('doodlecity.brings.tree')}` : text;
}

function passButton(desk: Desk): Pick<PromptModel, 'secondary'> {
  if (!has(desk.look.value, 'pass')) return undoButton(desk);
  return { secondary: { text: t('doodlecity.do.pass'), onClick: () => desk.act('pass') } };
}

function undoButton({ table }: Desk): Pick<PromptModel, 'secondary'> {
  return table.canUndo.value ? { secondary: { text: t('ui.undo'), onClick: () => table.undo() } } : {};
}

function stuck(desk: Desk): PromptModel {
  return {
    title: t('doodlecity.ask.stuck'),
    reason: t('doodlecity.ask.stuck.why'),
    ...undoButton(desk),
    primary: { text: t('doodlecity.do.tree'), onClick: () => desk.act('cross-tree'), busy: isSending(desk) },
  };
}

function draw(desk: Desk): PromptModel {
  const { square, forecast, open } = desk.choice.value;
  if (square === null) {
    return {
      title: t('doodlecity.ask.square'),
      reason: t('doodlecity.die.squares', { n: open.length }),
      ...undoButton(desk),
      primary: { text: t('doodlecity.do.draw'), disabled: true, onClick: () => {} },
    };
  }
  const isPark = kindOf(square) === 'park';
  return {
    title: whereTo(square),
    reason: forecast ? forecastText(forecast) : t('doodlecity.ask.draw.how'),
    ...undoButton(desk),
    primary: { ...commit(desk, forecast), text: t(isPark ? 'doodlecity.do.house' : 'doodlecity.do.draw'), disabled: !forecast },
  };
}

function commit(desk: Desk, forecast: Forecast | null): Omit<PromptButton, 'text'> {
  const gain = forecast ? gainOf(forecast) : 0;
  return { onClick: () => desk.commit(), busy: isSending(desk), ...(gain > 0 && { price: signed(gain) }) };
}

function isSending({ table }: Desk): boolean {
  return table.sending.value !== null;
}

/** "Hotel: a road of 12 squares circles 11. Taxis join: +4." */
export function forecastText({ square, shape, road, houses, points, bonus, taxis }: Forecast): string {
  const parts: string[] = [];
  const kind = kindOf(square);
  if (kind === 'hotel') parts.push(t('doodlecity.brings.hotel', { n: road.length, points }));
  else if (kind === 'shop') parts.push(t('doodlecity.brings.shop', { n: houses, points }));
  else if (shape === 0) parts.push(t('doodlecity.brings.house', { n: houses }));
  else parts.push(t('doodlecity.brings.taxi', { n: road.length }));
  if (bonus > 0) parts.push(t('doodlecity.brings.bonus', { bonus: signed(bonus) }));
  if (taxis > 0) parts.push(t('doodlecity.brings.taxis', { points: signed(taxis) }));
  return parts.join(' ');
}
