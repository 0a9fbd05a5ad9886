/** The printed side of every card, from the data that the server reads too. */
import data from '../../../../shared/data/oddville/cards.json';
import type { Bonus, CardFace, Edge, Guild, ScoringKind, Side } from './model';

type Printed = (typeof data.cards)[number];

const faces: ReadonlyMap<string, CardFace> = new Map(data.cards.map((card) => [card.id, read(card)]));

export function faceOf(id: string): CardFace {
  const face = faces.get(id);
  if (!face) throw new Error(`no such card: ${id}`);
  return face;
}

export const ALL_FACES: readonly CardFace[] = [...faces.values()];

// The JSON is ours and its words are checked by the server's tests; here they only get their types.
function read(card: Printed): CardFace {
  const bonus = 'resource' in card.bonus ? card.bonus.resource : card.bonus.kind;
  return {
    id: card.id,
    edges: card.edges as Record<Side, Edge>,
    cost: card.cost,
    bonus: bonus as Bonus,
    guild: card.guild as Guild | null,
    scoring: card.points.kind as ScoringKind,
    base: card.points.base,
    shield: card.shield,
  };
}
