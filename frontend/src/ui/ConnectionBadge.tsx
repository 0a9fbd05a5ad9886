import './connection.css';
import { t } from '../i18n';
import { Pill } from './Chip';
import { Icon } from './Icon';
import { Spinner } from './Spinner';

export type Connection = { state: 'live'; ping?: number } | { state: 'connecting' } | { state: 'offline' };

export function ConnectionBadge({ connection }: { connection: Connection }) {
  switch (connection.state) {
    case 'live':
      return (
        <Pill class="connection">
          <i class="connection-dot" />
          {connection.ping === undefined ? t('ui.connection.live') : t('ui.connection.ping', { ms: connection.ping })}
        </Pill>
      );
    case 'connecting':
      return (
        <Pill kind="lamp" class="connection">
          <Spinner />
          {t('ui.connection.connecting')}
        </Pill>
      );
    case 'offline':
      return (
        <Pill kind="danger" class="connection">
          <Icon name="wifioff" size="s" />
          {t('ui.connection.offline')}
        </Pill>
      );
  }
}
