import { useState } from 'preact/hooks';
import { t } from '../../i18n';
import type { GameId } from '../../router';
import { Button } from '../../ui/Button';
import { Select } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import type { BotLevel, GameFacts } from './model';
import { PICTURES } from './pictures';

interface Props {
  games: readonly GameFacts[];
  onPlay: (game: GameId, level: BotLevel) => void;
  busy: boolean;
}

export function PlayNow({ games, onPlay, busy }: Props) {
  return (
    <section class="now" id="play" aria-labelledby="now-title">
      <h2 class="section-title title" id="now-title">
        {t('home.now')}
        <span class="section-sub">{t('home.now.sub')}</span>
      </h2>
      <div class="game-cards">
        {games.map((game) => (
          <GameCard key={game.id} game={game} onPlay={onPlay} busy={busy} />
        ))}
      </div>
    </section>
  );
}

const LEVELS: readonly BotLevel[] = ['1', '2', '3'];

function GameCard({ game, onPlay, busy }: { game: GameFacts; onPlay: Props['onPlay']; busy: boolean }) {
  const [level, setLevel] = useState<BotLevel>('2');
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
        <div class="game-go">
          <Select
            label={t('home.now.level', { level })}
            hideLabel
            icon={<Icon name="bot" size="s" />}
            value={level}
            options={LEVELS.map((value) => ({ value, text: t('home.level', { level: value }) }))}
            onChange={setLevel}
          />
          <Button kind="primary" icon="play" busy={busy} onClick={() => onPlay(game.id, level)}>
            {t('home.now.go')}
          </Button>
        </div>
      </div>
    </article>
  );
}
