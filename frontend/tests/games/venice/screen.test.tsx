import { render } from 'preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ui } from '../../../src/games/venice';
import { heapsOf } from '../../../src/games/venice/table/Laid';
import { actionOf } from '../../../src/games/venice/table/Steps';
import { sitesOf } from '../../../src/games/venice/table/Sites';
import { Kind, type AnyEvent } from '../../../src/games/venice/schema.gen';
import { needTexts } from '../../../src/i18n';
import { NAMES, lookAt, tableWith, type LookName } from './looks';

beforeAll(async () => needTexts(...ui.texts));

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function screenOf(name: LookName) {
  const seat = tableWith(name);
  const screen = ui.start(seat.table);
  stops.push(() => screen.stop());
  return { ...seat, screen };
}

describe('the prompt', () => {
  it.each(NAMES)('has a title and an answer for what is asked: %s', (name) => {
    const { look, seat } = lookAt(name);
    const isAsked = seat !== null && look.prompts.some(({ seats }) => seats.includes(seat));
    const prompt = screenOf(name).screen.prompt.value;
    expect(prompt !== null).toBe(isAsked);
    const words = prompt ? [prompt.title, prompt.reason, prompt.primary?.text] : [];
    for (const word of words) expect(word).toMatch(/^(?!venice\.)[^{}]+$/);
  });

  it('sums up what a chosen place brings', () => {
    const { screen, done } = screenOf('place-out-of-turn');
    expect(screen.prompt.value?.primary?.disabled).toBe(true);
    expect(screen.prompt.value?.outOfTurn).toBe(true);
    screen.prompt.value?.stepper?.onStep(1);
    const prompt = screen.prompt.value;
    expect(prompt?.primary?.text).toBe('Place, +7');
    expect(prompt?.stepper).toMatchObject({ at: 1, total: 8 });
    expect(prompt?.chips?.map(({ key }) => key)).toEqual(['move-0', 'move-1', 'bags']);
    prompt?.primary?.onClick();
    expect(done).toHaveLength(1);
  });

  it('offers what is left to do in each stage', () => {
    expect(screenOf('build').screen.prompt.value?.primary?.text).toBe('On to draining');
    expect(screenOf('completed').screen.prompt.value?.primary?.text).toBe('Build the palazzo');
    expect(screenOf('drain').screen.prompt.value?.secondary?.text).toBe('On to drawing');
    expect(screenOf('draw').screen.prompt.value?.primary?.text).toBe('Draw a card');
    expect(screenOf('draw-full').screen.prompt.value?.primary?.text).toBe('End the turn');
    expect(screenOf('two').screen.prompt.value?.secondary?.text).toBe('Card for the third');
    expect(screenOf('final').screen.prompt.value?.primary?.text).toBe('Trade for 3 spaces');
  });
});

describe('what lies on the table', () => {
  it('is shown by kind: the cards of all, and who holds the architect', () => {
    const { look } = lookAt('build');
    const [palazzo, campo] = sitesOf(look.view);
    expect(palazzo).toMatchObject({ kind: Kind.PALAZZO, needed: 3, cards: [1], holder: 1, now: false });
    expect(campo).toMatchObject({ kind: Kind.CAMPO, cards: [0], holder: 0 });
    const [building] = sitesOf(lookAt('place-out-of-turn').look.view);
    expect(building).toMatchObject({ cards: [0, 1, 1], holder: 1, now: true });
  });

  it('has the imaginary player after the last seat', () => {
    expect(sitesOf(lookAt('two').look.view)[1]).toMatchObject({ cards: [2], holder: 2 });
  });

  it('keeps what is complete before what is begun', () => {
    const { look } = lookAt('completed');
    expect(heapsOf(look.view, 0)).toEqual([
      { kind: Kind.PALAZZO, count: 2, architect: true, ready: true },
      { kind: Kind.CAMPO, count: 1, architect: true, ready: false },
    ]);
  });

  it('tells in which of the three actions the turn is', () => {
    const steps = (['build', 'place-out-of-turn', 'drain', 'draw', 'third', 'over'] as const).map((name) =>
      actionOf(lookAt(name).look.prompts),
    );
    expect(steps).toEqual([0, 0, 1, 2, 2, 3]);
  });
});

