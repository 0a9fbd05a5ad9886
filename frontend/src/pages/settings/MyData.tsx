import { useState } from 'preact/hooks';
import { t } from '../../i18n';
import { ask, Problem } from '../../net/api';
import { forgetToken, knownToken } from '../../net/identity';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/Panel';
import { toast } from '../../ui/toasts';
import { toastProblem } from '../problems';

/** What the server has about me: to take along, or to be erased. */
export function MyData() {
  const [token, setToken] = useState(knownToken);
  const [sure, setSure] = useState(false);
  if (!token) {
    return (
      <Panel title={t('settings.data')} class="settings-panel">
        <p class="field-hint">{t('settings.data.none')}</p>
      </Panel>
    );
  }
  const forget = async (): Promise<void> => {
    if (!sure) return setSure(true);
    await orTellWhy(async () => {
      await ask('deleteMe', { token });
      forgetToken();
      setToken('');
      toast({ kind: 'good', text: t('settings.data.gone') });
    });
  };
  return (
    <Panel title={t('settings.data')} class="settings-panel">
      <p class="field-hint">{t('settings.data.hint')}</p>
      <div class="settings-ways">
        <Button icon="copy" onClick={() => void orTellWhy(() => saveCopy(token))}>
          {t('settings.data.export')}
        </Button>
        <Button kind={sure ? 'primary' : 'plain'} icon="x" onClick={() => void forget()}>
          {sure ? t('settings.data.sure') : t('settings.data.forget')}
        </Button>
      </div>
    </Panel>
  );
}

async function saveCopy(token: string): Promise<void> {
  const text = JSON.stringify(await ask('exportMe', { token }), null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'borgo.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

async function orTellWhy(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    toastProblem(error);
  }
}
