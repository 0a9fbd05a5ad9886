import type { ScoreLine } from '../../games/contract';
import { number, t } from '../../i18n';
import { EmptyState } from '../../ui/EmptyState';

/** Where the points come from, line by line, with the reason of each. */
export function ScoreSheet({ lines, total }: { lines: readonly ScoreLine[]; total: number }) {
  if (lines.length === 0) return <EmptyState icon="trophy" text={t('table.score.none')} />;
  return (
    <table class="score-sheet">
      <caption class="sr-only">{t('table.score')}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">
              {line.picture !== undefined && <span class="score-picture">{line.picture}</span>}
              <span class="score-words">
                {line.text}
                {line.reason && <small>{line.reason}</small>}
              </span>
            </th>
            <td class="num">{number(line.points)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('table.score.total')}</th>
          <td class="num">{number(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
