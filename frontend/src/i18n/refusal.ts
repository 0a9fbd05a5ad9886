/** A refusal in words. Its parameters may have names of their own: `rules_venice.param.kind.3` is "palazzo". */
import { lookUp, t } from '.';
import type { Namespace } from './catalogue';
import type { Param } from './message';

interface Refused {
  readonly rule: string;
  readonly why: string;
  readonly params: Readonly<Record<string, number | string>>;
}

const BOOKS: Readonly<Record<string, Namespace>> = {
  OV: 'rules_oddville',
  VE: 'rules_venice',
  DC: 'rules_doodlecity',
  TB: 'rules_table',
};

/** The texts that a rule is explained in: `OV-5.3` is of OddVille's book. */
export function bookOf(rule: string): Namespace | undefined {
  return BOOKS[rule.split('-')[0] ?? ''];
}

export function refusalText({ rule, why, params }: Refused): string {
  const book = bookOf(rule) ?? 'ui';
  const named: Record<string, Param> = {};
  for (const [name, value] of Object.entries(params)) {
    named[name] = lookUp(`${book}.param.${name}.${value}`) ?? value;
  }
  return lookUp(`${book}.${rule}.${why}`, named) ?? lookUp(`${book}.title.${rule}`) ?? t('ui.refused', { rule });
}
