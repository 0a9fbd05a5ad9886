import { useState } from 'preact/hooks';
import { t } from '../../i18n';
import { settings } from '../../settings';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { AboutMe } from '../AboutMe';

/** Who I am at every table: a name and a colour. */
export function Profile() {
  const [open, setOpen] = useState(false);
  const name = settings.name.value || t('home.guest');
  return (
    <>
      <button type="button" class="profile" aria-label={t('home.profile', { name })} onClick={() => setOpen(true)}>
        <Avatar colour={settings.colour.value} size="small" />
        <b>{name}</b>
        <Icon name="pencil" size="s" />
      </button>
      <Dialog
        title={t('home.profile.title')}
        open={open}
        onClose={() => setOpen(false)}
        foot={
          <Button kind="primary" onClick={() => setOpen(false)}>
            {t('home.profile.save')}
          </Button>
        }
      >
        <AboutMe />
      </Dialog>
    </>
  );
}
