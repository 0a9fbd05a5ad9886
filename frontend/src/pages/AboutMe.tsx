import { t } from '../i18n';
import { NAME_LENGTH, settings } from '../settings';
import { ColourPicker } from '../ui/ColourPicker';
import { Field } from '../ui/Field';

/** Name and colour, wherever they are asked for. */
export function AboutMe() {
  return (
    <>
      <Field
        label={t('settings.name')}
        hint={t('settings.name.hint')}
        value={settings.name.value}
        placeholder={t('home.guest')}
        maxLength={NAME_LENGTH}
        autoComplete="nickname"
        onInput={(name) => {
          settings.name.value = name;
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
    </>
  );
}
