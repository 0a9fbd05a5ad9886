import { useState } from 'preact/hooks';
import { t } from '../../i18n';
import { ask, Problem } from '../../net/api';
import { asMe } from '../../net/identity';
import { href } from '../../router';
import { Button } from '../../ui/Button';
import { QrCode } from '../../ui/QrCode';
import { copyText } from '../../ui/sharing';
import { profile } from '../profile';
import { toastProblem } from '../problems';

/** My seat goes along to another device: a code that lets it in, once, for a few minutes. */
export function HandOver({ code }: { code: string }) {
  const [link, setLink] = useState('');
  const offer = async (): Promise<void> => {
    try {
      const offered = await asMe(profile(), (token) => ask('offerHandover', { token }));
      setLink(`${location.origin}${href({ page: 'table', code })}#device=${offered.code}`);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toastProblem(error);
    }
  };
  return (
    <details class="menu-more" onToggle={(event) => event.currentTarget.open && !link && void offer()}>
      <summary>{t('table.device')}</summary>
      <p class="field-hint">{t('table.device.hint')}</p>
      {link && (
        <div class="hand-over">
          <QrCode text={link} label={t('table.device.qr')} />
          <Button size="small" icon="copy" onClick={() => void copyText(link)}>
            {t('home.private.copy')}
          </Button>
        </div>
      )}
    </details>
  );
}
