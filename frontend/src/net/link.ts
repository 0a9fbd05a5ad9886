/**
 * The life of a connection to one table, as a machine without sockets, timers or a page: what happens comes in
 * through methods with the time, what is to be done goes out through the port. `socket.ts` is its shell.
 *
 * Frames and answers are told to the listener in the order in which they count.
 */
import { Outbox, type Answer, type Draft } from './outbox';
import { Unreadable, type Raw } from './read';
import { Replica } from './replica';
import { CLOSE_CODES, VERSION, type ClientMessage, type Frame, type ServerMessage } from './schema.gen';

export interface Port {
  /** Open a new socket; nothing more is heard of an earlier one. */
  connect(): void;
  send(message: ClientMessage): void;
  /** Leave the socket. */
  drop(): void;
  /** Call `tick` then. The last wish counts; null for none. */
  wakeAt(time: number | null): void;
}

export interface Listener {
  stateChanged(state: LinkState): void;
  /** The tree as it is now. Without a frame it is a new beginning: nothing is known of what led to it. */
  treeChanged(tree: Raw, frame: Frame | null): void;
  /** The server's clock was read: it is ahead of ours by so much, give or take `error`. */
  clockRead(ahead: number, error: number): void;
  /** Back on a connection that was lost; the frames that were missed follow. */
  resumed(): void;
}

type Close = (typeof CLOSE_CODES)[keyof typeof CLOSE_CODES];
type Final = Extract<Close, { retry: false }>['why'];
/** Why there is no way back. */
export type Ending = Exclude<Final, 'moved-to-another-tab'>;

export type LinkState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live'; readonly ping: number | null }
  /** Lost; the next try is at `until`. */
  | { readonly kind: 'waiting'; readonly until: number; readonly restart: boolean }
  /** Another tab or device has the seat now. */
  | { readonly kind: 'moved' }
  | { readonly kind: 'ended'; readonly why: Ending };

export const WELCOME_WITHIN = 8_000;
export const PING_EVERY = 15_000;
export const PONG_WITHIN = 5_000;
export const PROBE_WITHIN = 2_500;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

/** How long to wait before a try: longer each time, and never all clients at once. */
export function backOff(tries: number, random: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + random / 2);
}

interface Identity {
  token: string;
  /** Random per page load. */
  client: string;
}

export class Link {
  state: LinkState = { kind: 'connecting' };
  readonly #port: Port;
  readonly #listener: Listener;
  readonly #random: () => number;
  readonly #identity: Identity;
  #replica = new Replica();
  #outbox = new Outbox();
  #tries = 0;
  #deadline = Infinity;
  #pings = 0;
  #pinged: { n: number; at: number } | null = null;
  #wasLive = false;

  constructor(port: Port, listener: Listener, identity: Identity, random: () => number = Math.random) {
    this.#port = port;
    this.#listener = listener;
    this.#identity = identity;
    this.#random = random;
  }

  get seq(): number {
    return this.#replica.seq;
  }

  /** Sent now, or as soon as there is a connection; answered in any case. */
  command(draft: Draft): Promise<Answer> {
    const { command, answer } = this.#outbox.add(draft);
    if (this.state.kind === 'live') this.#port.send(command);
    return answer;
  }

  connect(now: number): void {
    this.#become({ kind: 'connecting' });
    this.#wake(now + WELCOME_WITHIN);
    this.#port.connect();
  }

  stop(): void {
    this.#wake(Infinity);
    this.#port.drop();
  }

  opened(): void {
    const { epoch, seq, seat } = this.#replica;
    this.#port.send({ tag: 'hello', version: VERSION, ...this.#identity, epoch, seq, seat });
  }

  received(message: ServerMessage, now: number): void {
    try {
      this.#receive(message, now);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.unreadable();
    }
  }

  /** What arrived is of another version: only a newer page can help. */
  unreadable(): void {
    this.stop();
    this.#become({ kind: 'ended', why: 'version-not-spoken' });
  }

  closed(code: number, now: number): void {
    if (this.state.kind === 'waiting') return;
    const known = CLOSE_CODES[code as keyof typeof CLOSE_CODES];
    if (!known || known.retry) this.#retry(now);
    else this.#end(known.why);
  }

