/** The buttons that the prompts share. */
import { t } from '../../../i18n';
import type { PromptButton, PromptModel } from '../../../ui/PromptBar';
import type { Control } from '../control';
import { isLegal } from '../look';
import { placeInChoices } from '../pick';
import type { AnyAction } from '../schema.gen';

export type Chips = NonNullable<PromptModel['chips']>;

export const DONE: AnyAction = { tag: 'done' };

/** A button for an action; spinning while it is on its way. */
export function button(control: Control, text: string, action: AnyAction): PromptButton {
  return { text, onClick: () => control.act(action), busy: control.table.sending.value !== null };
}

/** The button for what is chosen; what is not legal stays in reach and tells why. */
export function chosenButton(control: Control, text: string): PromptButton {
  const action = control.meant.value;
  const legal = action !== null && isLegal(control.look.value, action);
  return {
    text,
    onClick: () => control.commit(),
    onWhyNot: () => control.commit(),
    disabled: !legal,
    busy: control.table.sending.value !== null,
  };
}

export function undoButton({ table }: Control): Pick<PromptModel, 'secondary'> {
  return table.canUndo.value ? { secondary: { text: t('ui.undo'), onClick: () => table.undo() } } : {};
}

/** Walks through places, completed buildings or kinds; one alone needs no walk. */
export function stepper(control: Control): Pick<PromptModel, 'stepper'> {
  const choices = control.choices.value;
  if (choices.length < 2) return {};
  const at = placeInChoices(choices, control.pick.value) + 1;
  return { stepper: { at, total: choices.length, onStep: (by) => control.step(by) } };
}
