/** The rest of a turn: surplus kinds, draining, drawing, the imaginary player. */
import { t } from '../../../i18n';
import type { PromptModel } from '../../../ui/PromptBar';
import { BuildingIcon } from '../art/buildings';
import { Tile } from '../art/pieces';
import type { Control } from '../control';
import { isLegal, legalOf } from '../look';
import type { AnyAction, Kind } from '../schema.gen';
import { wordOf } from '../words';
import { DONE, button, chosenButton, stepper, undoButton } from './buttons';

export function givingUp(control: Control): PromptModel {
  const pick = control.pick.value;
  const kind = pick?.tag === 'surplus' ? pick.kind : null;
  return {
    title: t('venice.surplus.title'),
    reason: t('venice.surplus.reason'),
    ...(kind !== null && { emblem: <BuildingIcon kind={kind} /> }),
    ...stepper(control),
    primary: chosenButton(control, kind === null ? t('venice.surplus.choose') : t('venice.surplus.button', { kind: wordOf(kind) })),
  };
}

export function draining(control: Control, left: number): PromptModel {
  const isChosen = control.selected.value !== null;
  return {
    title: t('venice.drain.title'),
    emblem: <Tile />,
    reason: t('venice.drain.reason', { n: left }),
    secondary: button(control, t('venice.drain.done'), DONE),
    primary: chosenButton(control, isChosen ? t('venice.drain.here') : t('venice.drain.choose')),
  };
}

export function drawing(control: Control, left: number, put: Kind | null): PromptModel {
  const look = control.look.value;
  const draw: AnyAction = { tag: 'draw-cards' };
  const canDraw = isLegal(look, draw);
  const canTake = canDraw || legalOf(look, 'take-open').length > 0;
  const reason =
    put !== null ? t('venice.draw.rest', { n: left }) : canTake ? t('venice.draw.reason') : t('venice.draw.full');
  const skip = isLegal(look, DONE) ? { secondary: button(control, t('venice.draw.none'), DONE) } : undoButton(control);
  const base = { title: t('venice.draw.title'), reason, ...skip };
  const pick = control.pick.value;
  if (pick?.tag === 'open') {
    return {
      ...base,
      emblem: <BuildingIcon kind={pick.kind} />,
      primary: chosenButton(control, t('venice.draw.open', { kind: wordOf(pick.kind) })),
    };
  }
  if (pick?.tag === 'hand') {
    return {
      ...base,
      emblem: <BuildingIcon kind={pick.kind} />,
      chips: [{ key: 'three', kind: 'info', content: t('venice.draw.putMeans') }],
      primary: chosenButton(control, t('venice.draw.put', { kind: wordOf(pick.kind) })),
    };
  }
  if (canDraw) {
    return { ...base, primary: button(control, put === null ? t('venice.draw.pile') : t('venice.draw.pileRest'), draw) };
  }
  return { title: base.title, reason, primary: button(control, t('venice.turn.end'), DONE) };
}

export function third(control: Control): PromptModel {
  const turnUp: AnyAction = { tag: 'turn-up' };
  const base = { title: t('venice.thirdStage.title'), reason: t('venice.thirdStage.reason') };
  if (!isLegal(control.look.value, turnUp)) return { ...base, primary: button(control, t('venice.turn.end'), DONE) };
  return {
    ...base,
    secondary: button(control, t('venice.turn.end'), DONE),
    primary: button(control, t('venice.thirdStage.button'), turnUp),
  };
}
