import { useState } from 'preact/hooks';
import { t } from '../../i18n';
import { Button } from '../../ui/Button';
import { Select } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { LEVELS, USUAL_LEVEL, type Level } from '../levels';
import { busy, playDaily, playNow, playSolo } from './actions';
import { GAME_FACTS, type GameFacts } from './model';
import { PICTURES } from './pictures';

export function PlayNow() {
  return (
    <section class="now" id="play" aria-labelledby="now-title">
      <h2 class="section-title title" id="now-title">
        {t('home.now')}
        <span class="section-sub">{t('home.now.sub')}</span>
      </h2>
      <div class="game-cards">
        {GAME_FACTS.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </div>
    </section>
  );
}

function GameCard({ game }: { game: GameFacts }) {
  const [level, setLevel] = useState<Level>(USUAL_LEVEL);
  const name = t(`home.game.${game.id}`);
  return (
    <article class="panel game-card" aria-label={name}>
      <img class="game-art" src={PICTURES[game.id]} alt="" width="280" height="120" />
      <div class="game-body">
        <h3 class="title">{name}</h3>
        <p>
          {t(`home.about.${game.id}`)}
          <span class="muted">{t('home.facts', { min: game.min, max: game.max, minutes: game.minutes })}</span>
        </p>
        {game.min === 1 && <Alone game={game} />}
        <div class="game-go">
          <Select
            label={t('home.now.level', { name })}
            hideLabel
            icon={<Icon name="bot" size="s" />}
            value={level}
            options={LEVELS.map((value) => ({ value, text: t(`home.level.${value}`) }))}
            onChange={setLevel}
          />
          <Button kind="primary" icon="play" label={`${t('home.now.go')}: ${name}`} busy={busy.value === game.id} onClick={() => void playNow(game.id, level)}>
            {t('home.now.go')}
          </Button>
        </div>
      </div>
    </article>
  );
}

/** For one player: against the clock of the sheet, or today's dice that everybody gets. */
function Alone({ game: { id } }: { game: GameFacts }) {
  return (
    <div class="game-alone">
      <Button size="small" icon="pencil" busy={busy.value === `${id}-solo`} onClick={() => void playSolo(id)}>
        {t('home.solo')}
      </Button>
      <Button size="small" icon="sun" busy={busy.value === `${id}-daily`} onClick={() => void playDaily(id)}>
        {t('home.daily')}
      </Button>
    </div>
  );
}
