import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, fetchFile, Problem } from '../../src/net/api';
import { asMe, forgetToken, keepToken, knownToken, myToken } from '../../src/net/identity';

interface Call {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
}

const calls: Call[] = [];
let answers: (() => Response)[] = [];

const json = (value: unknown, status = 200) => () => new Response(JSON.stringify(value), { status });

beforeEach(() => {
  calls.length = 0;
  answers = [];
  localStorage.clear();
  forgetToken();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    calls.push({ url, method: init.method ?? 'GET', headers: new Headers(init.headers), body });
    const answer = answers.shift();
    if (!answer) throw new TypeError('no network');
    return answer();
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('asking', () => {
  it('sends what the endpoint wants, and who asks', async () => {
    answers = [json({ code: 'KQ7RA' }, 201)];
    const answer = await ask('createTable', { token: 'secret', body: { game: 'oddville', seats: 4 } });
    expect(answer).toEqual({ code: 'KQ7RA' });
    expect(calls).toMatchObject([{ url: '/api/tables', method: 'POST', body: { game: 'oddville', seats: 4 } }]);
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer secret');
  });

  it('puts a code into the address', async () => {
    answers = [json({ code: 'KQ7RA' }), () => new Response(new Uint8Array([1, 2]))];
    await ask('getTable', { code: 'a/b' });
    expect(calls[0]?.url).toBe('/api/tables/a%2Fb');
    expect((await fetchFile('getReplay', 'KQ7RA')).byteLength).toBe(2);
    expect(calls[1]?.url).toBe('/api/tables/KQ7RA/replay');
  });

  it('has null for an answer without content', async () => {
    answers = [() => new Response(null, { status: 204 })];
    expect(await ask('deleteMe', { token: 'secret' })).toBeNull();
  });

  it('is refused with a code and what belongs to it', async () => {
    answers = [json({ error: 'too-fast', params: { seconds: 3 } }, 429)];
    const problem = await ask('getHouse').catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject({ code: 'too-fast', status: 429, params: { seconds: 3 } });
  });

  it('knows a server that is not there from one that stumbles', async () => {
    await expect(ask('getHouse')).rejects.toMatchObject({ code: 'offline' });
    answers = [() => new Response('<html>', { status: 502 })];
    await expect(ask('getHouse')).rejects.toMatchObject({ code: 'unavailable', status: 502 });
  });
});

describe('a guest', () => {
  it('is made at the first need, once for all who ask at the same time', async () => {
    answers = [json({ token: 'new', guest: {} }, 201)];
    const tokens = await Promise.all([myToken({ name: 'Nora' }), myToken({ name: 'Nora' })]);
    expect(tokens).toEqual(['new', 'new']);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toEqual({ name: 'Nora' });
    expect(knownToken()).toBe('new');
  });

  it('can try again after a failure', async () => {
    await expect(myToken({})).rejects.toMatchObject({ code: 'offline' });
    answers = [json({ token: 'new', guest: {} }, 201)];
    expect(await myToken({})).toBe('new');
  });

  it('whom the server has forgotten comes again as a new one', async () => {
    keepToken('old');
    answers = [json({ error: 'unknown-token', params: {} }, 401), json({ token: 'new', guest: {} }, 201), json([])];
    await asMe({}, (token) => ask('listMyTables', { token }));
    expect(calls.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
      ['/api/me/tables', 'Bearer old'],
      ['/api/guests', null],
      ['/api/me/tables', 'Bearer new'],
    ]);
  });

  it('keeps the token when something else is refused', async () => {
    keepToken('old');
    answers = [json({ error: 'bad-plan', params: {} }, 422)];
    await expect(asMe({}, (token) => ask('listMyTables', { token }))).rejects.toMatchObject({ code: 'bad-plan' });
    expect(knownToken()).toBe('old');
  });
});
