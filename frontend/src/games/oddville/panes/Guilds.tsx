import './guilds.css';
import { list, t } from '../../../i18n';
import { Avatar } from '../../../ui/Avatar';
import { Icon } from '../../../ui/Icon';
import { layout } from '../../../ui/media';
import { Piece } from '../art/Piece';
import type { Desk } from '../desk';
import { characterOf } from '../facts';
import { Characters } from '../mine/Characters';
import { guildsOf, type GuildModel } from '../model/guilds';
import { Points } from '../tokens';
import { characterName, effectText, guildName, seatName } from '../words';

/** The visible character of each guild, who holds the others, and where the next one makes all come back. */
export function GuildsPane({ desk }: { desk: Desk }) {
  return layout.value === 'wide' ? (
    <Piles desk={desk} />
  ) : (
    <div class="ov-guilds-sheet">
      <Characters desk={desk} />
      <h3 class="ov-group-head">
        {t('oddville.guilds')}
        <span>{t('oddville.guilds.top')}</span>
      </h3>
      <Piles desk={desk} />
    </div>
  );
}

function Piles({ desk }: { desk: Desk }) {
  return (
    <ul class="ov-guilds">
      {guildsOf(desk.view.value).map((model) => (
        <li key={model.guild} class="ov-guild" data-anchor={`guild-${model.guild}`}>
          <Piece name={model.guild} class="ov-guild-shield" />
          <div class="ov-guild-words">
            <Top model={model} />
          </div>
          <div class="ov-guild-side">
            {model.top === null ? (
              <span class="ov-vp ov-vp-warn">
                <Icon name="swap" size="s" />
              </span>
            ) : (
              <Points points={characterOf(model.top).points} />
            )}
            <Holders desk={desk} model={model} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Top({ model: { guild, top, left } }: { model: GuildModel }) {
  if (top === null) {
    return (
      <>
        <b class="ov-warn">{t('oddville.guilds.empty')}</b>
        <span>{t('oddville.guilds.reset', { guild: guildName(guild) })}</span>
      </>
    );
  }
  return (
    <>
      <b>
        {characterName(top)} <small>{t('oddville.guilds.left', { n: left })}</small>
      </b>
      <span>{effectText(top)}</span>
    </>
  );
}

function Holders({ desk, model }: { desk: Desk; model: GuildModel }) {
  if (model.holders.length === 0) return null;
  const names = model.holders.map(({ seat, character }) => `${seatName(desk.table.seats.value, seat)} (${characterName(character)})`);
  const text = t('oddville.guilds.holders', { names: list(names) });
  return (
    <span class="ov-holders" title={text}>
      <span class="sr-only">{text}</span>
      {model.holders.map(({ seat, character }) => (
        <Avatar key={character} colour={desk.colour(seat)} size="xs" />
      ))}
    </span>
  );
}
