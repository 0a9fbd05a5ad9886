import './score.css';
import { signed, t } from '../../i18n';
import { Count } from '../../ui/Count';
import type { Desk } from './desk';
import { gainOf } from './model';
import { kindOf } from './paper';
import { scoreLines } from './scores';
import { Tracks } from './Tracks';

/** My points part by part, and what the chosen drawing would add to each. */
export function ScorePane({ desk }: { desk: Desk }) {
  const seat = desk.owner.value;
  const look = desk.look.value;
  const { forecast } = desk.choice.value;
  const gain = forecast ? gainOf(forecast) : 0;
  const total = look.points[seat] ?? 0;
  const added = addedTo(forecast);
  return (
    <div class="dc-score">
      <p class="dc-score-total">
        <Count value={total} class="num" />
        {gain > 0 && (
          <span class="dc-score-to">
            → <b class="num">{total + gain}</b> <small>{t('doodlecity.score.ifDrawn')}</small>
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
            <b class="num">{points < 0 ? signed(points) : points}</b>
            <em>{added[key] ? signed(added[key]) : ''}</em>
          </li>
        ))}
      </ul>
      <div class="dc-score-paper">
        <Tracks desk={desk} seat={seat} plan={forecast} />
      </div>
    </div>
  );
}

function addedTo(forecast: Desk['choice']['value']['forecast']): Readonly<Record<string, number>> {
  if (!forecast) return {};
  const { square, points, bonus, taxis } = forecast;
  const isHotel = kindOf(square) === 'hotel';
  return { hotels: isHotel ? points : 0, shops: isHotel ? 0 : points, bonuses: bonus, taxis };
}
