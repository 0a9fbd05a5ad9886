import './invitation.css';
import { t } from '../../i18n';
import { href } from '../../router';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { QrCode } from '../../ui/QrCode';
import { canShare, copyText, shareLink } from '../../ui/sharing';

/** The table's code in every form in which it can reach a friend: to play, or to watch as I do. */
export function Invitation({ code, toWatch = false }: { code: string; toWatch?: boolean }) {
  const link = location.origin + href({ page: toWatch ? 'watch' : 'table', code });
  return (
    <div class="invitation">
      <QrCode text={link} label={t('home.private.qr')} />
      <div class="invitation-words">
        <span class="muted">{t('home.private.code')}</span>
        <span class="num invitation-code">{code}</span>
        <span class="invitation-link">{link.replace(/^https?:\/\//, '')}</span>
        <div class="invitation-ways">
          <Button size="small" icon="copy" onClick={() => void copyText(link)}>
            {t('home.private.copy')}
          </Button>
          {canShare() && (
            <Button size="small" label={t('ui.share')} onClick={() => void shareLink(link)}>
              <Icon name="share" size="s" />
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
