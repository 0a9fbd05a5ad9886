/** Where the rule book explains a rule. */
import { href, type GameId } from '../../router';

const GAMES: Readonly<Record<string, GameId>> = { OV: 'oddville', VE: 'venice', DC: 'doodlecity' };

export function ruleHref(rule: string): string | undefined {
  const game = GAMES[rule.split('-')[0] ?? ''];
  return game && `${href({ page: 'rules', game })}#${rule}`;
}
