/** The four piles of characters, and who holds the others. */
import { characterOf, type Guild } from '../facts';
import { GUILD_NAMES, type View } from '../schema.gen';

export interface GuildModel {
  readonly guild: Guild;
  readonly top: number | null;
  readonly left: number;
  readonly holders: readonly { seat: number; character: number }[];
}

export function guildsOf({ piles, players }: View): readonly GuildModel[] {
  return GUILD_NAMES.map((guild, number) => ({
    guild,
    top: piles[number]?.top ?? null,
    left: piles[number]?.count ?? 0,
    holders: players.flatMap(({ characters }, seat) =>
      characters.filter((character) => characterOf(character).guild === guild).map((character) => ({ seat, character })),
    ),
  }));
}

export function characterPoints({ square }: View, seat: number, character: number): number {
  const { points, pointsOnSquare } = characterOf(character);
  return square.includes(seat) ? pointsOnSquare : points;
}
