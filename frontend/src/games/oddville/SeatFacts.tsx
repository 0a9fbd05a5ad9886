import './seatFacts.css';
import { t } from '../../i18n';
import { CardPicture } from './art/CardArt';
import { Meeple, Piece } from './art/Piece';
import type { Desk } from './desk';
import { WORKER_NUMBERS, characterOf } from './facts';
import { Coins, GoodStat } from './mine/Purse';
import { heldBy } from './model/goods';
import { cardName, characterName, scoringText } from './words';

/** A player's things in the panel of a seat. */
export function SeatFacts({ desk, seat }: { desk: Desk; seat: number }) {
  const { players, limits } = desk.view.value;
  const player = players[seat];
  if (!player) return null;
  const isMe = seat === desk.table.seat;
  return (
    <div class={`ov-facts p-${desk.colour(seat)}`}>
      {isMe && <Coins coins={player.coins} max={limits.coins} seat={seat} />}
      <div class="ov-facts-line">
        {isMe ? (
          <span class="ov-stat" data-anchor={`supply-${seat}`}>
            <Meeple colour={desk.colour(seat)} />
            <span class="sr-only">{t('oddville.workers.supplyName', { n: player.supply })}</span>
            <span aria-hidden="true">{t('oddville.workers.supply', { n: player.supply })}</span>
          </span>
        ) : (
          <OpenThings desk={desk} seat={seat} />
        )}
        <Pips n={player.inCity} max={limits.workersInCity} />
      </div>
      <div class="ov-facts-line">
        <span class="ov-stats">
          {heldBy(desk.view.value, seat).map((count, resource) => (
            // oxlint-disable-next-line react/no-array-index-key -- a resource is its number
            <GoodStat key={resource} seat={seat} resource={resource} count={count} />
          ))}
        </span>
        {!isMe && (
          <span class="ov-facts-characters">
            {player.characters.map((character) => (
              <span key={character} title={characterName(character)} data-anchor={`character-${character}`}>
                <Piece name={characterOf(character).guild} />
                <span class="sr-only">{characterName(character)}</span>
              </span>
            ))}
          </span>
        )}
      </div>
    </div>
  );
}

/** What all can see of another player's hand, purse and plans. */
function OpenThings({ desk, seat }: { desk: Desk; seat: number }) {
  const player = desk.view.value.players[seat];
  if (!player) return null;
  const hand: readonly number[] = player.hand;
  return (
    <>
      <span class="ov-hand-pips" role="img" aria-label={t('oddville.workers.hand', { n: hand.length })} data-anchor={`hand-of-${seat}`}>
        {WORKER_NUMBERS.map((worker) => (
          <i key={worker} class={hand.includes(worker) ? '' : 'ov-out'} />
        ))}
      </span>
      <span class="ov-stat" title={t('oddville.coins', { n: player.coins })} data-anchor={`coins-${seat}`}>
        <Piece name="coin" />
        {player.coins}
      </span>
      <span class="ov-stat" data-anchor={`projects-${seat}`}>
        <span class="sr-only">{t('oddville.projects.held', { n: player.projects.length })}</span>
        {player.projects.map((project) => (
          <span key={project} class="ov-mini" title={`${cardName(project)}: ${scoringText(project)}`}>
            <CardPicture card={project} />
          </span>
        ))}
      </span>
    </>
  );
}

/** How near this player is to the end: OV-7.1 as the view's limit says. */
function Pips({ n, max }: { n: number; max: number }) {
  return (
    <span class={`ov-pips ${n >= max - 1 ? 'ov-pips-near' : ''}`} role="img" aria-label={t('oddville.workers.inCityOf', { n, max })} title={t('oddville.workers.inCityOf', { n, max })}>
      {Array.from({ length: max }, (_, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- pips are alike
        <i key={nth} class={nth < n ? 'ov-on' : ''} />
      ))}
    </span>
  );
}
