/** The games there are, each fetched when its table is opened. */
import type { AnyGameUi, GameParts, Wire } from '../store/types';

interface Schema {
  LOOK: Wire['look'];
  ANY_ACTION: Wire['action'];
  ANY_EVENT: Wire['event'];
}

const screens = import.meta.glob<{ ui: AnyGameUi }>('./*/index.{ts,tsx}');
const schemas = import.meta.glob<Schema>('./*/schema.gen.ts');

export async function loadGame(game: string): Promise<GameParts> {
  const screen = screens[`./${game}/index.ts`] ?? screens[`./${game}/index.tsx`];
  const schema = schemas[`./${game}/schema.gen.ts`];
  if (!screen || !schema) throw new Error(`no such game: ${game}`);
  const [{ ui }, { LOOK, ANY_ACTION, ANY_EVENT }] = await Promise.all([screen(), schema()]);
  return { ui, wire: { look: LOOK, action: ANY_ACTION, event: ANY_EVENT } };
}
