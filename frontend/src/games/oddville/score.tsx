/** A seat's points line by line, with the reason of each. */
import type { ScoreLine } from '../contract';
import { list, lookUp, t } from '../../i18n';
import { CardPicture } from './art/CardArt';
import { Piece } from './art/Piece';
import { SQUARE_POINTS, cardOf, characterOf } from './facts';
import { characterPoints } from './model/guilds';
import { heldBy } from './model/goods';
import type { Placed, View, Worth } from './schema.gen';
import { cardName, characterName, goodsText, guildName } from './words';

/** Which cards were counted: "Inn, Windmill and Main Square". */
export function countedText(counted: readonly number[]): string {
  return list(counted.map(cardName));
}

export function scoreOf(view: View, seat: number): readonly ScoreLine[] {
  const buildings = view.city.flatMap((placed, index) => {
    const worth = view.worth[index];
    return placed.owner === seat && worth ? [buildingLine(placed, worth)] : [];
  });
  const characters = (view.players[seat]?.characters ?? []).map((character) => characterLine(view, seat, character));
  return [...buildings.toSorted((one, other) => other.points - one.points), ...characters, ...restLines(view, seat)];
}

function buildingLine({ card }: Placed, { points, counted }: Worth): ScoreLine {
  return {
    key: `card-${card}`,
    text: cardName(card),
    reason: reasonOf(card, counted),
    picture: <CardPicture card={card} points={points} />,
    points,
  };
}

function reasonOf(card: number, counted: readonly number[]): string {
  const { scoring, base, guild } = cardOf(card);
  const params = { base, n: counted.length, cards: countedText(counted), guild: guild ? guildName(guild) : '' };
  const key = counted.length === 0 ? `oddville.reason.${scoring}.none` : `oddville.reason.${scoring}`;
  return lookUp(key, params) ?? lookUp(`oddville.reason.${scoring}`, params) ?? '';
}

function characterLine(view: View, seat: number, character: number): ScoreLine {
  const { guild, name } = characterOf(character);
  const isHome = name === 'traveller' && view.square.includes(seat);
  return {
    key: `character-${character}`,
    text: characterName(character),
    ...(isHome && { reason: t('oddville.reason.traveller') }),
    picture: <Piece name={guild} />,
    points: characterPoints(view, seat, character),
  };
}

function restLines(view: View, seat: number): readonly ScoreLine[] {
  const { resources = 0, square = 0 } = view.sheets[seat] ?? {};
  const workers: ScoreLine = {
    key: 'resources',
    text: t('oddville.score.resources'),
    reason: goodsText(heldBy(view, seat)),
    picture: <Piece name="wood" />,
    points: resources,
  };
  const onSquare: ScoreLine = {
    key: 'square',
    text: t('oddville.square'),
    reason: t('oddville.reason.square', { n: SQUARE_POINTS }),
    picture: <Piece name="fountain" />,
    points: square,
  };
  return [...(resources > 0 ? [workers] : []), ...(square > 0 ? [onSquare] : [])];
}
