import { list, signed, t } from '../../../i18n';
import { Avatar } from '../../../ui/Avatar';
import type { PromptModel } from '../../../ui/PromptBar';
import { BuildingIcon } from '../art/buildings';
import { Architect, Bag } from '../art/pieces';
import type { Control } from '../control';
import { colourOf, kindName, type DistrictPrompt, type PlacePrompt } from '../look';
import { districtAt } from '../map';
import { Kind, type Forecast } from '../schema.gen';
import { nameOf } from '../words';
import { chosenButton, stepper, type Chips } from './buttons';

export function placing(control: Control, prompt: PlacePrompt): PromptModel {
  const target = control.selected.value;
  const gain = target?.forecast?.points[control.table.seat ?? 0] ?? 0;
  return {
    title: t(`venice.place.${kindName(prompt.kind)}`),
    emblem: prompt.kind === Kind.CASA ? <BuildingIcon kind={prompt.kind} /> : <Architect kind={prompt.kind} />,
    reason: placeReason(control),
    chips: target?.forecast ? forecastChips(control, target.forecast) : [],
    outOfTurn: prompt.tag === 'choose-place-out-of-turn',
    ...stepper(control),
    primary: chosenButton(control, target ? t('venice.place.button', { points: signed(gain) }) : t('venice.place.choose')),
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

export function choosingDistrict(control: Control, prompt: DistrictPrompt): PromptModel {
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
    primary: chosenButton(
      control,
      forecast ? t('venice.district.button', { district: name, points: signed(gain) }) : t('venice.district.choose'),
    ),
  };
}
