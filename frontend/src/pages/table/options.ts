/** What a game lets its host choose, read from the schema that is made of the game's own options. */
export type OptionField =
  | { readonly name: string; readonly kind: 'switch' }
  | { readonly name: string; readonly kind: 'choice'; readonly values: readonly string[] };

interface Property {
  readonly type?: string;
  readonly enum?: readonly string[];
}

interface Schema {
  readonly $defs: Readonly<Record<string, { readonly properties?: Readonly<Record<string, Property>> }>>;
}

const schemas = import.meta.glob<{ default: Schema }>('../../../../shared/schema/*.json');

export async function optionFields(game: string): Promise<readonly OptionField[]> {
  const schema = schemas[`../../../../shared/schema/${game}.json`];
  if (!schema) return [];
  const { $defs } = (await schema()).default;
  const options = Object.entries($defs).find(([name]) => name.endsWith('Options'))?.[1];
  return Object.entries(options?.properties ?? {}).flatMap(([name, property]) => fieldOf(name, property));
}

export function fieldOf(name: string, property: Property): readonly OptionField[] {
  if (property.type === 'boolean') return [{ name, kind: 'switch' }];
  return property.enum ? [{ name, kind: 'choice', values: property.enum }] : [];
}
