import { t } from '../../../i18n';
import { Piece } from '../art/Piece';
import type { Desk } from '../desk';
import { characterOf, type CharacterName } from '../facts';
import { characterPoints } from '../model/guilds';
import { Points } from '../tokens';
import { characterName, effectText } from '../words';

/** My characters with their text; who speaks in the present question is lit. */
export function Characters({ desk }: { desk: Desk }) {
  const view = desk.view.value;
  const characters = view.players[desk.side]?.characters ?? [];
  const total = characters.reduce<number>((sum, each) => sum + characterPoints(view, desk.side, each), 0);
  return (
    <section class="ov-group ov-characters" aria-label={t('oddville.characters')}>
      <header class="ov-group-head">
        {t('oddville.characters')}
        {total > 0 && <span>{t('ui.points', { n: total })}</span>}
      </header>
      {characters.length === 0 ? (
        <p class="muted ov-none">{t('oddville.characters.none')}</p>
      ) : (
        <ul class="ov-character-list">
          {characters.map((character) => (
            <li key={character} class={`ov-character ${isSpeaking(desk, character) ? 'ov-speaking' : ''}`} data-anchor={`character-${character}`}>
              <Piece name={characterOf(character).guild} />
              <span class="ov-character-words">
                <b>{characterName(character)}</b>
                <span>{effectText(character)}</span>
              </span>
              <Points points={characterPoints(view, desk.side, character)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const SPEAKERS: Partial<Record<string, CharacterName>> = {
  'build-too': 'builder',
  'collect-tax': 'tax-collector',
  'fetch-again': 'seignior',
};

function isSpeaking(desk: Desk, character: number): boolean {
  const speaker = SPEAKERS[desk.prompt.value?.tag ?? ''];
  return speaker !== undefined && characterOf(character).name === speaker;
}
