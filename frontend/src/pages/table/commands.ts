/** A command that the player gave by a button: a refusal is told in a toast. */
import { refusalText } from '../../i18n/refusal';
import type { Answer, Draft } from '../../net/outbox';
import type { LiveTable } from '../../store/liveTable';
import { toast } from '../../ui/toasts';

export async function ask(table: LiveTable, draft: Draft): Promise<Answer> {
  const answer = await table.command(draft);
  if (answer.kind === 'refused') toast({ kind: 'bad', text: refusalText(answer) });
  return answer;
}