describe('the score', () => {
  it('accounts for every space of every gondola', () => {
    const { screen, look } = screenOf('over');
    const drawn = screen.score(1).reduce((sum, { points }) => sum + points, 0);
    expect(drawn).toBe(look.value.view.players[1]?.gained.reduce((sum, points) => sum + points, 0));
    expect(screen.score(1).map(({ text }) => text)).toContain('Gold traded');
  });
});

describe('the log', () => {
  const events: AnyEvent[] = [
    { tag: 'cards-laid', seat: 1, kind: Kind.PALAZZO, count: 2 },
    { tag: 'building-placed', seat: 0, kind: Kind.PONTE, fields: [20, 69] },
    { tag: 'field-drained', seat: 1, field: 3, value: -1 },
    { tag: 'field-drained', seat: 0, field: 3, value: 2 },
    { tag: 'cards-drawn', seat: 0, count: 2, kinds: [Kind.CASA, Kind.CAMPO] },
    { tag: 'cards-drawn', seat: 1, count: 2, kinds: [] },
    { tag: 'gold-traded', seat: 1, points: 2, tiles: [0, 1, 2], bags: [0, 0, 1, 0] },
    { tag: 'architect-moved', kind: Kind.CAMPO, holder: 2 },
  ];

  it('tells what happened in words, mine with what only I know', () => {
    const { screen } = screenOf('two');
    expect(events.map((event) => screen.tell(event)?.spoken)).toEqual([
      'Marta laid 2 palazzo cards',
      'You built a ponte in San Polo and Dorsoduro',
      'Marta drained A4 in San Polo',
      'You drained A4 in San Polo: 2 gold',
      'You drew Casa and Campo',
      'Marta drew 2 cards',
      'Marta traded 10 gold for 2 spaces',
      'Third player gets the campo architect',
    ]);
  });

  it('has no line for what others tell already', () => {
    const { screen } = screenOf('build');
    expect(screen.tell({ tag: 'cards-discarded', kind: Kind.CAMPO, count: 3 })).toBeNull();
    expect(screen.tell({ tag: 'architect-moved', kind: Kind.CAMPO, holder: -1 })).toBeNull();
  });
});

describe('the screen', () => {
  it.each(NAMES)('draws %s', (name) => {
    const { screen } = screenOf(name);
    const host = document.createElement('div');
    document.body.append(host);
    const { Board, Mine, SeatFacts } = screen;
    render(
      <div>
        <Board />
        <Mine />
        <SeatFacts seat={0} />
        {screen.panes.map(({ id, Body }) => (
          <Body key={id} />
        ))}
      </div>,
      host,
    );
    expect(host.querySelectorAll('[data-piece^="gondola-"]')).toHaveLength(lookAt(name).look.view.players.length);
    expect(host.textContent).not.toMatch(/venice\.|NaN|undefined/);
    const unnamed = [...host.querySelectorAll('button, [role="button"]')].filter(
      (button) => !button.getAttribute('aria-label') && !button.textContent?.trim(),
    );
    expect(unnamed).toEqual([]);
    render(null, host);
    host.remove();
  });

  it('shows a spectator neither cards nor gold', () => {
    const { look } = lookAt('build-watched');
    expect(look.view.own).toBeNull();
    const host = document.createElement('div');
    const { screen } = screenOf('build-watched');
    const { Mine, SeatFacts } = screen;
    render(
      <>
        <Mine />
        <SeatFacts seat={0} />
      </>,
      host,
    );
    expect(host.querySelector('[data-piece="purse"]')).toBeNull();
    expect(host.querySelector('[data-piece="hand"]')).toBeNull();
    render(null, host);
  });
});
