import { t } from '../i18n';
import { go } from '../router';
import { Button } from '../ui/Button';
import { Message } from '../ui/ErrorScreen';
import { TopBar } from '../ui/TopBar';
import { useTitle } from './title';

export function NotFound() {
  useTitle(t('ui.notFound.title'));
  return (
    <>
      <TopBar />
      <Message title={t('ui.notFound.title')} text={t('ui.notFound.text')}>
        <div class="message-ways">
          <Button kind="primary" icon="home" onClick={() => go({ page: 'home' })}>
            {t('ui.error.home')}
          </Button>
        </div>
      </Message>
    </>
  );
}
