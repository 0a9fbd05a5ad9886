import './others.css';
import { list, t } from '../../i18n';
import { Avatar } from '../../ui/Avatar';
import type { Desk } from './desk';
import { MiniSheet } from './MiniSheet';
import { TREES } from './paper';
import { Piece } from './Piece';
import { nameOf, sheetTitle } from './words';

/** A seat's city in small with what it has circled; a tap holds it up. The one on the desk needs no picture. */
export function SheetFacts({ desk, seat }: { desk: Desk; seat: number }) {
  const { view } = desk.look.value;
  const sheet = view.sheets[seat];
  const score = view.scores[seat];
  const owner = desk.table.seats.value[seat];
  if (!sheet || !score || !owner) return null;
  const facts = (
    <span class="dc-fact-list">
      <Fact piece="hotel" text={values(sheet.hotels)} />
      <Fact piece="shop" text={values(sheet.shops)} />
      <Fact piece="taxi" text={String(score.joinedTaxis.length)} />
      <Fact piece="tree" text={t('doodlecity.trees.of', { n: sheet.trees, all: TREES })} />
    </span>
  );
  if (seat === desk.owner.value) return facts;
  const open = (): void => {
    desk.opened.value = seat;
  };
  return (
    <button type="button" class="dc-facts" aria-label={t('doodlecity.sheet.open', { sheet: sheetTitle(owner) })} onClick={open}>
      <MiniSheet desk={desk} seat={seat} />
      {facts}
    </button>
  );
}

function Fact({ piece, text }: { piece: 'hotel' | 'shop' | 'taxi' | 'tree'; text: string }) {
  return (
    <span class="dc-fact">
      <Piece name={piece} /> {text}
    </span>
  );
}

function values(scores: readonly { points: number }[]): string {
  const circled = scores.map(({ points }) => points).filter((points) => points > 0);
  return circled.length > 0 ? circled.toSorted((a, b) => a - b).join(', ') : '–';
}

/** All the other sheets, for a phone. */
export function SheetsPane({ desk }: { desk: Desk }) {
  const seats = desk.table.seats.value;
  const others = seats.map((_, seat) => seat).filter((seat) => seat !== desk.owner.value);
  if (others.length === 0) return <p class="dc-alone muted">{t('doodlecity.sheets.alone')}</p>;
  return (
    <ul class="dc-sheets" aria-label={list(others.map((seat) => nameOf(seats[seat])))}>
      {others.map((seat) => (
        <OtherSheet key={seat} desk={desk} seat={seat} />
      ))}
    </ul>
  );
}

function OtherSheet({ desk, seat }: { desk: Desk; seat: number }) {
  const owner = desk.table.seats.value[seat];
  if (!owner) return null;
  return (
    <li class={`dc-other p-${owner.colour}`}>
      <div class="pattern-bar" />
      <div class="dc-other-body">
        <div class="dc-other-head">
          <Avatar colour={owner.colour} size="small" presence={owner.presence} active={owner.active} />
          <b>{nameOf(owner)}</b>
          <span class="num dc-other-score">{owner.score}</span>
        </div>
        <SheetFacts desk={desk} seat={seat} />
      </div>
    </li>
  );
}
