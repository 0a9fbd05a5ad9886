import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../../src/settings';
import { needTexts, startTexts } from '../../src/i18n';
import { startGame, type GameSession } from '../../src/store/gameSession';
import { motionOf, Story } from '../../src/store/story';
import { tree } from '../net/room';
import { grown, HandSource, look, toyUi, wire, type Toy } from './toy';

function play(): { source: HandSource; session: GameSession; screen: Toy } {
  const source = new HandSource(tree({ look: look() }));
  const { ui, screens } = toyUi();
  const place = { source, seat: 0, local: (time: number) => time, command: source.command, seq: () => 1 };
  const session = startGame({ ui, wire }, place, { isQuiet: () => true });
  return { source, session, screen: screens[0] as Toy };
}

const lines = ({ story }: GameSession): string[] => story.lines.value.map(({ told }) => told.spoken);

beforeEach(() => {
  settings.motion.value = 'reduced';
});
afterEach(() => {
  settings.motion.value = 'system';
});

describe('the log', () => {
  it('is told as things happen, newest first; what needs no line gets none', () => {
    const { source, session } = play();
    source.happen([grown(0, 1), grown(1, 2), grown(1, 0)]);
    source.happen([grown(0, 3)], { seq: 3, by: 'time' });
    expect(lines(session)).toEqual(['seat 0 grew by 3', 'seat 1 grew by 2', 'seat 0 grew by 1']);
    expect(session.story.lines.value.map(({ seq, by }) => [seq, by])).toEqual([[3, 'time'], [2, ''], [2, '']]);
    expect(new Set(session.story.lines.value.map(({ id }) => id)).size).toBe(3);
  });

  it('begins with what happened before, as far as it can still be read', () => {
    const { screen } = play();
    const past = [
      { seq: 1, at: 5, by: '', mine: false, events: [['of-another-version', 1]] },
      { seq: 2, at: 6, by: '', mine: false, events: [grown(1, 4)] },
    ];
    expect(new Story(screen, wire, past).lines.value).toMatchObject([{ at: 6, told: { spoken: 'seat 1 grew by 4' } }]);
  });

  it('tells each event with all that the same action brought', () => {
    const { source, session, screen } = play();
    screen.tell = (_event, together) => ({ content: '', spoken: `one of ${together?.length}` });
    source.happen([grown(0, 1), grown(1, 2)]);
    expect(lines(session)).toEqual(['one of 2', 'one of 2']);
  });

  it('is told again in another language', async () => {
    await needTexts();
    const stop = startTexts();
    const { source, session, screen } = play();
    source.happen([grown(0, 1)]);
    screen.tell = () => ({ content: 'gewachsen', spoken: 'gewachsen' });
    settings.language.value = 'de';
    await expect.poll(() => lines(session)).toEqual(['gewachsen']);
    settings.language.value = 'en';
    stop();
  });

  it('ends with the game', () => {
    const { source, session, screen } = play();
    session.stop();
    source.happen([grown(0, 1)]);
    expect(lines(session)).toEqual([]);
    expect(screen.stopped).toBe(true);
  });
});

describe('motion', () => {
  it('of mine is over when it is over; after somebody else’s there is a moment to read', () => {
    const { screen } = play();
    const happening = { seq: 2, by: '', events: [grown(1, 1)] };
    expect(motionOf(screen, wire, { ...happening, mine: true })).toHaveLength(1);
    expect(motionOf(screen, wire, { ...happening, mine: false })).toHaveLength(2);
  });

  it('is played in order on the table’s queue', async () => {
    const { source, screen } = play();
    source.happen([grown(0, 1), grown(1, 2)]);
    source.happen([grown(0, 3)]);
    await expect.poll(() => screen.played).toEqual(['grown by 1', 'grown by 2', 'grown by 3']);
  });
});

describe('a refusal', () => {
  it('is forgotten when the player chooses something else', () => {
    const { session, screen } = play();
    session.store.explain({ rule: 'OV-5.3', why: 'edges-differ', params: {} });
    expect(session.store.refusal.value).not.toBeNull();
    screen.chosen.value = 1;
    expect(session.store.refusal.value).toBeNull();
  });
});
