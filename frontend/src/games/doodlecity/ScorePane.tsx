import './score.css';
import { signed, t } from '../../i18n';
import { Count } from '../../ui/Count';
import { Panel } from '../../ui/Panel';
import type { Desk } from './desk';
import { gainOf } from './model';
import { kindOf } from './paper';
import { scoreLines } from './scores';

/** My points part by part, and what the chosen drawing would add to each. */
export function ScorePane({ desk }: { desk: Desk }) {
  const seat = desk.owner.value;
  const look = desk.look.value;
  const { forecast } = desk.choice.value;
  const gain = forecast ? gainOf(forecast) : 0;
  const total = look.points[seat] ?? 0;
  const added = addedTo(forecast);
  return (
    <Panel title={t('doodlecity.score.mine')} aside={gain > 0 ? t('doodlecity.score.ifDrawn') : undefined} class="dc-score">
      <p class="dc-score-total">
        <Count value={total} class="num" />
        {gain > 0 && (
          <span class="dc-score-to">
            → <b class="num">{total + gain}</b>
          </span>
        )}
      </p>
      <ul class="dc-score-lines">
        {scoreLines(desk, seat).map(({ key, text, reason, picture, points }) => (
          <li key={key}>
            {picture}
            <span>
              {text}
              {reason && <small>{reason}</small>}
            </span>
            <b class="num">{points}</b>
            <em>{added[key] ? signed(added[key]) : ''}</em>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function addedTo(forecast: Desk['choice']['value']['forecast']): Readonly<Record<string, number>> {
  if (!forecast) return {};
  const { square, points, bonus, taxis } = forecast;
  const isHotel = kindOf(square) === 'hotel';
  return { hotels: isHotel ? points : 0, shops: isHotel ? 0 : points, bonuses: bonus, taxis };
}
