import './tray.css';
import { signed, t } from '../../i18n';
import { Avatar } from '../../ui/Avatar';
import type { Desk } from './desk';
import { Die } from './Die';
import { trayOf, type DieState } from './model';
import { kindOf, SIZE } from './paper';
import { Piece } from './Piece';
import { kindName, nameOf, placeName, word } from './words';

/** The dice of this round: whose they are, and what each that is left would mean for me. */
export function Tray({ desk }: { desk: Desk }) {
  const look = desk.look.value;
  const { blue } = look.view;
  return (
    <section class="dc-group" aria-label={t('doodlecity.dice')}>
      <h3 class="dc-group-head">
        {t('doodlecity.dice')} <span>{t('doodlecity.dice.hint')}</span>
      </h3>
      <div class="dc-tray" data-tray="">
        <div class="dc-slot dc-blue" data-die="blue">
          <Die colour="blue" number={blue} />
          <span class="dc-die-label">
            {blue > SIZE ? t('doodlecity.die.anyColumn') : t('doodlecity.die.column')}
            <span class="sr-only"> {blue}</span>
          </span>
        </div>
        {trayOf(look, desk.choice.value, desk.table.seat).map((die) => (
          <WhiteDie key={die.index} desk={desk} die={die} />
        ))}
      </div>
    </section>
  );
}

function WhiteDie({ desk, die }: { desk: Desk; die: DieState }) {
  const isOffered = die.state === 'free' || die.state === 'chosen';
  const tap = (): void => (isOffered ? desk.tapDie(die.index) : desk.whyNotDie(die.index));
  const isTalk = desk.table.seat !== null && desk.mode.value !== 'over' && die.state !== 'mine';
  return (
    <button
      type="button"
      class={`dc-slot dc-die-${die.state}`}
      data-die={die.index}
      aria-pressed={die.state === 'chosen' || die.state === 'mine'}
      aria-disabled={!isOffered}
      aria-label={spokenDie(desk, die)}
      {...(isTalk && { onClick: tap })}
    >
      <Die colour="white" number={die.number} />
      <span class="dc-die-label" aria-hidden="true">
        <DieLabel desk={desk} die={die} />
      </span>
    </button>
  );
}

function DieLabel({ desk, die }: { desk: Desk; die: DieState }) {
  const owner = die.owner === null ? undefined : desk.table.seats.value[die.owner];
  switch (die.state) {
    case 'mine':
      return <>{t('doodlecity.die.yours')}</>;
    case 'taken':
      return owner ? (
        <>
          <Avatar colour={owner.colour} size="xs" />
          <span class="dc-die-owner">{owner.name}</span>
        </>
      ) : null;
    case 'blocked':
      return <>{word(`die.blocked.${die.blocked}`)}</>;
    case 'left':
      return null;
    case 'free':
    case 'chosen':
      return <Promise die={die} />;
  }
}

/** What a die would bring me: a tree it costs, the square it leads to, the most it brings. */
function Promise({ die }: { die: DieState }) {
  const [only] = die.squares;
  const kind = die.squares.length === 1 && only !== undefined ? kindOf(only) : null;
  return (
    <>
      {die.tree && <Piece name="tree" class="dc-costs" />}
      {kind ? <Piece name={kind === 'park' ? 'house' : kind} /> : <AnySquare />}
      {die.best > 0 ? <b>{signed(die.best)}</b> : kind ? null : die.squares.length}
    </>
  );
}

/** Several squares to choose from. */
function AnySquare() {
  return (
    <svg class="dc-any" viewBox="0 0 16 16" aria-hidden="true">
      <rect x="2" y="2" width="12" height="12" rx="2.500" fill="none" stroke="currentColor" stroke-width="1.800" stroke-dasharray="3.200 2.400" />
    </svg>
  );
}

function spokenDie(desk: Desk, die: DieState): string {
  const parts = [t('doodlecity.die.white', { number: die.number })];
  const [only] = die.squares;
  if (die.state === 'mine') parts.push(t('doodlecity.die.yours'));
  if (die.owner !== null && die.state === 'taken') {
    parts.push(t('doodlecity.die.takenBy', { name: nameOf(desk.table.seats.value[die.owner]) }));
  }
  if (die.state === 'blocked') parts.push(word(`die.blocked.${die.blocked}`));
  if (die.state === 'free' || die.state === 'chosen') {
    if (die.squares.length === 1 && only !== undefined) parts.push(placeName(only), kindName(only));
    else parts.push(t('doodlecity.die.squares', { n: die.squares.length }));
    if (die.tree) parts.push(t('doodlecity.die.tree'));
    parts.push(t('doodlecity.die.best', { n: die.best }));
  }
  return parts.join(', ');
}
