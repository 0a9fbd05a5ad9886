/**
 * Arrays of the wire as objects with names, and back.
 *
 * The client holds a room as the plain nested arrays that came over the wire, because diffs speak of positions.
 * A shape reads such an array as a frozen object. The same array always gives the same object, so whatever a
 * patch left alone is identical before and after: `===` tells a component whether to draw again.
 */

/** Anything MessagePack can bring. */
export type Raw =
  | null
  | boolean
  | number
  | string
  | Uint8Array
  | readonly Raw[]
  | { readonly [name: string]: Raw };

export interface Shape<T> {
  read(raw: Raw): T;
  write(value: T): Raw;
}

/** The shape of a struct: on the wire it is an array. */
export interface ArrayShape<T> extends Shape<T> {
  write(value: T): readonly Raw[];
  /** Where each field lies on the wire: the steps of a diff's path. */
  readonly at: { readonly [name in keyof T]: number };
  /** The first item on the wire; null for a struct outside of unions. */
  readonly tag: string | null;
}

/** A field by its name alone is taken as it is; else its shape follows. */
type Field = string | readonly [name: string, shape: Shape<unknown>];

/** What arrived is not what the schema says: server and client are of different versions. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

export function struct<T extends object>(...fields: readonly Field[]): ArrayShape<T> {
  return arrayShape<T>(null, fields);
}

/** A member of a union: its tag comes first on the wire and is the field `tag` here. */
export function tagged<T extends { readonly tag: string }>(
  tag: T['tag'],
  ...fields: readonly Field[]
): ArrayShape<T> {
  return arrayShape<T>(tag, fields);
}

/** Reads members by name or by number (their place in the union), writes them by name. */
export function union<T extends { readonly tag: string }>(
  ...members: readonly ArrayShape<T>[]
): Shape<T> & { write(value: T): readonly Raw[] } {
  const byTag = new Map(members.map((member) => [member.tag, member]));
  const find = (tag: unknown): ArrayShape<T> => {
    const member = typeof tag === 'number' ? members[tag] : byTag.get(tag as string);
    if (!member) throw new Unreadable(`unknown tag ${String(tag)}`);
    return member;
  };
  return {
    read: (raw) => find(asArray(raw)[0]).read(raw),
    write: (value) => find(value.tag).write(value),
  };
}

export function list<T>(item: Shape<T>): Shape<readonly T[]> {
  const known = new WeakMap<readonly Raw[], readonly T[]>();
  return {
    read: (raw) => {
      const array = asArray(raw);
      let items = known.get(array);
      if (!items) {
        items = Object.freeze(array.map((each) => item.read(each)));
        known.set(array, items);
      }
      return items;
    },
    write: (items) => items.map((each) => item.write(each)),
  };
}

export function optional<T>(shape: Shape<T>): Shape<T | null> {
  return {
    read: (raw) => (raw === null ? null : shape.read(raw)),
    write: (value) => (value === null ? null : shape.write(value)),
  };
}

function arrayShape<T extends object>(tag: string | null, fields: readonly Field[]): ArrayShape<T> {
  const first = tag === null ? 0 : 1;
  const columns = fields.map((field) =>
    typeof field === 'string' ? { name: field, shape: null } : { name: field[0], shape: field[1] },
  );
  const known = new WeakMap<readonly Raw[], T>();

  const build = (array: readonly Raw[]): T => {
    if (array.length !== first + columns.length || (tag !== null && array[0] !== tag && typeof array[0] !== 'number')) {
      throw new Unreadable(`${tag ?? columns.map((column) => column.name).join()} is not ${String(array)}`);
    }
    const named: Record<string, unknown> = tag === null ? {} : { tag };
    for (const [index, { name, shape }] of columns.entries()) {
      const raw = array[first + index] as Raw;
      named[name] = shape ? shape.read(raw) : raw;
    }
    return Object.freeze(named) as T;
  };

  return {
    tag,
    at: Object.fromEntries(columns.map(({ name }, index) => [name, first + index])) as ArrayShape<T>['at'],
    read: (raw) => {
      const array = asArray(raw);
      let value = known.get(array);
      if (!value) {
        value = build(array);
        known.set(array, value);
      }
      return value;
    },
    write: (value) => {
      const given = value as Readonly<Record<string, unknown>>;
      const items = columns.map(({ name, shape }) =>
        shape ? shape.write(given[name]) : (given[name] as Raw),
      );
      return tag === null ? items : [tag, ...items];
    },
  };
}

function asArray(raw: Raw | undefined): readonly Raw[] {
  if (!Array.isArray(raw)) throw new Unreadable(`not an array: ${String(raw)}`);
  return raw as readonly Raw[];
}
