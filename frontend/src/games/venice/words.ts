/** Things of the game as words, for labels, the prompt and the log. */
import { list, t } from '../../i18n';
import type { SeatState } from '../../ui/SeatChip';
import { kindName } from './look';
import { districtAt, fieldAt } from './map';
import type { Kind } from './schema.gen';
import type { Target } from './targets';

export function titleOf(kind: Kind): string {
  return t(`venice.name.${kindName(kind)}`);
}

/** Within a sentence. */
export function wordOf(kind: Kind): string {
  return t(`venice.kind.${kindName(kind)}`);
}

/** "a palazzo", as the object of a sentence. */
export function oneOf(kind: Kind): string {
  return t(`venice.one.${kindName(kind)}`);
}

/** "the palazzo", as the object of a sentence. */
export function theOf(kind: Kind): string {
  return t(`venice.the.${kindName(kind)}`);
}

/** The imaginary player comes after the last seat. */
export function nameOf(seats: readonly SeatState[], seat: number): string {
  return seats[seat]?.name ?? t('venice.third');
}

export function districtsOf(fields: readonly number[]): string {
  const districts = new Set(fields.map((field) => fieldAt(field).district));
  return list([...districts].map((district) => districtAt(district).name));
}

export function fieldsText(fields: readonly number[]): string {
  return list(fields.map((field) => fieldAt(field).id));
}

/** A place of the map as a screen reader says it. */
export function targetName(target: Target, seat: number): string {
  const { action, fields, forecast } = target;
  switch (action.tag) {
    case 'drain-field':
      return t('venice.target.drain', { field: fieldAt(action.field).id, district: districtsOf(fields) });
    case 'score-district':
      return t('venice.target.district', { district: districtAt(action.district).name, n: forecast?.counted.length ?? 0 });
    case 'place-building': {
      const own = forecast?.points[seat] ?? 0;
      const others = Math.max(0, ...(forecast?.points.filter((_, other) => other !== seat) ?? []));
      const parts = [
        t('venice.target.place', {
          kind: target.kind === null ? '' : titleOf(target.kind),
          fields: fieldsText(fields),
          districts: districtsOf(fields),
          points: t('ui.points', { n: own }),
        }),
      ];
      if (others > 0) parts.push(t('venice.target.others', { points: others }));
      if (forecast?.bags.includes(seat)) parts.push(t('venice.bag.you'));
      return parts.join(', ');
    }
  }
}
