import { t } from '../../i18n';
import { SPEEDS, type ReplayTable } from '../../store/replayTable';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';

export function Controls({ table }: { table: ReplayTable }) {
  const isPlaying = table.playing.value;
  const speed = table.speed.value;
  const faster = SPEEDS[(SPEEDS.findIndex((each) => each === speed) + 1) % SPEEDS.length] ?? 1;
  return (
    <div class="replay-controls">
      <IconButton icon="first" tip="top" label={t('table.replay.first')} onClick={() => table.seek(0)} />
      <IconButton icon="prev" tip="top" label={t('table.replay.prev')} onClick={() => table.step(-1)} />
      <Button
        kind="primary"
        size="big"
        class="replay-play"
        label={t(isPlaying ? 'table.replay.pause' : 'table.replay.play')}
        onClick={() => (isPlaying ? table.pause() : table.play())}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} size="l" />
      </Button>
      <IconButton icon="next" tip="top" label={t('table.replay.next')} onClick={() => table.step(1)} />
      <IconButton icon="last" tip="top" label={t('table.replay.last')} onClick={() => table.seek(table.length)} />
      <Button
        label={t('table.replay.speed', { n: speed })}
        onClick={() => {
          table.speed.value = faster;
        }}
      >
        {speed}×
      </Button>
      <span class="muted wide-only replay-keys">{t('table.replay.keys')}</span>
    </div>
  );
}
