import './connection.css';
import { t } from '../i18n';
import { Pill } from './Chip';
import { Icon } from './Icon';
import { Spinner } from './Spinner';

export type Connection = { state: 'live'; ping?: number } | { state: 'connecting' } | { state: 'offline' };

/** Always in sight; where there is little room the words are left to screen readers. */
export function ConnectionBadge({ connection }: { connection: Connection }) {
  switch (connection.state) {
    case 'live':
      return (
        <Pill class="connection">
          <i class="connection-dot" />
          <span class="connection-words">
            {connection.ping === undefined ? t('ui.connection.live') : t('ui.connection.ping', { ms: connection.ping })}
          </span>
        </Pill>
      );
    case 'connecting':
      return (
        <Pill kind="lamp" class="connection">
          <Spinner />
          <span class="connection-words">{t('ui.connection.connecting')}</span>
        </Pill>
      );
    case 'offline':
      return (
        <Pill kind="danger" class="connection">
          <Icon name="wifioff" size="s" />
          <span class="connection-words">{t('ui.connection.offline')}</span>
        </Pill>
      );
  }
}
