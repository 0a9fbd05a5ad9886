import './offers.css';
import { t, type Key } from '../../../i18n';
import { CardPicture } from '../art/CardArt';
import { Meeple, Piece } from '../art/Piece';
import type { Desk } from '../desk';
import { cardOf, goodOf, spacePrices } from '../facts';
import type { OfferGroup, OfferKind, Tile } from '../model/offers';
import { Price } from '../tokens';
import { Touch } from '../Touch';
import { bonusName, cardName, coinsText, goodName, goodWord, priceText, scoringText } from '../words';

const TITLES: Record<OfferKind, Key> = {
  coins: 'oddville.offer.coins',
  goods: 'oddville.offer.goods',
  row: 'oddville.offer.row',
  bonuses: 'oddville.offer.bonuses',
  from: 'oddville.offer.from',
  to: 'oddville.offer.to',
  'own-coins': 'oddville.offer.ownCoins',
  'own-projects': 'oddville.offer.ownProjects',
  fields: 'oddville.offer.fields',
};

/** What can be chosen now, as large tiles. */
export function Offers({ desk, offers }: { desk: Desk; offers: readonly OfferGroup[] }) {
  return (
    <div class="ov-offers">
      {offers.map((group) => (
        <div key={group.kind} class={`ov-offer ov-offer-${group.kind}`} role="group" aria-label={t(TITLES[group.kind])}>
          <span class="ov-offer-title">{t(TITLES[group.kind])}</span>
          <div class="ov-offer-tiles">
            {group.tiles.map((tile) => (
              <TileView key={tile.where} desk={desk} tile={tile} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function TileView({ desk, tile }: { desk: Desk; tile: Tile }) {
  const card = tile.kind === 'card' ? { card: tile.card } : {};
  return (
    <Touch desk={desk} where={tile.where} name={nameOf(desk, tile)} class={`ov-tile ov-tile-${tile.kind}`} {...card}>
      <TileFace desk={desk} tile={tile} />
    </Touch>
  );
}

function TileFace({ desk, tile }: { desk: Desk; tile: Tile }) {
  switch (tile.kind) {
    case 'coins':
      return (
        <>
          <span class="ov-tile-heap">
            {Array.from({ length: tile.n }, (_, nth) => (
              <Piece key={nth} name="coin" />
            ))}
          </span>
          <b>{coinsText(tile.n)}</b>
        </>
      );
    case 'good':
      return (
        <>
          <Piece name={goodOf(tile.resource)} />
          <b>{goodName(tile.resource)}</b>
          {tile.price !== null && <Price coins={tile.price} />}
        </>
      );
    case 'card':
      return (
        <>
          <CardPicture card={tile.card} />
          {tile.price !== null && <Price coins={tile.price} />}
        </>
      );
    case 'bonus':
      return (
        <>
          <Piece name={cardOf(tile.card).bonus} />
          <b>{bonusName(cardOf(tile.card).bonus)}</b>
          <small>{cardName(tile.card)}</small>
        </>
      );
    case 'worker':
      return (
        <>
          <span class="ov-tile-heap">
            <Meeple colour={desk.colour(desk.side)} />
            <Piece name={goodOf(tile.resource)} />
          </span>
          <b>{goodName(tile.resource)}</b>
          <small>{t('oddville.resources.spaceFor', { n: printedPrice(desk, tile.space) })}</small>
        </>
      );
    case 'coin':
      return (
        <>
          <Piece name="coin" />
          <b>{tile.coin + 1}</b>
        </>
      );
  }
}

function printedPrice(desk: Desk, space: number): number {
  return spacePrices(desk.view.value.players.length)[space] ?? 0;
}

function nameOf(desk: Desk, tile: Tile): string {
  switch (tile.kind) {
    case 'coins':
      return coinsText(tile.n);
    case 'good':
      return withPrice(goodName(tile.resource), tile.price);
    case 'card':
      return withPrice(`${cardName(tile.card)}, ${scoringText(tile.card)}`, tile.price);
    case 'bonus':
      return t('oddville.bonus.of', { bonus: bonusName(cardOf(tile.card).bonus), card: cardName(tile.card) });
    case 'worker':
      return `${t('oddville.resources.mine', { resource: goodWord(tile.resource) })}, ${t('oddville.resources.spaceFor', { n: printedPrice(desk, tile.space) })}`;
    case 'coin':
      return t('oddville.coins.nth', { n: tile.coin + 1 });
  }
}

function withPrice(name: string, price: number | null): string {
  return price === null ? name : `${name}, ${priceText(price)}`;
}
