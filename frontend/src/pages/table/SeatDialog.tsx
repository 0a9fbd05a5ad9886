import { t } from '../../i18n';
import type { GameSession } from '../../store/gameSession';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { SeatPanel } from '../../ui/SeatPanel';
import { ScoreSheet } from './ScoreSheet';

interface Props {
  game: GameSession;
  seat: number | null;
  onClose: () => void;
}

/** All that is known of one player. A spectator can take this side of the table. */
export function SeatDialog({ game, seat, onClose }: Props) {
  const { store, screen } = game;
  const state = seat === null ? undefined : store.seats.value[seat];
  const { SeatFacts } = screen;
  const canTurn = store.seat === null && seat !== null && store.perspective.value !== seat;
  return (
    <Dialog
      title={state ? (state.me ? t('ui.you') : state.name) : ''}
      open={state !== undefined}
      onClose={onClose}
      foot={
        canTurn && (
          <Button
            icon="eye"
            onClick={() => {
              store.perspective.value = seat;
              onClose();
            }}
          >
            {t('table.lookFrom')}
          </Button>
        )
      }
    >
      {state && seat !== null && (
        <>
          <SeatPanel seat={state}>
            <SeatFacts seat={seat} />
          </SeatPanel>
          <ScoreSheet lines={screen.score(seat)} total={state.score} />
        </>
      )}
    </Dialog>
  );
}
