/** What the game asks of me, as the prompt bar shows it: one answer per kind of prompt. */
import { list, signed, t } from '../../i18n';
import { Avatar } from '../../ui/Avatar';
import type { PromptButton, PromptModel } from '../../ui/PromptBar';
import { BuildingIcon } from './art/buildings';
import { Architect, Bag, Tile } from './art/pieces';
import type { Control } from './control';
import { NOBODY, colourOf, isLegal, kindName, legalOf, type DistrictPrompt, type PlacePrompt } from './look';
import { districtAt } from './map';
import { placeInChoices } from './pick';
import { Kind, type AnyAction, type AnyPrompt, type Forecast, type LayingForecast, type Project } from './schema.gen';
import { nameOf, theOf, wordOf } from './words';

type Chips = NonNullable<PromptModel['chips']>;

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

/** A button for an action; spinning while it is on its way. */
function button(control: Control, text: string, action: AnyAction): PromptButton {
  return { text, onClick: () => control.act(action), busy: control.table.sending.value !== null };
}

/** The button for what is chosen; what is not legal stays in reach and tells why. */
function chosen(control: Control, text: string): PromptButton {
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

function undoButton({ table }: Control): Pick<PromptModel, 'secondary'> {
  return table.canUndo.value ? { secondary: { text: t('ui.undo'), onClick: () => table.undo() } } : {};
}

function stepper(control: Control): Pick<PromptModel, 'stepper'> {
  const choices = control.choices.value;
  if (choices.length < 2) return {};
  const at = placeInChoices(choices, control.pick.value) + 1;
  return { stepper: { at, total: choices.length, onStep: (by) => control.step(by) } };
}

const DONE: AnyAction = { tag: 'done' };

/* Action 1 */

function building(control: Control): PromptModel {
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
    return { ...base, emblem: <BuildingIcon kind={pick.kind} />, chips: layingChips(control), ...undoButton(control), primary: chosen(control, text) };
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

/* A place, a district */

function placing(control: Control, prompt: PlacePrompt): PromptModel {
  const target = control.selected.value;
  const gain = target?.forecast?.points[control.table.seat ?? 0] ?? 0;
  return {
    title: t(`venice.place.${kindName(prompt.kind)}`),
    emblem: prompt.kind === Kind.CASA ? <BuildingIcon kind={prompt.kind} /> : <Architect kind={prompt.kind} />,
    reason: placeReason(control),
    chips: target?.forecast ? forecastChips(control, target.forecast) : [],
    outOfTurn: prompt.tag === 'choose-place-out-of-turn',
    ...stepper(control),
    primary: chosen(control, target ? t('venice.place.button', { points: signed(gain) }) : t('venice.place.choose')),
  };
}

function placeReason(control: Control): string {
  const { current, turn } = control.look.value.view;
  const { seat, seats } = control.table;
  if (!current || current.builder === seat) {
    const common = (current?.cards.filter((count) => count > 0).length ?? 0) > 1;
    if (!common) return t('venice.place.alone');
    return turn.seat === seat ? t('venice.place.common') : t('venice.place.finished', { name: nameOf(seats.value, turn.seat) });
  }
  return t('venice.place.third');
}

function forecastChips(control: Control, { stops, bags }: Forecast): Chips {
  const { seats, seat: me } = control.table;
  const { players } = control.look.value.view;
  const moves = players.flatMap(({ gondola }, seat) =>
    stops[seat] === gondola
      ? []
      : [
          {
            key: `move-${seat}`,
            kind: 'info' as const,
            content: (
              <>
                <Avatar colour={colourOf(seats.value, seat)} size="xs" />
                <span class="sr-only">{nameOf(seats.value, seat)}</span>
                {gondola} → {stops[seat]}
              </>
            ),
          },
        ],
  );
  if (bags.length === 0) return moves;
  const names = bags.map((seat) => (seat === me ? t('venice.you') : nameOf(seats.value, seat)));
  const text = bags.length === 1 && bags[0] === me ? t('venice.bag.you') : t('venice.bag.for', { names: list(names) });
  const bag = { key: 'bags', kind: 'legal' as const, content: <><Bag /> {text}</> };
  return [...moves, bag];
}

function choosingDistrict(control: Control, prompt: DistrictPrompt): PromptModel {
  const target = control.selected.value;
  const forecast = target?.forecast;
  const name = forecast ? districtAt(forecast.district).name : '';
  const gain = forecast?.points[control.table.seat ?? 0] ?? 0;
  return {
    title: t('venice.district.title'),
    emblem: <BuildingIcon kind={Kind.PONTE} />,
    reason: t('venice.district.reason'),
    chips: forecast ? forecastChips(control, forecast) : [],
    outOfTurn: prompt.tag === 'choose-district-out-of-turn',
    ...stepper(control),
    primary: chosen(
      control,
      forecast ? t('venice.district.button', { district: name, points: signed(gain) }) : t('venice.district.choose'),
    ),
  };
}

/* Gold */

function tradeButton(control: Control): PromptButton {
  return {
    text: t('venice.trade'),
    onClick: () => {
      control.trading.value = true;
    },
  };
}

function inBetween(control: Control, before: number): PromptModel {
  const { seat, seats } = control.table;
  return {
    title: t('venice.between.title'),
    emblem: <Bag />,
    reason: before === seat ? t('venice.between.bags') : t('venice.between.move', { name: nameOf(seats.value, before) }),
    secondary: tradeButton(control),
    primary: button(control, t('venice.between.go'), DONE),
  };
}

function lastTrade(control: Control): PromptModel {
  const { trades } = control.look.value.view;
  const most = trades.at(-1);
  const keep: AnyAction = { tag: 'settle-gold', points: 0 };
  const base = { title: t('venice.final.title'), emblem: <Bag />, reason: t('venice.final.reason') };
  if (!most) return { ...base, primary: button(control, t('venice.between.go'), keep) };
  return {
    ...base,
    chips: [{ key: 'stop', kind: 'info', content: t('venice.trade.to', { n: most.stop }) }],
    secondary: trades.length > 1 ? { ...tradeButton(control), text: t('venice.final.other') } : button(control, t('venice.final.none'), keep),
    primary: button(control, t('venice.final.all', { n: most.points }), { tag: 'settle-gold', points: most.points }),
  };
}

/* The rest of a turn */

function givingUp(control: Control): PromptModel {
  const pick = control.pick.value;
  const kind = pick?.tag === 'surplus' ? pick.kind : null;
  return {
    title: t('venice.surplus.title'),
    reason: t('venice.surplus.reason'),
    ...(kind !== null && { emblem: <BuildingIcon kind={kind} /> }),
    ...stepper(control),
    primary: chosen(control, kind === null ? t('venice.surplus.choose') : t('venice.surplus.button', { kind: wordOf(kind) })),
  };
}

function draining(control: Control, left: number): PromptModel {
  const isChosen = control.selected.value !== null;
  return {
    title: t('venice.drain.title'),
    emblem: <Tile />,
    reason: t('venice.drain.reason', { n: left }),
    secondary: button(control, t('venice.drain.done'), DONE),
    primary: chosen(control, isChosen ? t('venice.drain.here') : t('venice.drain.choose')),
  };
}

function drawing(control: Control, left: number, put: Kind | null): PromptModel {
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
    return { ...base, emblem: <BuildingIcon kind={pick.kind} />, primary: chosen(control, t('venice.draw.open', { kind: wordOf(pick.kind) })) };
  }
  if (pick?.tag === 'hand') {
    return {
      ...base,
      emblem: <BuildingIcon kind={pick.kind} />,
      chips: [{ key: 'three', kind: 'info', content: t('venice.draw.putMeans') }],
      primary: chosen(control, t('venice.draw.put', { kind: wordOf(pick.kind) })),
    };
  }
  if (canDraw) return { ...base, primary: button(control, put === null ? t('venice.draw.pile') : t('venice.draw.pileRest'), draw) };
  return { title: base.title, reason, primary: button(control, t('venice.turn.end'), DONE) };
}

function third(control: Control): PromptModel {
  const turnUp: AnyAction = { tag: 'turn-up' };
  const base = { title: t('venice.thirdStage.title'), reason: t('venice.thirdStage.reason') };
  if (!isLegal(control.look.value, turnUp)) return { ...base, primary: button(control, t('venice.turn.end'), DONE) };
  return {
    ...base,
    secondary: button(control, t('venice.turn.end'), DONE),
    primary: button(control, t('venice.thirdStage.button'), turnUp),
  };
}

