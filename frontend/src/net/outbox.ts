/** Commands that are not answered yet. Sent again after a drop under the same id, they are carried out once. */
import type { Command } from './schema.gen';

/** Distributes over the union, so that each command keeps its own fields. */
type WithoutId<C> = C extends Command ? Omit<C, 'id'> : never;
export type Draft = WithoutId<Command>;

export type Answer =
  | { readonly kind: 'done'; readonly seq: number }
  | {
      readonly kind: 'refused';
      readonly rule: string;
      readonly why: string;
      readonly params: Readonly<Record<string, number | string>>;
    }
  | { readonly kind: 'forecast'; readonly points: readonly number[] };

export class Outbox {
  #lastId = 0;
  #open = new Map<number, { command: Command; resolve: (answer: Answer) => void }>();

  add(draft: Draft): { command: Command; answer: Promise<Answer> } {
    this.#lastId += 1;
    const id = this.#lastId;
    const command = { ...draft, id } as Command;
    const answer = new Promise<Answer>((resolve) => {
      this.#open.set(id, { command, resolve });
    });
    return { command, answer };
  }

  /** The answer to a command; one that came before is passed over. */
  settle(id: number, answer: Answer): void {
    const open = this.#open.get(id);
    this.#open.delete(id);
    open?.resolve(answer);
  }

  get unanswered(): readonly Command[] {
    return [...this.#open.values()].map(({ command }) => command);
  }
}
