import './board.css';
import { useComputed, useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import { Camera, CameraHud } from '../../../ui/Camera';
import type { Rect } from '../../../ui/camera';
import { CameraControl } from '../../../ui/cameraControl';
import { layout } from '../../../ui/media';
import { GroundSymbols } from '../art/ground';
import type { Control } from '../control';
import { frameFor, homeOf, windowAt } from '../framing';
import { hexagon } from '../hex';
import { BOUNDS, fieldAt } from '../map';
import { TradeDialog } from '../table/TradeDialog';
import { Counted, DistrictGlow, Stops } from './Chosen';
import { Gondolas } from './Gondolas';
import { Buildings, Fields } from './Ground';
import { Lagoon, TrackNumbers } from './Lagoon';
import { MiniMap } from './MiniMap';
import { Places } from './Places';
import { Ribbon } from './Ribbon';
import { Signs } from './Signs';
import { Templates } from './Templates';

const LIMITS = { min: 0.3, max: 2.6 };
/** Below this scale the small signs could not be read: fewer and larger ones are shown. */
const FAR = 0.66;
/** How near a place is looked at that was walked to. */
const NEAR = 1.05;

export function Board({ control }: { control: Control }) {
  const host = useRef<HTMLDivElement>(null);
  const camera = useMemo(() => new CameraControl(), []);
  const isFar = useComputed(() => camera.shown.value.scale < FAR);
  const isPart = useComputed(() => camera.screen.width / camera.shown.value.scale < BOUNDS.width * 0.9);
  const { view } = control.look.value;
  const seats = control.table.seats.value;
  const isWide = layout.value === 'wide';
  const { focus, occasion } = useFocus(control, camera);
  const chosen = control.selected.value;
  useSignalEffect(() => {
    if (control.walked.value > 0) focusChosen(host.current, control);
  });
  return (
    <div ref={host} class={`v-board ${isFar.value ? 'v-far' : ''} ${isWide ? 'v-wide' : 'v-narrow'}`} data-piece="board">
      <Camera
        control={camera}
        label={t('venice.board')}
        bounds={BOUNDS}
        focus={focus}
        occasion={occasion}
        limits={LIMITS}
        insets={isWide ? WIDE_INSETS : NARROW_INSETS}
        onTap={(at) => control.tapMap(at)}
      >
        <svg
          class="v-map"
          style={{ left: `${BOUNDS.x}px`, top: `${BOUNDS.y}px` }}
          width={BOUNDS.width}
          height={BOUNDS.height}
          viewBox={`${BOUNDS.x} ${BOUNDS.y} ${BOUNDS.width} ${BOUNDS.height}`}
        >
          <GroundSymbols />
          <Lagoon />
          <DistrictGlow target={chosen} />
          <Fields ground={view.ground} />
          <Buildings buildings={view.buildings} fresh={control.fresh.value} />
          <TrackNumbers />
          <Signs players={view.players} seats={seats} />
          <Clash control={control} />
          <Stops target={chosen} players={view.players} seats={seats} />
          <Places control={control} seats={seats} />
          <Counted target={chosen} />
          <Gondolas players={view.players} seats={seats} />
        </svg>
      </Camera>
      {!isWide && <Ribbon players={view.players} seats={seats} />}
      {!isWide && isPart.value && (
        <MiniMap camera={camera} buildings={view.buildings} players={view.players} seats={seats} targets={control.targets.value} />
      )}
      <CameraHud control={camera} />
      <TradeDialog control={control} />
      <Templates />
    </div>
  );
}

const WIDE_INSETS = { top: 8, right: 8, bottom: 8, left: 8 };
/** The race above, the round edge of the sheet below. */
const NARROW_INSETS = { top: 60, right: 2, bottom: 20, left: 2 };

/** A wide screen shows all; a small one goes where the game asks, and follows the choice as it is walked. */
function useFocus(control: Control, camera: CameraControl): { focus: Rect; occasion: string } {
  const seen = useRef({ prompt: control.prompt.value, count: 0 });
  const prompt = control.prompt.value;
  if (seen.current.prompt !== prompt) seen.current = { prompt, count: seen.current.count + 1 };
  const [isMeasured, setMeasured] = useState(false);
  useLayoutEffect(() => setMeasured(true), []);
  const occasion = `${layout.value} ${seen.current.count} ${control.walked.value} ${isMeasured}`;
  const focus = useMemo(() => (isMeasured ? focusFor(control, camera) : BOUNDS), [occasion]);
  return { focus, occasion };
}

function focusFor(control: Control, camera: CameraControl): Rect {
  const targets = control.targets.peek();
  if (layout.peek() === 'wide' || targets.length === 0) return BOUNDS;
  const { top, bottom } = NARROW_INSETS;
  const screen = { width: camera.screen.width, height: Math.max(1, camera.screen.height - top - bottom) };
  const chosen = control.selected.peek();
  if (chosen) return windowAt(chosen.at, { width: screen.width / NEAR, height: screen.height / NEAR });
  const seat = control.table.seat ?? 0;
  return frameFor(targets, screen, homeOf(control.look.peek().view.players[seat]?.gondola ?? 0));
}

/** Somebody who walks by keyboard goes on from the place that was reached. */
function focusChosen(host: HTMLElement | null, control: Control): void {
  const key = control.selected.peek()?.key;
  if (!host || !key || !host.contains(document.activeElement)) return;
  requestAnimationFrame(() => host.querySelector<SVGGElement>(`[data-target="${key}"]`)?.focus({ preventScroll: true }));
}

/** The field that stands in the way of what was refused. */
function Clash({ control }: { control: Control }) {
  const field = control.clash.value;
  return field === null ? null : <path d={hexagon(fieldAt(field).at, 27)} class="v-clash" />;
}
