import { t } from '../../../i18n';
import { IconButton } from '../../../ui/IconButton';
import { CardPicture } from '../art/CardArt';
import { Piece } from '../art/Piece';
import type { Desk } from '../desk';
import { SQUARE, cardOf } from '../facts';
import { countedText } from '../score';
import { Goods, Points } from '../tokens';
import { bonusName, cardName, guildName, scoringText, seatName } from '../words';

/** One card explained: how it scores, what it costs and brings, and in the city why it is worth what it is. */
export function CardDetails({ desk }: { desk: Desk }) {
  const card = desk.inspected.value;
  if (card === null) return null;
  return (
    <aside class="ov-details" aria-live="polite">
      {card === SQUARE ? <SquareDetails /> : <BuildingDetails desk={desk} card={card} />}
      <IconButton
        icon="x"
        label={t('ui.close')}
        onClick={() => {
          desk.inspected.value = null;
        }}
      />
    </aside>
  );
}

function SquareDetails() {
  return (
    <div class="ov-details-words">
      <b class="title">{t('oddville.square')}</b>
      <p>{t('oddville.square.about')}</p>
    </div>
  );
}

function BuildingDetails({ desk, card }: { desk: Desk; card: number }) {
  const view = desk.view.value;
  const index = view.city.findIndex((each) => each.card === card);
  const placed = view.city[index];
  const worth = view.worth[index];
  const { bonus, guild, cost } = cardOf(card);
  return (
    <>
      <div class="ov-details-picture">
        <CardPicture card={card} {...(placed && worth && { points: worth.points, owner: desk.colour(placed.owner) })} />
      </div>
      <div class="ov-details-words">
        <b class="title">{cardName(card)}</b>
        {placed && worth && (
          <p>
            <Points points={worth.points} /> {seatName(desk.table.seats.value, placed.owner)}
          </p>
        )}
        <p>{scoringText(card)}</p>
        {placed && worth && worth.counted.length > 0 && <p class="muted">{countedText(worth.counted)}</p>}
        <p class="ov-details-facts">
          {!placed && <Goods counts={cost} />}
          <span>
            <Piece name={bonus} /> {bonusName(bonus)}
          </span>
          {guild && (
            <span>
              <Piece name={guild} /> {guildName(guild)}
            </span>
          )}
        </p>
      </div>
    </>
  );
}
