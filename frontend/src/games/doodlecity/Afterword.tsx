import './afterword.css';
import { useRef } from 'preact/hooks';
import { t } from '../../i18n';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Card, cardText } from './Card';
import type { Desk } from './desk';
import { achievementsOf, nextRank } from './result';
import { canSharePictures, pictureOf, savePicture, sharePicture } from './share';
import { word } from './words';

const FILE = 'doodle-city.png';

/** After the points: the rank and achievements of a solo game, and a card to show around. */
export function Afterword({ desk }: { desk: Desk }) {
  const host = useRef<HTMLDivElement>(null);
  const { view, points } = desk.look.value;
  const seat = desk.owner.value;
  const score = view.scores[seat];
  if (!score) return null;
  const withPicture = async (use: (picture: Blob) => void | Promise<void>): Promise<void> => {
    const card = host.current?.querySelector<SVGSVGElement>('.dc-card');
    if (card) await use(await pictureOf(card));
  };
  return (
    <div class="dc-afterword">
      <div class="dc-afterword-side">
        {score.title && <SoloRank title={score.title} points={points[seat] ?? 0} reached={score.achievements} />}
        <div class="dc-share">
          {canSharePictures() && (
            <Button kind="primary" icon="share" onClick={() => void withPicture((picture) => sharePicture(picture, FILE, cardText(desk)))}>
              {t('doodlecity.card.share')}
            </Button>
          )}
          <Button onClick={() => void withPicture((picture) => savePicture(picture, FILE))}>
            {t('doodlecity.card.save')}
          </Button>
        </div>
      </div>
      <div ref={host} class="dc-card-frame">
        <Card desk={desk} />
      </div>
    </div>
  );
}

function SoloRank({ title, points, reached }: { title: string; points: number; reached: readonly string[] }) {
  const next = nextRank(points);
  return (
    <>
      <h3 class="title dc-rank">{word(`rank.${title}`)}</h3>
      {next && <p class="muted">{t('doodlecity.rank.next', { rank: word(`rank.${next.code}`), n: next.missing })}</p>}
      <h4 class="dc-achievements-head">{t('doodlecity.achievements')}</h4>
      <ul class="dc-achievements">
        {achievementsOf(reached).map(({ code, reached: isReached }) => (
          <li key={code} class={isReached ? 'dc-reached' : ''}>
            <Icon name={isReached ? 'check' : 'lock'} size="s" />
            <span>
              <b>{word(`achievement.${code}`)}</b> <small>{word(`achievement.${code}.how`)}</small>
              <span class="sr-only">{t(isReached ? 'doodlecity.achievement.yes' : 'doodlecity.achievement.no')}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
