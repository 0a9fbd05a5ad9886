/** Who I am to the server: a token that is made at the first need and kept in this browser. */
import { ask, Problem } from './api';
import type { Arrival } from './api.gen';

const KEY = 'borgo.token';

let asked: Promise<string> | null = null;

export function knownToken(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepToken(token: string): void {
  asked = null;
  try {
    localStorage.setItem(KEY, token);
  } catch {
    asked = Promise.resolve(token);
  }
}

export function forgetToken(): void {
  asked = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    return;
  }
}

/** My token; the first who needs it becomes a guest, all others wait for the same answer. */
export function myToken(profile: Arrival): Promise<string> {
  const known = knownToken();
  if (known) return Promise.resolve(known);
  asked ??= arrive(profile).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function arrive(profile: Arrival): Promise<string> {
  const { token } = await ask('createGuest', { body: profile });
  keepToken(token);
  return token;
}

/** Runs with my token; if the server has forgotten it, once more as a new guest. */
export async function asMe<T>(profile: Arrival, run: (token: string) => Promise<T>): Promise<T> {
  try {
    return await run(await myToken(profile));
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'unknown-token')) throw error;
    forgetToken();
    return run(await myToken(profile));
  }
}
