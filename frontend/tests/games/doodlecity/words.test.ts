import { beforeAll, describe, expect, it } from 'vitest';
import { Desk } from '../../../src/games/doodlecity/desk';
import { ui } from '../../../src/games/doodlecity';
import { tell } from '../../../src/games/doodlecity/log';
import { squareAt } from '../../../src/games/doodlecity/paper';
import { promptOf } from '../../../src/games/doodlecity/prompt';
import { achievementsOf, nextRank, resultTitle } from '../../../src/games/doodlecity/result';
import { scoreLines } from '../../../src/games/doodlecity/scores';
import { needTexts } from '../../../src/i18n';
import { LANGUAGES, type Language } from '../../../src/i18n/languages';
import { settings } from '../../../src/settings';
import { events, look, tableOf, type LookName } from './table';

const CURVE = 5;

async function speak(language: Language): Promise<void> {
  settings.language.value = language;
  await needTexts('doodlecity', 'rules_doodlecity');
}

beforeAll(() => speak('en'));

describe('the prompt', () => {
  it('asks for a die, then names the square and what it brings', () => {
    const desk = new Desk(tableOf('choosing'));
    expect(promptOf(desk)).toMatchObject({ title: 'Choose a white die', primary: { disabled: true } });
    desk.tapDie(2);
    expect(promptOf(desk)).toMatchObject({ title: 'Draw in column 3, row 4', reason: 'Hotel, column 3, row 4.', primary: { text: 'Take the 4' } });
    desk.tapRoad(CURVE);
    expect(promptOf(desk)).toMatchObject({
      reason: 'Hotel: road of 12 squares, circles 11. Taxis join: +4.',
      primary: { text: 'Take 4 and draw', price: '+15' },
    });
  });

  it('warns of the tree that a 6 costs', () => {
    const desk = new Desk(tableOf('choosing'));
    desk.tapDie(4);
    expect(promptOf(desk)?.reason).toMatch(/^\d squares to choose from\. Crosses out a tree\.$/);
  });

  it('asks for the road, and draws no sooner', () => {
    const desk = new Desk(tableOf('drawing'));
    expect(promptOf(desk)).toMatchObject({ reason: 'Drag from side to side, or choose a road.', primary: { disabled: true } });
    desk.draw({ square: squareAt(3, 4), shape: CURVE });
    expect(promptOf(desk)?.primary).toMatchObject({ text: 'Draw', disabled: false, price: '+15' });
  });

  it('crosses a house in a park without further questions', () => {
    expect(promptOf(new Desk(tableOf('park')))).toMatchObject({ title: 'Cross out a house: column 3, row 1', primary: { disabled: false } });
  });

  it('offers to pass where the table allows it, and to take back what can be taken back', () => {
    const passing = tableOf('passing');
    promptOf(new Desk(passing))?.secondary?.onClick();
    expect(passing.sent).toEqual([{ tag: 'pass' }]);
    const drawing = tableOf('drawing');
    expect(promptOf(new Desk(drawing))?.secondary).toBeUndefined();
    drawing.canUndo.value = true;
    promptOf(new Desk(drawing))?.secondary?.onClick();
    expect(drawing.undone).toBe(1);
  });

  it('has one way out when no die fits', () => {
    const table = tableOf('stuck');
    promptOf(new Desk(table))?.primary?.onClick();
    expect(table.sent).toEqual([{ tag: 'cross-tree' }]);
  });

  it.each(['waiting', 'drawn', 'watching', 'solo-end'] as const)('is silent: %s', (name) => {
    expect(promptOf(new Desk(tableOf(name, name === 'watching' ? null : name === 'waiting' ? 1 : 0)))).toBeNull();
  });
});

