/** What a game lets its host choose, read from the schema that the server makes of the game's own options. */
import { ask, Problem } from '../../net/api';
import type { GameInfo } from '../../net/api.gen';

export type OptionField =
  | { readonly name: string; readonly kind: 'switch' }
  | { readonly name: string; readonly kind: 'choice'; readonly values: readonly string[] };

interface Property {
  readonly type?: string;
  readonly enum?: readonly string[];
}

let games: Promise<readonly GameInfo[]> | null = null;

/** Null if the server does not say: then there is simply nothing to choose. */
export async function gameInfo(game: string): Promise<GameInfo | null> {
  games ??= ask('listGames');
  try {
    return (await games).find(({ id }) => id === game) ?? null;
  } catch (error) {
    games = null;
    if (error instanceof Problem) return null;
    throw error;
  }
}

export function optionFields(info: GameInfo | null): readonly OptionField[] {
  const properties = (info?.options['properties'] ?? {}) as Readonly<Record<string, Property>>;
  return Object.entries(properties).flatMap(([name, property]) => fieldOf(name, property));
}

function fieldOf(name: string, property: Property): readonly OptionField[] {
  if (property.type === 'boolean') return [{ name, kind: 'switch' }];
  return property.enum ? [{ name, kind: 'choice', values: property.enum }] : [];
}
