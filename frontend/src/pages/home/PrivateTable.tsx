import { useState } from 'preact/hooks';
import { t } from '../../i18n';
import { GAMES, type GameId } from '../../router';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Segmented } from '../../ui/Segmented';
import { busy, makePrivate } from './actions';
import { PICTURES } from './pictures';

export function PrivateTable() {
  const [game, setGame] = useState<GameId>('oddville');
  return (
    <section class="panel private" id="private" aria-labelledby="private-title">
      <header class="private-head">
        <Icon name="lock" />
        <h2 class="title" id="private-title">
          {t('home.private')}
        </h2>
        <span class="muted">{t('home.private.sub')}</span>
      </header>
      <Segmented
        label={t('home.private.game')}
        value={game}
        options={GAMES.map((value) => ({ value, text: t(`home.game.${value}`) }))}
        onChange={setGame}
      />
      <img class="private-art" src={PICTURES[game]} alt="" width="280" height="120" />
      <ol class="private-steps">
        {(['open', 'share', 'play'] as const).map((step) => (
          <li key={step}>{t(`home.private.step.${step}`)}</li>
        ))}
      </ol>
      <Button kind="primary" size="big" busy={busy.value === `${game}-private`} onClick={() => void makePrivate(game)}>
        {t('home.private.create')}
      </Button>
    </section>
  );
}