  tick(now: number): void {
    if (now < this.#deadline) return this.#wake(this.#deadline); // timers may be early by a moment
    if (this.state.kind === 'waiting') this.connect(now);
    else if (this.state.kind === 'live' && !this.#pinged) this.#ping(now, PONG_WITHIN);
    else this.#lose(now);
  }

  /** The page is seen again, or the network is back: do not trust the connection, do not wait. */
  woken(now: number): void {
    if (this.state.kind === 'waiting') this.connect(now);
    else if (this.state.kind === 'live') this.#ping(now, PROBE_WITHIN);
  }

  /** The device says that it has no network. */
  offline(now: number): void {
    if (this.state.kind === 'live' || this.state.kind === 'connecting') this.#lose(now);
  }

  #receive(message: ServerMessage, now: number): void {
    switch (message.tag) {
      case 'welcome':
        this.#replica.welcome(message);
        return this.#welcomed(now);
      case 'snapshot':
        this.#replica.snapshot(message);
        return this.#listener.treeChanged(message.tree, null);
      case 'f':
        return this.#frame(message);
      case 'done':
        return this.#outbox.settle(message.id, { kind: 'done', seq: message.seq });
      case 'refused': {
        const { rule, why, params } = message;
        return this.#outbox.settle(message.id, { kind: 'refused', rule, why, params });
      }
      case 'forecast':
        return this.#outbox.settle(message.id, { kind: 'forecast', points: message.points });
      case 'notice':
        return this.#notice(message.kind, message.ms, now);
      case 'pong':
        return this.#pong(message.n, message.nowMs, now);
    }
  }

  /** In the middle of a connection it only says that my seat is another one now. */
  #welcomed(now: number): void {
    if (this.state.kind === 'live') return;
    const isReturn = this.#wasLive;
    this.#wasLive = true;
    this.#become({ kind: 'live', ping: null });
    if (isReturn) this.#listener.resumed();
    for (const command of this.#outbox.unanswered) this.#port.send(command);
    this.#ping(now, PONG_WITHIN);
  }

  #frame(frame: Frame): void {
    const step = this.#replica.frame(frame);
    if (step === 'lost') this.#port.send({ tag: 'resync', reason: 'hash' });
    if (step === 'applied') this.#listener.treeChanged(this.#replica.tree, frame);
    if (frame.answers) this.#outbox.settle(frame.answers, { kind: 'done', seq: frame.seq });
  }

  #notice(kind: string, ms: number, now: number): void {
    if (kind === 'moved') this.#end('moved-to-another-tab');
    if (kind === 'restart') this.#wait(now + ms * (1 + this.#random() / 2), true);
  }

  #ping(now: number, within: number): void {
    this.#pings += 1;
    this.#pinged = { n: this.#pings, at: now };
    this.#port.send({ tag: 'ping', n: this.#pings });
    this.#wake(now + within);
  }

  #pong(n: number, serverNow: number, now: number): void {
    if (this.#pinged?.n !== n) return;
    const ping = now - this.#pinged.at;
    this.#pinged = null;
    this.#tries = 0;
    this.#wake(now + PING_EVERY);
    this.#listener.clockRead(serverNow + ping / 2 - now, ping / 2);
    this.#become({ kind: 'live', ping });
  }

  #lose(now: number): void {
    this.#port.drop();
    this.#retry(now);
  }

  #retry(now: number): void {
    this.#wait(now + backOff(this.#tries, this.#random()), false);
    this.#tries += 1;
  }

  #wait(until: number, restart: boolean): void {
    this.#pinged = null;
    this.#become({ kind: 'waiting', until, restart });
    this.#wake(until);
  }

  #end(why: Final): void {
    if (this.state.kind === 'moved' || this.state.kind === 'ended') return;
    this.stop();
    this.#become(why === 'moved-to-another-tab' ? { kind: 'moved' } : { kind: 'ended', why });
  }

  #wake(time: number): void {
    this.#deadline = time;
    this.#port.wakeAt(Number.isFinite(time) ? time : null);
  }

  #become(state: LinkState): void {
    this.state = state;
    this.#listener.stateChanged(state);
  }
}