describe('the log', () => {
  it('tells every event but the road whose score says it all', () => {
    const desk = new Desk(tableOf('choosing', null));
    const lines = events.map((event) => tell(desk, event));
    expect(lines.filter((line) => line === null)).toHaveLength(2);
    expect(lines.map((line) => line?.spoken)).toContain('Nora, hotel: road of 12, 11 points');
    expect(lines.map((line) => line?.spoken)).toContain('Nora took the first bonus +7');
  });

  it('says you to me', () => {
    const desk = new Desk(tableOf('choosing'));
    expect(tell(desk, { tag: 'die-taken', seat: 0, die: 2, white: 4 })?.spoken).toBe('You took the white 4');
    expect(tell(desk, { tag: 'die-taken', seat: 1, die: 2, white: 4 })?.spoken).toBe('Marta took the white 4');
  });
});

describe('the score', () => {
  it('adds up line by line', () => {
    for (const name of ['choosing', 'game-end', 'solo-end', 'bonus-open'] as const) {
      const desk = new Desk(tableOf(name));
      for (const [seat, points] of look(name).points.entries()) {
        expect(scoreLines(desk, seat).reduce((sum, line) => sum + line.points, 0)).toBe(points);
      }
    }
  });

  it('gives the reasons', () => {
    const lines = scoreLines(new Desk(tableOf('choosing')), 0);
    expect(lines.map(({ key, reason }) => [key, reason])).toEqual([
      ['hotels', '3 and 5'],
      ['shops', '1 and 4'],
      ['bonuses', ''],
      ['taxis', '2 joined'],
      ['trees', '2 of 7'],
    ]);
    expect(scoreLines(new Desk(tableOf('bonus-open')), 1)[2]?.reason).toBe('open until those before have drawn');
  });

  it('leaves trees out of a solo game, and ranks it', () => {
    const desk = new Desk(tableOf('solo-end'));
    expect(scoreLines(desk, 0).map(({ key }) => key)).not.toContain('trees');
    expect(resultTitle(desk)).toBe('Entrepreneur');
    expect(nextRank(78)).toEqual({ code: 'mayor', missing: 12 });
    expect(nextRank(120)).toBeNull();
    expect(achievementsOf(['hotel-magnate']).filter(({ reached }) => reached)).toEqual([{ code: 'hotel-magnate', reached: true }]);
  });

  it('tells the place among others', () => {
    expect(resultTitle(new Desk(tableOf('game-end', 2)))).toMatch(/^Place \d of 4$/);
  });
});

describe('the screen', () => {
  it('warns of the end, and says what others do', () => {
    expect(ui.start(tableOf('last-round', 1)).warning.value).toBe('Last round');
    expect(ui.start(tableOf('stuck')).warning.value).toBe('Ends soon: 1 tree left');
    expect(ui.start(tableOf('start')).warning.value).toBe('');
    const screen = ui.start(tableOf('drawing'));
    expect([0, 1, 2].map(screen.waitingFor)).toEqual(['drawing', 'choosing a die', '']);
    expect(screen.progress.value).toBe('round 5');
  });

  it.each(Object.keys(LANGUAGES) as Language[])('has all its words: %s', async (language) => {
    await speak(language);
    const said: string[] = [];
    for (const name of ['start', 'choosing', 'passing', 'drawing', 'park', 'shopping', 'anywhere', 'stuck'] as LookName[]) {
      const desk = new Desk(tableOf(name));
      for (const square of desk.choice.value.open) {
        desk.tapSquare(square);
        for (const turn of [1, 2, 3, 4, 5, 6]) {
          if (turn > 1) desk.turnRoad(square, 1);
          said.push(JSON.stringify(promptOf(desk)), JSON.stringify(scoreLines(desk, 0).map(({ text, reason }) => [text, reason])));
        }
        desk.clear();
      }
    }
    for (const seat of [null, 0]) said.push(...events.map((event) => tell(new Desk(tableOf('choosing', seat)), event)?.spoken ?? ''));
    expect(said.filter((text) => /doodlecity\.|\{\w+\}|undefined/.test(text))).toEqual([]);
    await speak('en');
  });
});
