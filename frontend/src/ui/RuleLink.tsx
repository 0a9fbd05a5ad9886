import './ruleLink.css';
import { t } from '../i18n';

/** A rule by its number; the book opens beside the game. */
export function RuleLink({ id, href }: { id: string; href: string }) {
  return (
    <a class="rule-link" href={href} target="_blank" rel="noreferrer" aria-label={t('ui.log.rule', { id })}>
      {id}
    </a>
  );
}
