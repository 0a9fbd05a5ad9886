import axe from 'axe-core';
import { render, type ComponentType } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ui } from '../../../src/games/doodlecity';
import { squareAt } from '../../../src/games/doodlecity/paper';
import { needTexts } from '../../../src/i18n';
import { settings } from '../../../src/settings';
import { tableOf, type LookName, type TestTable } from './table';

const GAP = squareAt(3, 4);
const host = document.createElement('div');
document.body.append(host);

beforeAll(async () => {
  settings.language.value = 'en';
  await needTexts('doodlecity');
});
afterEach(() => render(null, host));

interface Shown {
  table: TestTable;
  screen: ReturnType<typeof ui.start>;
}

function show(name: LookName, seat: number | null = 0): Shown {
  const table = tableOf(name, seat);
  const screen = ui.start(table);
  const { Board, Mine, SeatFacts, Afterword = () => null } = screen;
  const [Sheets, Score] = screen.panes.map(({ Body }) => Body) as [ComponentType, ComponentType];
  void act(() =>
    render(
      <main>
        <Board />
        <Mine />
        <Sheets />
        <Score />
        <SeatFacts seat={0} />
        {name.endsWith('end') && <Afterword />}
      </main>,
      host,
    ),
  );
  return { table, screen };
}

const one = (selector: string): Element => host.querySelector(selector) ?? expect.fail(`no ${selector}`);
const square = (number: number): Element => one(`[data-square="${number}"]`);
function send(element: Element, event: Event): void {
  void act(() => void element.dispatchEvent(event));
}
const press = (element: Element, key: string): void => send(element, new KeyboardEvent('keydown', { key, bubbles: true }));
const click = (element: Element): void => send(element, new MouseEvent('click', { bubbles: true }));

describe('on the screen', () => {
  it('a game is played with taps: die, road, button', () => {
    const { table, screen } = show('choosing');
    click(one('[data-die="2"]'));
    expect(square(GAP).getAttribute('aria-selected')).toBe('true');
    click(one('[data-shape="5"]'));
    expect(one('.dc-highlighter').children).toHaveLength(12);
    expect(one('[data-hotel="11"] .dc-planned-ring')).toBeTruthy();
    screen.prompt.value?.primary?.onClick();
    expect(table.sent).toEqual([{ tag: 'take-die', die: 2 }]);
  });

  it('and with the keyboard alone', () => {
    const { table } = show('drawing');
    press(square(GAP), 'Enter');
    for (let turn = 0; turn < 5; turn += 1) press(square(GAP), 'r');
    press(square(GAP), 'Enter');
    expect(table.sent).toEqual([{ tag: 'draw-road', square: GAP, shape: 5 }]);
  });

  it('arrows walk over the squares and stop at the edge', () => {
    show('drawing');
    const walk = vi.fn<(square: string | null) => void>();
    for (const cell of host.querySelectorAll<SVGElement>('[data-square]')) cell.focus = () => walk(cell.getAttribute('data-square'));
    press(square(0), 'ArrowLeft');
    press(square(0), 'ArrowRight');
    press(square(GAP), 'ArrowDown');
    expect(walk.mock.calls).toEqual([['1'], [String(GAP + 5)]]);
  });

  it('Escape clears the choice', () => {
    show('choosing');
    click(one('[data-die="2"]'));
    press(square(GAP), 'Escape');
    expect(host.querySelector('[aria-selected="true"]')).toBeNull();
  });

  it('every square has a name', () => {
    show('choosing');
    expect(square(GAP).getAttribute('aria-label')).toBe('Hotel, column 3, row 4, open, up to 15 points');
    expect(square(squareAt(3, 1)).getAttribute('aria-label')).toBe(
      'Park, column 3, row 1, 3 of 4 houses crossed out, Curve, bottom to left, open, up to 0 points',
    );
    expect(host.querySelectorAll('[role="gridcell"]')).toHaveLength(25);
    expect(host.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
  });

  it('every die says what it means for me', () => {
    show('choosing');
    const labels = [...host.querySelectorAll('button[data-die]')].map((die) => die.getAttribute('aria-label'));
    expect(labels).toEqual([
      'White 2, taken by Piuma',
      'White 4, taken by Aya',
      'White 4, column 3, row 4, Hotel, up to 15 points',
      'White 5, road here',
      expect.stringMatching(/^White 6, \d squares to choose from, crosses out a tree, up to \d+ points$/),
      expect.stringMatching(/^White 3, column 3, row 3, Taxi/),
    ]);
  });

  it('a blocked die is explained by the server', async () => {
    const { table } = show('choosing');
    click(one('[data-die="3"]'));
    await Promise.resolve();
    expect(table.asked).toEqual([{ tag: 'take-die', die: 3 }]);
    expect(table.explained).toHaveLength(1);
  });

  it('bonuses of others are struck out, mine are circled', () => {
    show('choosing');
    expect(one('.dc-paper [data-bonus="3"] .dc-ring')).toBeTruthy();
    expect(one('.dc-paper [data-bonus="5"] .dc-strike')).toBeTruthy();
    expect(one('.dc-paper [data-bonus="7"]').classList).toContain('dc-free');
  });

  it('another sheet opens large', () => {
    show('choosing');
    expect(host.querySelectorAll('.dc-sheets .dc-facts')).toHaveLength(4);
    click(one('.dc-sheets .dc-facts'));
    expect(one('dialog[open] .dc-held').getAttribute('data-paper')).toBe('1');
  });

  it('those who watch have nothing to tap', () => {
    show('watching', null);
    expect(host.querySelectorAll('.dc-open, .dc-road:not([disabled])')).toHaveLength(0);
    expect(host.querySelector('.dc-desk [data-tray]')).toBeTruthy();
  });

  it('the end of a solo game has a rank, achievements and a card', () => {
    show('solo-end');
    expect(one('.dc-rank').textContent).toBe('Entrepreneur');
    expect([...host.querySelectorAll('.dc-reached b')].map(({ textContent }) => textContent)).toEqual(['Environmentalist', 'Hotel magnate']);
    expect(one('.dc-card').getAttribute('aria-label')).toMatch(/^Doodle City: Entrepreneur, \d+ points$/);
    expect(one('.dc-card').textContent).toContain('Nora');
  });

  it('the card needs nothing from the page', () => {
    show('solo-end');
    const card = new XMLSerializer().serializeToString(one('.dc-card'));
    expect(card).not.toMatch(/var\(--|<style|href=/);
  });

  it.each(['choosing', 'solo-end'] as const)('a screen reader finds no fault: %s', async (name) => {
    show(name);
    const pageOnly = ['color-contrast', 'region', 'page-has-heading-one', 'heading-order'];
    const rules = Object.fromEntries(pageOnly.map((rule) => [rule, { enabled: false }]));
    const { violations } = await axe.run(host, { rules });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
