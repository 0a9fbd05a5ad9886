import { render } from 'preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ui } from '../../../src/games/oddville';
import type { AnyEvent } from '../../../src/games/oddville/schema.gen';
import { needTexts } from '../../../src/i18n';
import { NAMES, lookAt, tableWith, type LookName } from './looks';

beforeAll(async () => needTexts(...ui.texts));

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function screenOf(name: LookName, refusal: Parameters<typeof tableWith>[1] = null) {
  const seat = tableWith(name, refusal);
  const screen = ui.start(seat.table);
  const host = document.createElement('div');
  document.body.append(host);
  stops.push(() => {
    render(null, host);
    host.remove();
    screen.stop();
  });
  const { Board, Mine, panes, SeatFacts } = screen;
  const draw = (): void =>
    render(
      <>
        <Board />
        <Mine />
        {panes.map(({ id, Body }) => (
          <Body key={id} />
        ))}
        {seat.look.value.points.map((_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
          <SeatFacts key={index} seat={index} />
        ))}
      </>,
      host,
    );
  const button = (name_: string | RegExp): HTMLElement => {
    draw();
    const found = [...host.querySelectorAll('button')].find((each) => {
      const label = each.getAttribute('aria-label') ?? each.textContent ?? '';
      return typeof name_ === 'string' ? label.startsWith(name_) : name_.test(label);
    });
    if (!found) throw new Error(`no button ${String(name_)}`);
    return found;
  };
  const touch = async (name_: string | RegExp): Promise<void> => {
    button(name_).click();
    await Promise.resolve();
    draw();
  };
  return { ...seat, screen, host, touch, button, draw };
}

const MISSING = /\b(?:oddville|ui)\.[a-z]/;

describe('the prompt', () => {
  it.each(NAMES)('has a title and an answer for what is asked: %s', (name) => {
    const { look, seat } = lookAt(name);
    const isAsked = seat !== null && look.prompts.some(({ seats }) => seats.includes(seat));
    const prompt = screenOf(name).screen.prompt.value;
    expect(prompt !== null).toBe(isAsked);
    const words = prompt ? [prompt.title, prompt.reason, prompt.primary?.text] : [];
    for (const word of words) expect(word).toMatch(/^(?!oddville\.)[^{}]+$/);
  });

  it('leads from a worker to what it does', async () => {
    const { screen, touch, done } = screenOf('turn');
    expect(screen.prompt.value).toMatchObject({ title: 'Your turn', primary: { disabled: true } });
    await touch('Master:');
    expect(screen.prompt.value).toMatchObject({ title: 'Master', secondary: { text: 'Back' } });
    await touch(/^Wood, 1 coin/);
    const prompt = screen.prompt.value;
    expect(prompt?.primary?.text).toBe('Fetch wood');
    expect(prompt?.chips?.map(({ key }) => key)).toEqual(['cost', 'gain']);
    prompt?.primary?.onClick();
    expect(done).toEqual([{ tag: 'fetch-resource', card: 3, resource: 0 }]);
  });

  it('sums up what a building costs and brings, and steps from place to place', async () => {
    const { screen, touch, done } = screenOf('turn');
    await touch('Jewelled Box');
    expect(screen.prompt.value?.stepper).toMatchObject({ at: 0, total: 5 });
    screen.prompt.value?.stepper?.onStep(1);
    expect(screen.prompt.value?.stepper?.at).toBe(1);
    await touch('row 3, column 3, 4 points');
    expect(screen.prompt.value?.chips?.map(({ key }) => key)).toEqual(['cost', 'bonus', 'joins', 'score']);
    expect(screen.prompt.value?.chips?.at(-1)?.content).toBe('8 → 12 points');
    await touch('row 3, column 3, 4 points');
    expect(done).toEqual([{ tag: 'build', project: 1, x: 0, y: 2 }]);
  });

  it('is one tap for what needs no choice', () => {
    const { screen, done } = screenOf('bonuses');
    expect(screen.prompt.value?.primary?.text).toBe('Take crystal');
    screen.prompt.value?.primary?.onClick();
    screen.prompt.value?.secondary?.onClick();
    expect(done.map(({ tag }) => tag)).toEqual(['claim-resource', 'decline']);
  });

  it('says when it comes out of turn, and what the fee is', () => {
    const { screen } = screenOf('builder');
    expect(screen.prompt.value).toMatchObject({ title: 'Builder: build too?', outOfTurn: true });
    expect(screen.prompt.value?.reason).toBe('Marta has built. You may build out of turn: 2 coins plus the cost.');
    expect(screenOf('tax').screen.prompt.value?.outOfTurn).toBe(true);
    expect(screenOf('turn').screen.prompt.value?.outOfTurn).toBeUndefined();
  });

  it('asks before a worker is taken back, in turn and out of it', async () => {
    const { screen, touch, done } = screenOf('waiting');
    expect(screen.prompt.value).toBeNull();
    await touch('My worker on clay');
    expect(screen.prompt.value?.title).toBe('Take your worker back from clay?');
    screen.prompt.value?.primary?.onClick();
    expect(done).toEqual([{ tag: 'return-worker', resource: 1, space: 0 }]);
  });

  it('lets the turn end once the action is done', () => {
    const { screen, done } = screenOf('acted');
    screen.prompt.value?.primary?.onClick();
    expect(done).toEqual([{ tag: 'end-turn' }]);
  });
});

