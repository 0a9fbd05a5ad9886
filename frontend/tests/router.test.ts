import { afterEach, describe, expect, it } from 'vitest';
import { go, href, parse, route, startRouter, type Route } from '../src/router';

const ROUTES: [string, Route][] = [
  ['/', { page: 'home' }],
  ['/t/KQ7RA', { page: 'table', code: 'KQ7RA' }],
  ['/watch/KQ7RA', { page: 'watch', code: 'KQ7RA' }],
  ['/replay/KQ7RA', { page: 'replay', id: 'KQ7RA' }],
  ['/rules/venice', { page: 'rules', game: 'venice' }],
  ['/settings', { page: 'settings' }],
];

describe('addresses', () => {
  it.each(ROUTES)('%s leads there and back', (path, to) => {
    expect(parse(path)).toEqual(to);
    expect(href(to)).toBe(path);
  });

  it('of tables may be typed in small letters', () => {
    expect(parse('/t/kq7ra')).toEqual({ page: 'table', code: 'KQ7RA' });
  });

  it.each(['/nowhere', '/t/', '/t/no way', '/rules/chess', '/settings/more', '/t/KQ7RA/more', '/%E0%A4%A'])(
    '%s leads nowhere',
    (path) => {
      expect(parse(path)).toEqual({ page: 'not-found', path });
    },
  );
});

describe('the router', () => {
  let stop = (): void => {};
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  function link(to: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
    const anchor = document.createElement('a');
    anchor.href = to;
    for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value);
    document.body.append(anchor);
    return anchor;
  }

  it('follows plain clicks on links of ours', () => {
    stop = startRouter();
    link('/settings').click();
    expect(route.value).toEqual({ page: 'settings' });
    expect(location.pathname).toBe('/settings');
  });

  it('leaves other clicks to the browser', () => {
    stop = startRouter();
    go({ page: 'home' });
    const anchor = link('/settings', { target: '_blank' });
    anchor.addEventListener('click', (event) => event.preventDefault());
    anchor.click();
    link('/rules/venice').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(route.value).toEqual({ page: 'home' });
  });
});
