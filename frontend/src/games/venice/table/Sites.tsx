/** Every kind: what is left of it, the cards that all have laid, and who holds its architect. */
import { t } from '../../../i18n';
import { Avatar } from '../../../ui/Avatar';
import { SHAPES } from '../../../ui/players';
import type { SeatState } from '../../../ui/SeatChip';
import { BuildingIcon } from '../art/buildings';
import { Architect } from '../art/pieces';
import type { Control } from '../control';
import { ALL_KINDS, NOBODY, colourOf } from '../look';
import { KINDS } from '../map';
import { Kind, type View } from '../schema.gen';
import { nameOf, titleOf } from '../words';

export interface Site {
  kind: Kind;
  left: number;
  needed: number;
  /** Whose card lies there, one entry per card. */
  cards: readonly number[];
  holder: number;
  /** The building in hand is of this kind. */
  now: boolean;
}

export function sitesOf(view: View): readonly Site[] {
  return ALL_KINDS.filter((kind) => kind !== Kind.CASA).map((kind) => {
    const current = view.current?.kind === kind ? view.current : null;
    const counts = current ? current.cards : view.laid.map((row) => row[kind] ?? 0);
    return {
      kind,
      left: view.stock[kind] ?? 0,
      needed: KINDS[kind]?.cards ?? 0,
      cards: counts.flatMap((count, seat) => Array.from({ length: count }, () => seat)),
      holder: current ? current.builder : (view.architects[kind] ?? NOBODY),
      now: current !== null,
    };
  });
}

export function Sites({ control }: { control: Control }) {
  const { view } = control.look.value;
  const seats = control.table.seats.value;
  return (
    <ul class="v-sites">
      {sitesOf(view).map((site) => (
        <SiteRow key={site.kind} site={site} seats={seats} />
      ))}
      <li class={`v-site ${view.current?.kind === Kind.CASA ? 'v-site-now' : ''}`}>
        <BuildingIcon kind={Kind.CASA} />
        <Name kind={Kind.CASA} left={view.stock[Kind.CASA] ?? 0} />
        <span class="v-site-casa">{t('venice.sites.casa')}</span>
      </li>
    </ul>
  );
}

function SiteRow({ site, seats }: { site: Site; seats: readonly SeatState[] }) {
  const { kind, left, needed, cards, holder, now } = site;
  return (
    <li class={`v-site ${now ? 'v-site-now' : ''}`} data-piece={`site-${kind}`}>
      <BuildingIcon kind={kind} />
      <Name kind={kind} left={left} />
      <span class="sr-only">{t('venice.sites.row', { kind: titleOf(kind), n: cards.length, needed })}</span>
      <span class="v-site-cards" aria-hidden="true">
        {Array.from({ length: needed }, (_, index) => (
          <Slot key={index} seat={cards[index] ?? NOBODY} seats={seats} />
        ))}
      </span>
      {holder !== NOBODY && (
        <span class="v-site-holder">
          <Architect kind={kind} />
          <span class="sr-only">{t('venice.sites.architect', { name: nameOf(seats, holder) })}</span>
          {seats[holder] ? <Avatar colour={colourOf(seats, holder)} size="xs" /> : <Third />}
        </span>
      )}
    </li>
  );
}

function Name({ kind, left }: { kind: Kind; left: number }) {
  return (
    <span class="v-site-name">
      <b>{titleOf(kind)}</b>
      <small class={left <= 1 ? 'v-site-last' : ''}>{t('venice.sites.left', { n: left })}</small>
    </span>
  );
}

function Slot({ seat, seats }: { seat: number; seats: readonly SeatState[] }) {
  if (seat === NOBODY) return <i class="v-site-slot" />;
  const state = seats[seat];
  if (!state) return <i class="v-site-slot v-site-third">3</i>;
  return (
    <i class={`v-site-slot v-site-card p-${state.colour}`}>
      <svg viewBox="0 0 24 24">
        <path d={SHAPES[state.colour]} fill="currentColor" />
      </svg>
    </i>
  );
}

function Third() {
  return <span class="v-third">3</span>;
}
