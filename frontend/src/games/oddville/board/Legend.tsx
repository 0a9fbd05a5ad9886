import { t } from '../../../i18n';

/** For those who see such a town for the first time; goes with the street overlay. */
export function Legend() {
  return (
    <ul class="ov-legend">
      <li>
        <i class="ov-key ov-key-street" />
        {t('oddville.legend.street')}
      </li>
      <li>
        <i class="ov-key ov-key-houses" />
        {t('oddville.legend.houses')}
      </li>
    </ul>
  );
}
