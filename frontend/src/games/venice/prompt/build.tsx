import { t } from '../../../i18n';
import type { PromptModel } from '../../../ui/PromptBar';
import { BuildingIcon } from '../art/buildings';
import type { Control } from '../control';
import { NOBODY, isLegal, legalOf } from '../look';
import { Kind, type AnyAction, type LayingForecast, type Project } from '../schema.gen';
import { nameOf, theOf, wordOf } from '../words';
import { DONE, button, chosenButton, stepper, undoButton, type Chips } from './buttons';

/** Action 1: lay cards, build casas, carry out what is completed. */
export function building(control: Control): PromptModel {
  const { look } = control;
  const pick = control.pick.value;
  const { own, completed } = look.value.view;
  const projects = legalOf(look.value, 'carry-out');
  const hasCards = (own?.hand.some((count) => count > 0) ?? false) && legalOf(look.value, 'lay-cards').length > 0;
  const base = { title: t('venice.build.title'), reason: buildReason(projects.length, hasCards) };
  if (pick?.tag === 'hand') {
    const text =
      pick.kind === Kind.CASA
        ? t('venice.build.carry', { the: theOf(pick.kind), kind: wordOf(pick.kind) })
        : t('venice.build.lay', { n: pick.count, kind: wordOf(pick.kind) });
    return {
      ...base,
      emblem: <BuildingIcon kind={pick.kind} />,
      chips: layingChips(control),
      ...undoButton(control),
      primary: chosenButton(control, text),
    };
  }
  if (projects.length > 0) {
    const index = pick?.tag === 'project' ? pick.index : 0;
    const next = projects[index] ?? projects[0];
    const project = completed[index] ?? completed[0];
    if (!next || !project) return base;
    return {
      ...base,
      emblem: <BuildingIcon kind={next.kind} />,
      chips: projectChips(control, project),
      ...stepper(control),
      ...undoButton(control),
      primary: button(control, t('venice.build.carry', { the: theOf(next.kind), kind: wordOf(next.kind) }), next),
    };
  }
  const forThird: AnyAction = { tag: 'turn-up' };
  return {
    ...base,
    ...(isLegal(look.value, forThird)
      ? { secondary: button(control, t('venice.build.turnUp'), forThird) }
      : undoButton(control)),
    primary: button(control, t('venice.build.done'), DONE),
  };
}

function buildReason(projects: number, hasCards: boolean): string {
  if (projects > 1) return t('venice.build.order');
  if (projects === 1) return t('venice.build.more');
  return hasCards ? t('venice.build.reason') : t('venice.build.empty');
}

function layingChips(control: Control): Chips {
  const pick = control.pick.value;
  if (pick?.tag !== 'hand') return [];
  if (pick.kind === Kind.CASA) return [{ key: 'casa', kind: 'legal', content: t('venice.lay.casa') }];
  const laying = control.look.value.view.layings.find(({ kind, count }) => kind === pick.kind && count === pick.count);
  return laying ? meaning(control, laying) : [];
}

/** What the cards would do, in one or two words each. */
function meaning(control: Control, { kind, alone, finishes, holder }: LayingForecast): Chips {
  const { seat, seats } = control.table;
  const { architects, laid } = control.look.value.view;
  const before = architects[kind] ?? NOBODY;
  const name = nameOf(seats.value, holder);
  const chips: { key: string; kind: 'legal' | 'info'; content: string }[] = [];
  if (alone) chips.push({ key: 'alone', kind: 'legal', content: t('venice.lay.alone') });
  if (finishes) {
    const text = holder === seat ? t('venice.lay.finishes') : t('venice.lay.finishesFor', { name });
    chips.push({ key: 'finishes', kind: holder === seat ? 'legal' : 'info', content: text });
  }
  const joins = laid.some((row, other) => other !== seat && (row[kind] ?? 0) > 0);
  if (holder === seat && before === NOBODY) chips.push({ key: 'begins', kind: 'legal', content: t('venice.lay.begins') });
  else if (holder === seat && before !== seat) {
    chips.push({ key: 'takes', kind: 'legal', content: t('venice.lay.takes', { name: nameOf(seats.value, before) }) });
  } else if (holder === seat && !alone) chips.push({ key: 'keeps', kind: 'legal', content: t('venice.lay.keeps') });
  else if (joins && !finishes && !alone) chips.push({ key: 'joins', kind: 'info', content: t('venice.lay.joins', { name }) });
  return chips;
}

function projectChips(control: Control, { builder, cards }: Project): Chips {
  const { seat, seats } = control.table;
  const common = cards.filter((count) => count > 0).length > 1;
  const text =
    builder === seat
      ? common
        ? t('venice.lay.finishes')
        : t('venice.lay.alone')
      : t('venice.lay.finishesFor', { name: nameOf(seats.value, builder) });
  return [{ key: 'builder', kind: builder === seat ? 'legal' : 'info', content: text }];
}
