import './rules/rules.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { needTexts, t } from '../i18n';
import { GAMES, go, type GameId } from '../router';
import { EmptyState } from '../ui/EmptyState';
import { Field } from '../ui/Field';
import { Segmented } from '../ui/Segmented';
import { Spinner } from '../ui/Spinner';
import { TopBar } from '../ui/TopBar';
import { useTitle } from './title';
import { chaptersOf, search, type Chapter } from './rules/book';

export function Rules({ game }: { game: GameId }) {
  const isLoaded = useBook(game);
  useTitle(`${t('ui.rules')}: ${t(`home.game.${game}`)}`);
  const [query, setQuery] = useState('');
  const chapters = search(chaptersOf(game), query);
  const target = useAnchor(isLoaded);
  return (
    <>
      <TopBar title={t('ui.rules')} subtitle={t(`home.game.${game}`)} back="/" />
      <main class="rules-page">
        <div class="rules-head">
          <Segmented
            label={t('home.private.game')}
            value={game}
            options={GAMES.map((value) => ({ value, text: t(`home.game.${value}`) }))}
            onChange={(to) => go({ page: 'rules', game: to }, 'replace')}
          />
          <Field label={t('ui.rules.search')} value={query} onInput={setQuery} />
        </div>
        {isLoaded ? <Book chapters={chapters} target={target} /> : <Spinner late />}
      </main>
    </>
  );
}

function Book({ chapters, target }: { chapters: readonly Chapter[]; target: string }) {
  if (chapters.length === 0) return <EmptyState icon="search" text={t('ui.rules.none')} />;
  return (
    <div class="rules-book">
      <nav class="rules-contents" aria-label={t('ui.rules.contents')}>
        <ol>
          {chapters.map(({ number, title }) => (
            <li key={number}>
              <a href={`#chapter-${number}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div class="rules-chapters">
        {chapters.map((chapter) => (
          <section key={chapter.number} class="panel rules-chapter" aria-labelledby={`chapter-${chapter.number}`}>
            <h2 class="title" id={`chapter-${chapter.number}`}>
              {chapter.title}
            </h2>
            {chapter.rules.map((rule) => (
              <article key={rule.id} id={rule.id} class={`rule ${rule.id === target ? 'rule-target' : ''}`}>
                <h3>
                  {rule.title}
                  <a class="rule-id" href={`#${rule.id}`} aria-label={t('ui.log.rule', { id: rule.id })}>
                    {rule.id}
                  </a>
                </h3>
                <p>{rule.text}</p>
              </article>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function useBook(game: GameId): boolean {
  const [loaded, setLoaded] = useState<GameId | null>(null);
  useEffect(() => {
    let isGone = false;
    void needTexts('table', `rules_${game}`).then(() => isGone || setLoaded(game));
    return () => {
      isGone = true;
    };
  }, [game]);
  return loaded === game;
}

/** The rule that the address names: the page opens there, and it is lit. */
function useAnchor(isLoaded: boolean): string {
  const [target, setTarget] = useState(() => location.hash.slice(1));
  const shown = useRef('');
  useEffect(() => {
    const read = (): void => setTarget(location.hash.slice(1));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  useEffect(() => {
    if (!isLoaded || !target || shown.current === target) return;
    shown.current = target;
    document.getElementById(target)?.scrollIntoView({ block: 'center' });
  }, [isLoaded, target]);
  return target;
}
