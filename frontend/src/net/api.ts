/** The HTTP side of the server. A refusal is a `Problem` with a code; texts are made elsewhere. */

export interface Guest {
  id: string;
  name: string;
  colour: number;
}

export interface ListedTable {
  code: string;
  game: string;
  pace: string;
  phase: string;
  /** Who sits there; empty for an empty seat. */
  names: readonly string[];
  seats: number;
  free: number;
  spectators: number;
}

export interface MyTable {
  code: string;
  game: string;
  seat: number;
  sinceMs: number;
  finished: boolean;
  /** 1 is first; 0 while the game is not over. */
  rank: number;
  points: number;
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Readonly<Record<string, unknown>>;
  pace?: string;
  public?: boolean;
  bots?: number;
  botLevel?: string;
  daily?: boolean;
}

export interface PlayNow {
  game: string;
  level?: string;
  seats?: number;
  options?: Readonly<Record<string, unknown>>;
}

export class Problem extends Error {
  override name = 'Problem';
  /** "offline" when no server answered. */
  readonly code: string;
  readonly status: number;
  readonly params: Readonly<Record<string, number | string>>;

  constructor(code: string, status = 0, params: Problem['params'] = {}) {
    super(code);
    this.code = code;
    this.status = status;
    this.params = params;
  }
}

interface Wish {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  token?: string;
  body?: unknown;
}

async function ask<T>(path: string, { method = 'GET', token, body }: Wish = {}): Promise<T> {
  const response = await fetchOrProblem(path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (response.status === 204 ? null : await response.json()) as T;
}

async function fetchOrProblem(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Problem('offline');
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const { error, params } = (await response.json()) as { error: string; params?: Problem['params'] };
    return new Problem(error, response.status, params);
  } catch {
    return new Problem('unavailable', response.status);
  }
}

interface Admission {
  token: string;
  guest: Guest;
}

export const api = {
  arrive: (profile: Partial<Guest>) => ask<Admission>('/api/guests', { method: 'POST', body: profile }),
  changeMe: (token: string, profile: Partial<Guest>) =>
    ask<Guest>('/api/me', { method: 'PATCH', token, body: profile }),
  forgetMe: (token: string) => ask<null>('/api/me', { method: 'DELETE', token }),
  exportMe: (token: string) => ask<unknown>('/api/me/export', { token }),
  offerHandover: (token: string) =>
    ask<{ code: string; seconds: number }>('/api/me/handover', { method: 'POST', token }),
  takeHandover: (code: string) => ask<Admission>('/api/handover', { method: 'POST', body: { code } }),
  openTables: () => ask<readonly ListedTable[]>('/api/tables'),
  liveTables: () => ask<readonly ListedTable[]>('/api/tables/live'),
  myTables: (token: string) => ask<readonly MyTable[]>('/api/me/tables', { token }),
  newTable: (token: string, plan: NewTable) =>
    ask<{ code: string }>('/api/tables', { method: 'POST', token, body: plan }),
  playNow: (token: string, wish: PlayNow) =>
    ask<{ code: string }>('/api/play-now', { method: 'POST', token, body: wish }),
  quickPlay: (token: string, game: string) =>
    ask<{ code: string }>('/api/quick-play', { method: 'POST', token, body: { game } }),
};
