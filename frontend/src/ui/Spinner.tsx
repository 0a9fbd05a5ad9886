import './spinner.css';
import { t } from '../i18n';

/** `late`: nothing to see for the first 250 ms, because most waits are shorter. */
export function Spinner({ late = false }: { late?: boolean }) {
  return <span class={`spinner ${late ? 'spinner-late' : ''}`} role="status" aria-label={t('ui.loading')} />;
}
