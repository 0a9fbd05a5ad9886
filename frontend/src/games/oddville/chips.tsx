/** What the picked action would cost and bring, as chips of the prompt bar. */
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n';
import type { ChipKind } from '../../ui/Chip';
import type { PromptModel } from '../../ui/PromptBar';
import { Piece } from './art/Piece';
import { actionPrice } from './deeds';
import type { Desk } from './desk';
import { cardOf, characterOf, goodOf } from './facts';
import { forecastOf, slotsOf } from './model/town';
import type { AnyAction, Build, Site } from './schema.gen';
import { Goods } from './tokens';
import { bonusName, characterName, coinsText, goodWord, goodsText, guildName } from './words';

type Chips = NonNullable<PromptModel['chips']>;

export function chipsOf(desk: Desk): Chips {
  const action = desk.pending.value;
  if (!action) return [];
  if (action.tag === 'build') return buildChips(desk, action);
  const price = actionPrice(desk, action);
  return [...(price > 0 ? [chip('cost', 'cost', <Coin n={-price} />)] : []), ...gains(desk, action)];
}

function chip(key: string, kind: ChipKind, content: ComponentChildren): Chips[number] {
  return { key, kind, content };
}

function gains(desk: Desk, action: AnyAction): Chips {
  const { limits, players, terms } = desk.view.value;
  const player = players[desk.side];
  switch (action.tag) {
    case 'take-coins': {
      const room = limits.coins - (player?.coins ?? 0);
      const brought = terms?.coins[action.card] ?? 0;
      const gain = chip('gain', 'legal', <Coin n={Math.min(brought, room)} />);
      return brought > room ? [gain, chip('full', 'danger', t('oddville.chip.full', { max: limits.coins }))] : [gain];
    }
    case 'fetch-resource':
    case 'claim-resource':
    case 'choose-resource':
      return [chip('gain', 'legal', <Good resource={action.resource} sign="+" />)];
    case 'claim-conversion':
      return [
        chip('from', 'cost', <Good resource={action.resource} sign="−" />),
        chip('to', 'legal', <Good resource={action.to} sign="+" />),
      ];
    case 'settle-on-square':
      return [chip('from', 'cost', <Good resource={action.resource} sign="−" />)];
    case 'take-project':
    case 'flip-coin':
      return (player?.projects.length ?? 0) >= limits.projects ? [chip('full', 'danger', t('oddville.chip.discard'))] : [];
    default:
      return [];
  }
}

function buildChips(desk: Desk, { project, x, y }: Build): Chips {
  const view = desk.view.value;
  const forecast = forecastOf(view, project);
  const site = forecast?.sites.find((each) => each.x === x && each.y === y);
  if (!forecast || !site) return [];
  const { cost, guild } = cardOf(project);
  const slot = slotsOf(view, project).find((each) => each.x === x && each.y === y);
  const bonuses = slot?.bonuses ?? [];
  return [
    chip(
      'cost',
      'cost',
      <>
        {forecast.fee > 0 && <Coin n={-forecast.fee} />}
        <span class="sr-only">{goodsText(cost)}</span>
        {forecast.fee === 0 && '−'}
        <Goods counts={cost} />
      </>,
    ),
    ...(bonuses.length > 0
      ? [
          chip(
            'bonus',
            'legal',
            <>
              +
              {bonuses.map(({ source, bonus }) => (
                <span key={source} class="ov-chip-piece">
                  <span class="sr-only">{bonusName(bonus)} </span>
                  <Piece name={bonus} />
                </span>
              ))}
            </>,
          ),
        ]
      : []),
    ...(forecast.joins !== null ? [chip('joins', 'legal', <Joining character={forecast.joins} />)] : []),
    ...(forecast.resets && guild ? [chip('resets', 'danger', t('oddville.chip.resets', { guild: guildName(guild) }))] : []),
    chip('score', 'info', scoreText(desk, site)),
  ];
}

/** My points before and after, as far as that can be known. */
function scoreText(desk: Desk, { changes }: Site): string {
  const before = desk.look.value.points[desk.side] ?? 0;
  return t('oddville.chip.score', { before, after: before + (changes[desk.side] ?? 0) });
}

function Joining({ character }: { character: number }) {
  return (
    <>
      <Piece name={characterOf(character).guild} />
      {characterName(character)}
    </>
  );
}

function Coin({ n }: { n: number }) {
  return (
    <>
      <span class="sr-only">{n < 0 ? '−' : '+'}{coinsText(Math.abs(n))}</span>
      <span aria-hidden="true">{n < 0 ? `−${-n}` : `+${n}`}</span>
      <Piece name="coin" />
    </>
  );
}

function Good({ resource, sign }: { resource: number; sign: '+' | '−' }) {
  return (
    <>
      {sign}
      <Piece name={goodOf(resource)} />
      {goodWord(resource)}
    </>
  );
}
