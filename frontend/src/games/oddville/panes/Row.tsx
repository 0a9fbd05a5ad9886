import './row.css';
import { t } from '../../../i18n';
import { CardPicture, DeckPicture } from '../art/CardArt';
import type { Desk } from '../desk';
import { cardOf } from '../facts';
import { heldBy, missingFor } from '../model/goods';
import { picked, place } from '../places';
import { Goods, Price } from '../tokens';
import { Touch } from '../Touch';
import { cardName, goodsText, priceText, scoringText } from '../words';

/** The six buildings to plan with, the oldest first, and the deck. */
export function Row({ desk }: { desk: Desk }) {
  const { row, deck } = desk.view.value;
  return (
    <div class="ov-row">
      <div class="ov-row-head">
        <b class="title">{t('oddville.row')}</b>
        <span>{t('oddville.row.order')}</span>
        <span class="ov-row-deck">{t('oddville.row.deck', { n: deck })}</span>
      </div>
      <ol class="ov-row-cards">
        {row.map((card, slot) => (
          <li key={card}>
            <RowCard desk={desk} card={card} slot={slot} />
          </li>
        ))}
      </ol>
      <div class="ov-row-pile" data-anchor="deck" role="img" aria-label={t('oddville.row.deck', { n: deck })}>
        <DeckPicture />
      </div>
    </div>
  );
}

function RowCard({ desk, card, slot }: { desk: Desk; card: number; slot: number }) {
  const { terms } = desk.view.value;
  const worker = picked(desk.picks.value, 'worker');
  const price = worker === null ? undefined : terms?.slots[worker]?.[slot];
  const { cost } = cardOf(card);
  const missing = desk.isMine ? missingFor(cost, heldBy(desk.view.value, desk.side)) : [];
  const name = t('oddville.row.card', { card: cardName(card), place: slot + 1, goods: goodsText(cost) });
  return (
    <Touch
      desk={desk}
      where={place.row(slot)}
      name={price === undefined ? name : `${name}, ${priceText(price)}`}
      class="ov-project"
      card={card}
      tip={`${cardName(card)}: ${scoringText(card)}`}
      anchor={`row-${slot}`}
    >
      <CardPicture card={card} />
      <span class="ov-cost">
        <Goods counts={cost} missing={missing} />
      </span>
      {price !== undefined && (
        <span class="ov-row-price">
          <Price coins={price} />
        </span>
      )}
    </Touch>
  );
}
