/** The whole lagoon in a corner, with the part that is on the screen; a tap looks there. */
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../i18n';
import { toWorld } from '../../../ui/camera';
import type { CameraControl } from '../../../ui/cameraControl';
import type { SeatState } from '../../../ui/SeatChip';
import { PAINT } from '../art/paint';
import { windowAt } from '../framing';
import { BOUNDS, DISTRICTS, groundOf, space } from '../map';
import type { Building, PlayerView } from '../schema.gen';
import type { Target } from '../targets';

interface Props {
  camera: CameraControl;
  buildings: readonly Building[];
  players: readonly PlayerView[];
  seats: readonly SeatState[];
  targets: readonly Target[];
}

const LAND = DISTRICTS.map(({ fields }) => groundOf(fields)).join('');

export function MiniMap({ camera, buildings, players, seats, targets }: Props) {
  const frame = useRef<SVGRectElement>(null);
  useEffect(
    () =>
      camera.shown.subscribe((view) => {
        const corner = toWorld(view, { x: 0, y: 0 });
        const { width, height } = camera.screen;
        const seen = { x: corner.x, y: corner.y, width: width / view.scale, height: height / view.scale };
        for (const [name, value] of Object.entries(seen)) frame.current?.setAttribute(name, String(value));
      }),
    [camera],
  );
  const lookAt = (event: MouseEvent): void => {
    if (!(event.currentTarget instanceof Element)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const at = {
      x: BOUNDS.x + ((event.clientX - box.x) / box.width) * BOUNDS.width,
      y: BOUNDS.y + ((event.clientY - box.y) / box.height) * BOUNDS.height,
    };
    const { width, height } = camera.screen;
    camera.flyTo(windowAt(at, { width: width / camera.view.scale, height: height / camera.view.scale }));
  };
  return (
    <button type="button" class="v-minimap" aria-label={t('venice.board.overview')} onClick={lookAt}>
      <svg viewBox={`${BOUNDS.x} ${BOUNDS.y} ${BOUNDS.width} ${BOUNDS.height}`} aria-hidden="true">
        <path d={LAND} stroke="#F4E8CB" stroke-width="14" stroke-linejoin="round" />
        <path d={LAND} fill="#8FA36A" stroke="#8FA36A" stroke-width="2" />
        {buildings.map(({ kind, fields }) => (
          <path key={fields.join()} d={groundOf(fields)} fill={kind === 0 ? '#fff' : PAINT[kind].deep} />
        ))}
        {targets.length < 60 && targets.map(({ key, at }) => <circle key={key} cx={at.x} cy={at.y} r="15" class="v-minimap-target" />)}
        {players.map(({ gondola }, seat) => {
          const { at } = space(gondola);
          const colour = seats[seat]?.colour ?? 'slate';
          return <circle key={colour} cx={at.x} cy={at.y} r="22" class={`v-minimap-seat p-${colour}`} />;
        })}
        <rect ref={frame} class="v-minimap-frame" rx="20" />
      </svg>
    </button>
  );
}
