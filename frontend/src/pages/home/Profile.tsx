import { useState } from 'preact/hooks';
import { t } from '../../i18n';
import { NAME_LENGTH, settings } from '../../settings';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { ColourPicker } from '../../ui/ColourPicker';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';

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
        <Field
          label={t('settings.name')}
          hint={t('settings.name.hint')}
          value={settings.name.value}
          placeholder={t('home.guest')}
          maxLength={NAME_LENGTH}
          autoComplete="nickname"
          onInput={(text) => {
            settings.name.value = text;
          }}
        />
        <ColourPicker
          label={t('settings.colour')}
          hint={t('settings.colour.hint')}
          value={settings.colour.value}
          onChange={(colour) => {
            settings.colour.value = colour;
          }}
        />
      </Dialog>
    </>
  );
}
