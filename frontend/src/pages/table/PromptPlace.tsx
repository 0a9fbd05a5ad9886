import { t } from '../../i18n';
import type { GameSession } from '../../store/gameSession';
import type { LiveTable } from '../../store/liveTable';
import { Button } from '../../ui/Button';
import { PromptActions, PromptBar, PromptText } from '../../ui/PromptBar';
import { usePrompt, waitingText } from './prompt';

interface Props {
  table: LiveTable;
  game: GameSession;
  onResult: () => void;
}

/** Under the board of a wide screen: what is asked of me, or whom all wait for. */
export function PromptPlace(props: Props) {
  const prompt = usePrompt(props.game);
  return (
    <div class="prompt-place">
      {prompt ? (
        <PromptBar prompt={prompt} />
      ) : (
        <div class="quiet-prompt">
          <Quiet {...props} />
          <QuietActions {...props} />
        </div>
      )}
    </div>
  );
}

/** The same as head and foot of a sheet. */
export function SheetPrompt(props: Props) {
  const prompt = usePrompt(props.game);
  return prompt ? <PromptText prompt={prompt} /> : <Quiet {...props} />;
}

export function SheetActions(props: Props) {
  const prompt = usePrompt(props.game);
  const hasActions = prompt && (prompt.primary ?? prompt.secondary ?? prompt.stepper);
  return hasActions ? <PromptActions prompt={prompt} /> : <QuietActions {...props} />;
}

function Quiet({ table, game }: Props) {
  const isOver = game.store.look.value.outcome !== null;
  const isPaused = table.tree.value?.table.phase === 'paused';
  const text = isOver ? t('table.over') : isPaused ? t('table.paused') : waitingText(game.store.seats.value);
  return (
    <p class="quiet-text" aria-live="polite">
      {text}
    </p>
  );
}

/** Besides answers there may be something to take back, or a result to look at again. */
function QuietActions({ game, onResult }: Props) {
  const { store } = game;
  if (store.look.value.outcome !== null) {
    return (
      <Button kind="primary" icon="trophy" onClick={onResult}>
        {t('table.result')}
      </Button>
    );
  }
  if (!store.canUndo.value) return null;
  return (
    <Button icon="undo" onClick={() => store.undo()}>
      {t('ui.undo')}
    </Button>
  );
}
