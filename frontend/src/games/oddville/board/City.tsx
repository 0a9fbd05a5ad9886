import './city.css';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../i18n';
import { settings } from '../../../settings';
import type { Insets, Rect } from '../../../ui/camera';
import { Camera, CameraHud } from '../../../ui/Camera';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { layout } from '../../../ui/media';
import { DeckPicture } from '../art/CardArt';
import type { Desk } from '../desk';
import { SQUARE } from '../facts';
import { cardAt, cellAt, cellOf, isDirection, siteRect, slotsOf, walk, worldRect, type Cell, type Slot } from '../model/town';
import { place } from '../places';
import type { View } from '../schema.gen';
import { isEndNear, warningText } from '../waiting';
import { CardDetails } from './CardDetails';
import { CityCard, isBonusOpen } from './CityCard';
import { ClashMark } from './ClashMark';
import { Legend } from './Legend';
import { Meadow } from './Meadow';
import { SlotMark } from './SlotMark';
import { Square } from './Square';
import { StreetPlan } from './StreetPlan';

/** Places must stay large enough for a finger; for looking only, the town may be smaller. */
const LIMITS = { min: 0.26, max: 2 };
const TOUCH_LIMITS = { min: 0.37, max: 2 };
const MARGIN = 8;

/** On a phone the buttons and the deck lie along the lower edge, and a warning may lie along the upper one. */
function insetsOf(view: View): Insets {
  const hasAlert = layout.value !== 'wide' && isEndNear(view);
  return { top: hasAlert ? 34 : MARGIN, right: MARGIN, bottom: layout.value === 'tall' ? 56 : MARGIN, left: MARGIN };
}

/** Where the picked project may be built. */
export function shownSlots(desk: Desk): readonly Slot[] {
  const isBuilding = desk.prompt.value?.tag !== 'choose-discard' && !desk.picks.value.includes(place.power('swap'));
  return isBuilding ? slotsOf(desk.view.value, desk.project.value) : [];
}

export function City({ desk }: { desk: Desk }) {
  const view = desk.view.value;
  const slots = shownSlots(desk);
  const focus = useRovingFocus(desk, slots);
  useGrowingTown(desk, siteRect(view, slots));
  const onTap = (at: { x: number; y: number }): void => {
    const cell = cellAt(at);
    if (slots.length > 0 && cardAt(view, cell) === undefined) desk.tap(place.cell(cell.x, cell.y));
    else desk.clear();
  };
  return (
    <div class="ov-city" role="presentation" onKeyDown={focus.onKeyDown} onFocusCapture={focus.onFocus}>
      <Camera
        control={desk.camera}
        label={t('oddville.city.slots', { n: slots.length })}
        bounds={worldRect(view)}
        focus={siteRect(view, slots)}
        occasion={occasionOf(desk)}
        insets={insetsOf(view)}
        limits={slots.length > 0 ? TOUCH_LIMITS : LIMITS}
        onTap={onTap}
      >
        <Meadow view={view} slots={slots} />
        <Square desk={desk} tabbable={focus.at(SQUARE)} />
        {view.city.map((placed, index) => (
          <CityCard
            key={placed.card}
            desk={desk}
            placed={placed}
            points={view.worth[index]?.points ?? 0}
            tabbable={focus.at(placed.card)}
          />
        ))}
        {settings.streets.value && <StreetPlan view={view} />}
        {slots.map((slot) => (
          <SlotMark key={`${slot.x} ${slot.y}`} desk={desk} slot={slot} tabbable={focus.atSlot(slot)} />
        ))}
        {desk.clash.value && <ClashMark clash={desk.clash.value} />}
      </Camera>
      <CameraHud control={desk.camera}>
        <IconButton
          icon="streets"
          label={t('oddville.streets')}
          tip="end"
          pressed={settings.streets.value}
          onClick={() => {
            settings.streets.value = !settings.streets.value;
          }}
        />
      </CameraHud>
      {layout.value !== 'wide' && (
        <div class="ov-deck-corner" data-anchor="deck" aria-label={t('oddville.row.deck', { n: view.deck })} role="img">
          <DeckPicture />
          <span class="num">{view.deck}</span>
        </div>
      )}
      {layout.value !== 'wide' && isEndNear(view) && (
        <p class="ov-alert">
          <Icon name="hourglass" size="s" />
          {warningText(view, desk.table.seats.value)}
        </p>
      )}
      <CardDetails desk={desk} />
      {settings.streets.value && slots.length === 0 && <Legend />}
    </div>
  );
}

/** The town stays in view while it grows, unless the player looks elsewhere on purpose. */
function useGrowingTown({ camera, view }: Desk, site: Rect): void {
  useEffect(() => {
    if (!camera.touched.peek()) camera.flyTo(site);
  }, [view.value.city.length]);
}

/** When the camera moves by itself: a question opens, or another project is picked. */
function occasionOf(desk: Desk): string {
  return `${desk.prompt.value?.tag ?? ''} ${desk.project.value ?? ''}`;
}

interface Roving {
  at: (card: number) => boolean;
  atSlot: (slot: Slot) => boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
}

/** One stop for the tab key; the arrows walk from place to place, or over the town while there is none to choose. */
function useRovingFocus(desk: Desk, slots: readonly Slot[]): Roving {
  const last = useRef<Cell>({ x: 0, y: 0 });
  const view = desk.view.value;
  const claimable = view.city.filter(({ card }) => isBonusOpen(desk, card));
  const cells: readonly Cell[] = slots.length > 0 ? slots : claimable.length > 0 ? claimable : [{ x: 0, y: 0 }, ...view.city];
  const selected = slots.find((slot) => desk.picks.value.includes(place.cell(slot.x, slot.y)));
  const current = selected ?? cells.find((cell) => isSame(cell, last.current)) ?? cells[0];
  const isCurrent = (cell: Cell | undefined): boolean => cell !== undefined && current !== undefined && isSame(cell, current);
  return {
    at: (card) => slots.length === 0 && isCurrent(cellOf(view, card)),
    atSlot: isCurrent,
    onKeyDown: (event) => {
      const from = cellUnder(event.target);
      if (!from || !isDirection(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      const next = walk(cells, from, event.key);
      if (!next || !(event.currentTarget instanceof Element)) return;
      last.current = next;
      event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next.x} ${next.y}"]`)?.focus({ preventScroll: true });
    },
    onFocus: (event) => {
      const cell = cellUnder(event.target);
      if (!cell || !(event.target instanceof Element)) return;
      last.current = cell;
      keepInView(desk, cell, event.target);
    },
  };
}

function isSame(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y;
}

function cellUnder(target: EventTarget | null): Cell | null {
  const name = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : null;
  const [x, y] = name?.split(' ').map(Number) ?? [];
  return x === undefined || y === undefined ? null : { x, y };
}

/** Browsers scroll what gets the focus into view; here the camera does that. */
function keepInView(desk: Desk, cell: Cell, element: Element): void {
  if (!element.matches(':focus-visible')) return;
  element.closest('.camera')?.scrollTo(0, 0);
  desk.show(cell);
}
