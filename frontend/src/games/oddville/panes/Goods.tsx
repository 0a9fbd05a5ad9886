import './goods.css';
import { t } from '../../../i18n';
import { Meeple, Piece } from '../art/Piece';
import type { Desk } from '../desk';
import { goodOf } from '../facts';
import { stocksOf, type Space, type StockModel } from '../model/goods';
import { place } from '../places';
import { Price } from '../tokens';
import { Touch } from '../Touch';
import { coinsText, goodName, goodWord, priceText, seatName } from '../words';

/** The resource board: who stands where, where the next worker goes, and what that costs me. */
export function GoodsPane({ desk }: { desk: Desk }) {
  const stocks = stocksOf(desk.view.value);
  const isCheaper = stocks.some((stock) => stock.isCheaper);
  return (
    <div class="ov-stocks">
      {stocks.map((stock) => (
        <StockView key={stock.resource} desk={desk} stock={stock} />
      ))}
      {desk.isMine && <p class="ov-stocks-note muted">{t(isCheaper ? 'oddville.resources.discount' : 'oddville.resources.note')}</p>}
    </div>
  );
}

function StockView({ desk, stock }: { desk: Desk; stock: StockModel }) {
  const { resource, spaces, price } = stock;
  const singles = spaces.slice(0, -1);
  const box = spaces.at(-1);
  const name = goodName(resource);
  return (
    <section class="ov-stock" aria-label={name}>
      <Touch
        desk={desk}
        where={place.resource(resource)}
        name={price === null ? name : t('oddville.resources.fetch', { resource: name, price: priceText(price) })}
        class="ov-stock-head"
        anchor={`good-${resource}`}
      >
        <Piece name={goodOf(resource)} />
        <b>{name}</b>
        {price !== null && <Price coins={price} plain />}
      </Touch>
      {box && <SpaceView desk={desk} stock={stock} space={box} isBox />}
      <div class="ov-spaces">
        {singles.map((space) => (
          <SpaceView key={space.space} desk={desk} stock={stock} space={space} />
        ))}
      </div>
    </section>
  );
}

function SpaceView({ desk, stock, space, isBox = false }: { desk: Desk; stock: StockModel; space: Space; isBox?: boolean }) {
  const isNext = stock.next === space.space;
  const figure = space.owners.length === 0 || isBox ? space.price : null;
  return (
    <div
      class={`ov-space ${isBox ? 'ov-space-box' : ''} ${isNext ? 'ov-space-next' : ''}`}
      data-anchor={`stock-${stock.resource}-${space.space}`}
      title={nameOf(desk, stock, space)}
    >
      {figure !== null && <em>{figure}</em>}
      {[...new Set(space.owners)].map((owner) => (
        <StandingWorker key={owner} desk={desk} resource={stock.resource} space={space} owner={owner} />
      ))}
      {isNext && space.owners.length === 0 && <span class="sr-only">{t('oddville.resources.next')}</span>}
    </div>
  );
}

/** Workers of one seat. OV-2.6: an own one can be taken back at any time. */
function StandingWorker({ desk, resource, space, owner }: { desk: Desk; resource: number; space: Space; owner: number }) {
  const count = space.owners.filter((each) => each === owner).length;
  const meeple = (
    <span class="ov-standing-workers">
      <Meeple colour={desk.colour(owner)} />
      {count > 1 && <b>{count}</b>}
    </span>
  );
  if (owner !== desk.table.seat) return meeple;
  return (
    <Touch desk={desk} where={place.standing(resource, space.space)} name={t('oddville.resources.mine', { resource: goodWord(resource) })} class="ov-standing">
      {meeple}
    </Touch>
  );
}

function nameOf(desk: Desk, { resource }: StockModel, { price, owners }: Space): string {
  const names = owners.map((owner) => seatName(desk.table.seats.value, owner)).join(', ');
  return t('oddville.resources.space', { resource: goodName(resource), price: coinsText(price), owner: names || t('oddville.resources.empty') });
}
