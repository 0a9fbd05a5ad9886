/** What everybody knows of a player: counts, never values. On my own seat my gold takes their place. */
import type { ComponentChildren } from 'preact';
import { t } from '../../../i18n';
import { Icon } from '../../../ui/Icon';
import { Architect, Bag, GondolaIcon, Tile } from '../art/pieces';
import type { Control } from '../control';
import { kindName } from '../look';
import { districtAt, space } from '../map';
import { heapsOf } from './Laid';
import { Purse } from './Purse';

export function SeatFacts({ control, seat }: { control: Control; seat: number }) {
  const { view } = control.look.value;
  const player = view.players[seat];
  if (!player) return null;
  const isMine = seat === control.table.seat;
  return (
    <div class="v-facts" data-piece={`seat-${seat}`}>
      <p class="v-facts-line">
        <Fact text={t('venice.facts.cards', { n: player.cards })} n={player.cards}>
          <Icon name="cards" size="s" />
        </Fact>
        <Fact text={t('venice.facts.bags', { n: player.bags })} n={player.bags}>
          <Bag />
        </Fact>
        <Fact text={t('venice.facts.tiles', { n: player.tiles })} n={player.tiles}>
          <Tile />
        </Fact>
        <Touches gondola={player.gondola} />
      </p>
      {isMine ? <Purse control={control} /> : <LaidKinds control={control} seat={seat} />}
    </div>
  );
}

function Fact({ text, n, children }: { text: string; n: number; children: ComponentChildren }) {
  return (
    <span class="v-fact" title={text}>
      <span class="sr-only">{text}</span>
      {children}
      <b aria-hidden="true">{n}</b>
    </span>
  );
}

function Touches({ gondola }: { gondola: number }) {
  const { districts } = space(gondola);
  if (districts.length === 0) return <span class="v-touches sr-only">{t('venice.touches.none')}</span>;
  return (
    <span class="v-touches">
      <span class="sr-only">{t('venice.touches')} </span>
      <GondolaIcon />
      {districts.map((district) => {
        const { letter, name } = districtAt(district);
        return (
          <b key={letter} title={name}>
            {letter}
          </b>
        );
      })}
    </span>
  );
}

/** The kinds that lie before a player, with the architects. */
export function LaidKinds({ control, seat }: { control: Control; seat: number }) {
  const heaps = heapsOf(control.look.value.view, seat);
  if (heaps.length === 0) return null;
  return (
    <p class="v-facts-laid" aria-hidden="true">
      {heaps.map(({ kind, count, architect }) => (
        <span key={kind} class={`v-mini-heap v-kind-${kindName(kind)}`}>
          {Array.from({ length: count }, (_, index) => (
            <i key={index} />
          ))}
          {architect && <Architect kind={kind} />}
        </span>
      ))}
    </p>
  );
}
