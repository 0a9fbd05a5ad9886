import { list, t } from '../../../i18n';
import { Icon } from '../../../ui/Icon';
import { Piece } from '../art/Piece';
import type { Desk } from '../desk';
import { goodOf, workerOf } from '../facts';
import { workersOf, type WorkerModel } from '../model/hand';
import { place } from '../places';
import { Price } from '../tokens';
import { Touch } from '../Touch';
import { coinsText, goodWord, priceText, workerName } from '../words';

/** My worker cards: those in hand, those played, and what it costs to take the played ones back. */
export function Workers({ desk }: { desk: Desk }) {
  const view = desk.view.value;
  const workers = workersOf(view, desk.side, desk.isMine ? view.terms : null);
  const inHand = workers.filter((worker) => worker.inHand).length;
  return (
    <section class={`ov-group ov-workers p-${desk.colour(desk.side)}`} aria-label={t('oddville.workers')}>
      <header class="ov-group-head">
        {t('oddville.workers')}
        <span>{t('oddville.workers.inHand', { n: inHand })}</span>
      </header>
      <div class="ov-group-cards">
        {workers.map((worker) =>
          worker.inHand ? <InHand key={worker.worker} desk={desk} model={worker} /> : <PlayedCard key={worker.worker} desk={desk} worker={worker.worker} />,
        )}
        {desk.isMine && inHand < workers.length && <Recall desk={desk} price={view.terms?.recall ?? 0} />}
      </div>
    </section>
  );
}

function InHand({ desk, model }: { desk: Desk; model: WorkerModel }) {
  const { worker, coins, goods, slots } = model;
  const free = slots.filter((price) => price === 0).length;
  const name = t('oddville.workers.card', {
    worker: workerName(worker),
    coins: coins > 0 ? coinsText(coins) : t('oddville.workers.noCoins'),
    goods: list(goods.map(goodWord)),
    n: free,
  });
  return (
    <Touch desk={desk} where={place.worker(worker)} name={name} class="ov-worker" anchor={`hand-${worker}`}>
      <span class="ov-worker-top">
        <Piece name={workerOf(worker).name} />
      </span>
      <span class="ov-worker-name">{workerName(worker)}</span>
      <span class="ov-worker-band">
        {coins > 0 ? Array.from({ length: coins }, (_, nth) => <Piece key={nth} name="coin" />) : <span class="ov-worker-none">–</span>}
      </span>
      <span class="ov-worker-band">
        {goods.map((resource) => (
          <Piece key={resource} name={goodOf(resource)} />
        ))}
      </span>
      <span class="ov-worker-band ov-worker-slots">
        {slots.map((price, slot) => (
          // oxlint-disable-next-line react/no-array-index-key -- a place of the row is its number
          <i key={slot} class={price === 0 ? 'ov-slot-free' : 'ov-slot-pay'}>
            {price === 0 ? '' : price}
          </i>
        ))}
      </span>
    </Touch>
  );
}

function PlayedCard({ desk, worker }: { desk: Desk; worker: number }) {
  return (
    <Touch desk={desk} where={place.worker(worker)} name={t('oddville.workers.playedName', { worker: workerName(worker) })} class="ov-worker-back" anchor={`hand-${worker}`}>
      <Piece name={workerOf(worker).name} />
      <b>{workerName(worker)}</b>
      <span>{t('oddville.workers.played')}</span>
    </Touch>
  );
}

function Recall({ desk, price }: { desk: Desk; price: number }) {
  return (
    <Touch desk={desk} where={place.recall} name={t('oddville.workers.recallFor', { price: priceText(price) })} class="ov-recall">
      <Icon name="undo" />
      <b>{t('oddville.workers.recall')}</b>
      <Price coins={price} />
    </Touch>
  );
}
