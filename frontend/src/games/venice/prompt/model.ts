/** What the game asks of me, as the prompt bar shows it: one answer per kind of prompt. */
import type { PromptModel } from '../../../ui/PromptBar';
import type { Control } from '../control';
import type { AnyPrompt } from '../schema.gen';
import { building } from './build';
import { inBetween, lastTrade } from './gold';
import { choosingDistrict, placing } from './place';
import { draining, drawing, givingUp, third } from './turn';

export function promptModel(control: Control): PromptModel | null {
  const prompt = control.prompt.value;
  return prompt && asking(control, prompt);
}

function asking(control: Control, prompt: AnyPrompt): PromptModel {
  switch (prompt.tag) {
    case 'build-stage':
      return building(control);
    case 'choose-place':
    case 'choose-place-out-of-turn':
      return placing(control, prompt);
    case 'choose-district':
    case 'choose-district-out-of-turn':
      return choosingDistrict(control, prompt);
    case 'trade-in-between':
      return inBetween(control, prompt.before);
    case 'choose-surplus':
      return givingUp(control);
    case 'drain-stage':
      return draining(control, prompt.left);
    case 'draw-stage':
      return drawing(control, prompt.left, prompt.put);
    case 'third-stage':
      return third(control);
    case 'final-trade':
      return lastTrade(control);
  }
}
