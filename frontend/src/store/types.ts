/** A table and a screen of whatever game: what the store and the pages handle. */
import type { AnyPrompt, GameScreen, GameTable, GameUi, Look } from '../games/contract';
import type { Raw, Shape } from '../net/read';

export type AnyLook = Look<unknown, unknown, AnyPrompt>;
export type AnyTable = GameTable<unknown, unknown, AnyPrompt>;
export type AnyScreen = GameScreen<unknown>;

/** How a game's values lie on the wire; each game's generated schema has these. */
export interface Wire {
  readonly look: Shape<AnyLook>;
  readonly action: { read(raw: Raw): unknown; write(action: unknown): readonly Raw[] };
  readonly event: Shape<unknown>;
}

/** Of whatever game: its `start` takes any table, and the registry sees to it that it is one of its own. */
export interface AnyGameUi extends Pick<GameUi<never, never, never, never>, 'texts'> {
  start: (table: AnyTable) => AnyScreen;
}

export interface GameParts {
  ui: AnyGameUi;
  wire: Wire;
}
