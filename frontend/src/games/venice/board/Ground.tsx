/** Fields and buildings, as they lie now. */
import { DRAWINGS } from '../art/buildings';
import { OUTLINE, PAINT } from '../art/paint';
import { TIP, along } from '../hex';
import { FIELDS, OPEN, SWAMP, fieldAt, groundOf } from '../map';
import { Kind, type Building } from '../schema.gen';
import { signOf } from '../targets';

/** The tile on a field, or the bare ground. */
function FieldGround({ field, lies }: { field: number; lies: number }) {
  const { at, brick } = fieldAt(field);
  if (lies >= 0) return null;
  return (
    <g data-piece={`field-${field}`} class={lies === SWAMP ? 'v-field v-swamp' : 'v-field'} transform={`translate(${at.x} ${at.y})`}>
      <use href={lies === SWAMP ? '#v-swamp' : '#v-sand'} />
      {lies === OPEN && brick && <use href="#v-bricks" />}
    </g>
  );
}

export function Fields({ ground }: { ground: readonly number[] }) {
  return (
    <g>
      {FIELDS.map(({ id }, field) => (
        <FieldGround key={id} field={field} lies={ground[field] ?? OPEN} />
      ))}
    </g>
  );
}

/** A building of several fields is one plate under one drawing. */
export function PlacedBuilding({ kind, fields, lit = false }: Building & { lit?: boolean }) {
  const { ground, deep } = PAINT[kind];
  return (
    <g class={lit ? 'v-placed v-lit' : 'v-placed'} data-piece={`building-${fields.join('-')}`}>
      {lit && <path d={groundOf(fields, TIP)} class="v-lamp-ring" />}
      <path d={groundOf(fields, 29.400)} fill={deep} stroke={deep} stroke-width="1.500" stroke-linejoin="round" />
      <path d={groundOf(fields, 27.800)} fill={ground} stroke={ground} stroke-width="1.500" stroke-linejoin="round" />
      <g class="v-rise">
        <Drawn kind={kind} fields={fields} />
      </g>
    </g>
  );
}

/** The drawing of a building over its fields, in world units. */
export function Drawn({ kind, fields }: { kind: Kind; fields: readonly number[] }) {
  if (kind === Kind.PONTE && !isLevel(fields)) return <Deck fields={fields} />;
  const { Art, width, height, onMap } = DRAWINGS[kind];
  const at = signOf(kind, fields);
  const scale = onMap / width;
  const lift = kind === Kind.BASILICA ? 9 : kind === Kind.PONTE ? 3 : 0;
  return (
    <g transform={`translate(${at.x - onMap / 2} ${at.y - (height * scale) / 2 - lift}) scale(${scale})`}>
      <Art />
    </g>
  );
}

function isLevel(fields: readonly number[]): boolean {
  const [a = 0, b = 0] = fields;
  return fieldAt(a).at.y === fieldAt(b).at.y;
}

const PLANKS = [-40, -30, -20, -10, 0, 10, 20, 30, 40];

/** A slanted ponte is seen from above. */
function Deck({ fields }: { fields: readonly number[] }) {
  const [a = 0, b = 0] = fields;
  const from = fieldAt(a).at;
  const to = fieldAt(b).at;
  const { x, y } = along(from, to, 0.5);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} {...OUTLINE}>
      <path d="M-44 8h88v8h-88z" fill="#0B3A45" fill-opacity=".3" stroke="none" />
      <path d="M-46-11h92v22h-92z" fill="#6FA9DE" />
      {PLANKS.map((plank) => (
        <path key={plank} d={`M${plank}-7v14`} stroke="#3C82C4" stroke-width="2" />
      ))}
      <path d="M-46-11h92v5h-92zM-46 6h92v5h-92z" fill="#EAF3FB" />
      <path d="M-9-12.500h18v25H-9z" fill="#3C82C4" />
      <path d="M-9 0H9" stroke-width="1.200" />
    </g>
  );
}

export function Buildings({ buildings, fresh }: { buildings: readonly Building[]; fresh: string }) {
  return (
    <g>
      {buildings.map((building) => {
        const key = building.fields.join('-');
        return <PlacedBuilding key={key} {...building} lit={key === fresh} />;
      })}
    </g>
  );
}
