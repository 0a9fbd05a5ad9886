import { t } from '../../../i18n';
import { CardPicture } from '../art/CardArt';
import type { Desk } from '../desk';
import { cardOf } from '../facts';
import { heldBy, missingFor } from '../model/goods';
import { place } from '../places';
import { Goods } from '../tokens';
import { Touch } from '../Touch';
import { cardName, goodWord, goodsText, scoringText } from '../words';

/** The buildings I plan, with what is still missing for each. */
export function Projects({ desk }: { desk: Desk }) {
  const { players, limits } = desk.view.value;
  const projects = players[desk.side]?.projects ?? [];
  const free = Math.max(0, limits.projects - projects.length);
  return (
    <section class="ov-group ov-projects" aria-label={t('oddville.projects')}>
      <header class="ov-group-head">
        {t('oddville.projects')}
        <span>{t('oddville.projects.count', { n: projects.length, max: limits.projects })}</span>
      </header>
      <div class="ov-group-cards">
        {projects.map((card) => (
          <Project key={card} desk={desk} card={card} />
        ))}
        {Array.from({ length: free }, (_, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- empty places are alike
          <div key={nth} class="ov-empty-project">
            {t('oddville.projects.empty')}
          </div>
        ))}
      </div>
    </section>
  );
}

function Project({ desk, card }: { desk: Desk; card: number }) {
  const { cost } = cardOf(card);
  const missing = missingFor(cost, heldBy(desk.view.value, desk.side));
  const short = shortText(missing);
  const name = [cardName(card), scoringText(card), t('oddville.project.cost', { goods: goodsText(cost) }), short].filter(Boolean).join(', ');
  return (
    <Touch
      desk={desk}
      where={place.project(card)}
      name={name}
      class={`ov-project ${short ? 'ov-short' : ''}`}
      card={card}
      anchor={`project-${card}`}
    >
      <span class="ov-project-art">
        <CardPicture card={card} />
        {short && <span class="ov-short-note">{short}</span>}
      </span>
      <span class="ov-cost">
        <Goods counts={cost} missing={missing} />
      </span>
    </Touch>
  );
}

/** "1 stone short"; empty when all is there. */
function shortText(missing: readonly number[]): string {
  const total = missing.reduce((sum, n) => sum + n, 0);
  const kinds = missing.flatMap((n, resource) => (n > 0 ? [resource] : []));
  const [only] = kinds;
  if (only === undefined) return '';
  return kinds.length === 1 ? t('oddville.project.short', { n: total, good: goodWord(only) }) : t('oddville.project.shortMany', { n: total });
}
