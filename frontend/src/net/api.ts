/** The HTTP side of the server. A refusal is a `Problem` with a code; texts are made elsewhere. */
import { ENDPOINTS, type Endpoints, type ProblemBody } from './api.gen';

export class Problem extends Error {
  override name = 'Problem';
  /** "offline" when no server answered. */
  readonly code: string;
  readonly status: number;
  readonly params: ProblemBody['params'];

  constructor(code: string, status = 0, params: ProblemBody['params'] = {}) {
    super(code);
    this.code = code;
    this.status = status;
    this.params = params;
  }
}

type Name = keyof Endpoints;
/** The answers that are files, not JSON. */
type FileName = { [N in Name]: Endpoints[N]['answer'] extends Blob ? N : never }[Name];

interface Wish<N extends Name> {
  token?: string;
  /** For {code} in the address. */
  code?: string;
  body?: Endpoints[N]['body'];
}

export async function ask<N extends Exclude<Name, FileName>>(
  name: N,
  wish: Wish<N> = {},
): Promise<Endpoints[N]['answer']> {
  const response = await send(name, wish);
  return (response.status === 204 ? null : await response.json()) as Endpoints[N]['answer'];
}

export async function fetchFile(name: FileName, code: string): Promise<ArrayBuffer> {
  return (await send(name, { code })).arrayBuffer();
}

async function send<N extends Name>(name: N, { token, code = '', body }: Wish<N>): Promise<Response> {
  const [method, path] = ENDPOINTS[name];
  const headers = new Headers();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body) headers.set('content-type', 'application/json');
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetchOrProblem(path.replace('{code}', encodeURIComponent(code)), init);
  if (!response.ok) throw await problemOf(response);
  return response;
}

async function fetchOrProblem(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new Problem('offline');
  }
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const { error, params } = (await response.json()) as ProblemBody;
    return new Problem(error, response.status, params);
  } catch {
    return new Problem('unavailable', response.status);
  }
}