describe('why not', () => {
  const refusal = { rule: 'OV-5.1', why: 'resources-missing', params: { resource: 2, missing: 1 } };

  it('is asked of the server, and told', async () => {
    const { touch, asked, table } = screenOf('turn', refusal);
    await touch('Mint');
    await Promise.resolve();
    expect(asked).toEqual([{ tag: 'build', project: 61, x: 0, y: 2 }]);
    expect(table.explain).toHaveBeenCalledWith(refusal);
  });

  it('is not asked while somebody else is asked', async () => {
    const { touch, asked } = screenOf('waiting', refusal);
    await touch('Belfry');
    expect(asked).toEqual([]);
  });
});

describe('all that is drawn', () => {
  it.each(NAMES)('has words for everything: %s', (name) => {
    const { host, draw } = screenOf(name);
    draw();
    const labels = [...host.querySelectorAll('[aria-label], [title]')].map((each) => `${each.getAttribute('aria-label')} ${each.getAttribute('title')}`);
    for (const text of [...labels, host.textContent ?? '']) {
      expect(text).not.toMatch(MISSING);
      expect(text).not.toMatch(/\{\w+\}/);
    }
  });

  it('names each place with what it brings', async () => {
    const { touch, button } = screenOf('turn');
    await touch('Jewelled Box');
    expect(button('row 3, column 3').getAttribute('aria-label')).toBe('row 3, column 3, 4 points, crystal and any resource');
  });

  it('has one stop for the tab key among the places', async () => {
    const { touch, host } = screenOf('turn');
    await touch('Jewelled Box');
    expect(host.querySelectorAll('.ov-city [tabindex="0"][data-cell]')).toHaveLength(1);
    expect(host.querySelectorAll('.ov-slot')).toHaveLength(5);
  });

  it('explains a card of the town on a tap', async () => {
    const { touch, host } = screenOf('turn');
    await touch(/^Windmill, row 2/);
    expect(host.querySelector('.ov-details')?.textContent).toContain('Signal House');
  });
});

describe('the score', () => {
  it.each(NAMES)('adds up, line by line: %s', (name) => {
    const { screen, look } = screenOf(name);
    for (const [seat, points] of look.value.points.entries()) {
      const sum = screen.score(seat).reduce((total, line) => total + line.points, 0);
      expect(sum).toBe(points);
    }
  });

  it('gives the reason of each', () => {
    const lines = screenOf('turn').screen.score(0);
    expect(lines.map(({ text, reason }) => [text, reason])).toContainEqual(['Windmill', '1 + 2 cards in its column: Signal House and Windmill']);
  });
});

describe('the bar', () => {
  it('warns of the end', () => {
    expect(screenOf('turn').screen.warning.value).toBe('Ends at 6 workers in the city, most so far 2');
    expect(screenOf('over').screen.warning.value).toBe('Sixth worker! The game ends with this turn');
  });

  it('says why others are waited for', () => {
    expect(screenOf('turn').screen.waitingFor(0)).toBe('playing');
    expect(screenOf('turn').screen.waitingFor(1)).toBe('');
    expect(screenOf('builder').screen.waitingFor(0)).toBe('may build too');
  });
});

describe('the log', () => {
  const { tell } = screenOfEvents();

  function screenOfEvents() {
    const seat = tableWith('turn');
    const screen = ui.start(seat.table);
    return { tell: (...events: AnyEvent[]) => events.map((event) => screen.tell(event, events)?.spoken ?? null) };
  }

  it('tells a payment with what it was for', () => {
    const spoken = tell(
      { tag: 'card-played', seat: 1, card: 2 },
      { tag: 'coins-paid', seat: 1, count: 1, purpose: 'space' },
      { tag: 'resource-gained', seat: 1, resource: 0, space: 2 },
    );
    expect(spoken).toEqual([null, null, 'Marta fetched wood for 1 coin']);
  });

  it('tells workers that pay for a building with it, and those taken back for nothing alone', () => {
    const paying: AnyEvent = { tag: 'worker-returned', seat: 0, resource: 2, space: 0 };
    expect(tell(paying, { tag: 'building-placed', seat: 0, card: 1, x: 0, y: 2 })).toEqual([null, 'Nora built Jewelled Box']);
    expect(tell(paying)).toEqual(['Nora took a worker back from stone']);
  });

  it('names characters, guilds and the end', () => {
    expect(tell({ tag: 'character-joined', seat: 2, character: 10 })).toEqual(['Builder joins Teo']);
    expect(tell({ tag: 'guild-reset', guild: 3 })).toEqual(['All of the guild come back and are shuffled: lily']);
    expect(tell({ tag: 'sixth-worker-placed', seat: 0 }, { tag: 'game-ended' })).toEqual(['Nora has six workers in the city', 'The game is over']);
  });
});
