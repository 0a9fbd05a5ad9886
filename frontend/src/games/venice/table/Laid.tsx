import { t } from '../../../i18n';
import { Architect } from '../art/pieces';
import type { Control } from '../control';
import { ALL_KINDS, kindName, legalOf } from '../look';
import { KINDS } from '../map';
import type { Kind, View } from '../schema.gen';
import { CardFace } from './Card';
import { Group } from './Group';

interface Heap {
  kind: Kind;
  count: number;
  architect: boolean;
  /** Complete: it only waits to be built. */
  ready: boolean;
}

/** What lies before me: completed buildings first, then what is begun. */
export function heapsOf(view: View, seat: number): readonly Heap[] {
  const ready = view.completed.map(({ kind, cards, builder }) => ({
    kind,
    count: cards[seat] ?? 0,
    architect: builder === seat,
    ready: true,
  }));
  const begun = ALL_KINDS.flatMap((kind) => {
    const count = view.laid[seat]?.[kind] ?? 0;
    return count > 0 ? [{ kind, count, architect: view.architects[kind] === seat, ready: false }] : [];
  });
  return [...ready, ...begun];
}

export function Laid({ control }: { control: Control }) {
  const { table, look, pick } = control;
  const { view } = look.value;
  if (table.seat === null) return null;
  const heaps = heapsOf(view, table.seat);
  const begun = heaps.filter((heap) => !heap.ready).length;
  const chosen = chosenKind(control);
  return (
    <Group title={t('venice.laid')} aside={begun ? t('venice.laid.of', { n: begun }) : t('venice.laid.none')} class="v-laid">
      {heaps.map((heap) => (
        <HeapButton
          key={`${heap.kind} ${heap.ready}`}
          heap={heap}
          chosen={pick.value !== null && chosen === heap.kind}
          onTap={() => control.tapLaid(heap.kind)}
        />
      ))}
    </Group>
  );
}

function chosenKind({ pick, look }: Control): Kind | null {
  const now = pick.value;
  if (now?.tag === 'surplus') return now.kind;
  return now?.tag === 'project' ? (legalOf(look.value, 'carry-out')[now.index]?.kind ?? null) : null;
}

function HeapButton({ heap, chosen, onTap }: { heap: Heap; chosen: boolean; onTap: () => void }) {
  const { kind, count, architect, ready } = heap;
  const label = t('venice.card.laid', { n: count, needed: KINDS[kind]?.cards ?? 0 });
  const under = Math.max(0, count - 1);
  return (
    <button
      type="button"
      class={`v-card-button v-heap ${ready ? 'v-heap-ready' : ''} ${chosen ? 'v-card-chosen' : ''}`}
      aria-pressed={chosen}
      data-piece={`laid-${kind}`}
      onClick={onTap}
    >
      {Array.from({ length: under }, (_, index) => (
        <span key={index} class={`v-card-under v-kind-${kindName(kind)}`} />
      ))}
      <CardFace kind={kind} />
      {architect && <Architect kind={kind} class="v-heap-architect" />}
      <span class="sr-only">{label}</span>
    </button>
  );
}
