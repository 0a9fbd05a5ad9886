/** Where the spaces of a gondola come from, line by line. */
import { t } from '../../i18n';
import type { ScoreLine } from '../contract';
import { BuildingIcon } from './art/buildings';
import { Bag, GondolaIcon } from './art/pieces';
import { ALL_KINDS, kindName } from './look';
import { Kind, type View } from './schema.gen';

const BOUGHT = ALL_KINDS.length;
const JUMPED = ALL_KINDS.length + 1;

export function scoreOf(view: View, seat: number): readonly ScoreLine[] {
  const gained = view.players[seat]?.gained ?? [];
  const lines: ScoreLine[] = ALL_KINDS.map((kind) => ({
    key: kindName(kind),
    text: t(`venice.score.${kindName(kind)}`),
    reason: t(`venice.rule.${kindName(kind)}`, { n: kind === Kind.BASILICA ? 7 : 1 }),
    picture: <BuildingIcon kind={kind} />,
    points: gained[kind] ?? 0,
  }));
  lines.push(
    {
      key: 'bought',
      text: t('venice.score.bought'),
      reason: t('venice.score.bought.why'),
      picture: <Bag />,
      points: gained[BOUGHT] ?? 0,
    },
    {
      key: 'jumped',
      text: t('venice.score.jumped'),
      reason: t('venice.score.jumped.why'),
      picture: <GondolaIcon />,
      points: gained[JUMPED] ?? 0,
    },
  );
  return lines.filter(({ points }) => points > 0);
}
