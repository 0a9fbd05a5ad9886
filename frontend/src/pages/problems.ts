/** What the server's HTTP side refused, in words. */
import { lookUp, t } from '../i18n';
import type { Problem } from '../net/api';
import { toast } from '../ui/toasts';

export function problemText({ code, params }: Problem): string {
  return lookUp(`ui.problem.${code}`, params) ?? t('ui.problem.unavailable');
}

export function toastProblem(problem: Problem): void {
  toast({ kind: 'bad', text: problemText(problem) });
}
