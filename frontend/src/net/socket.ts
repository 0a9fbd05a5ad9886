/** The shell of a link: a WebSocket, a timer and the page's own signs of life. No decision is made here. */
import { decode, encode } from './codec';
import { Link, type Listener, type Port } from './link';
import { Unreadable } from './read';
import { SUBPROTOCOL_MSGPACK } from './schema.gen';

export interface Line {
  readonly link: Link;
  /** Leave for good. */
  stop(): void;
}

export function openLine(url: string, token: string, listener: Listener): Line {
  let socket: WebSocket | null = null;
  let ears = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const port: Port = {
    connect: () => {
      port.drop();
      socket = open();
    },
    send: (message) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(encode(message));
    },
    drop: () => {
      ears.abort();
      socket?.close();
      socket = null;
    },
    wakeAt: (time) => {
      clearTimeout(timer);
      if (time !== null) timer = setTimeout(() => link.tick(Date.now()), Math.max(0, time - Date.now()));
    },
  };

  const open = (): WebSocket => {
    const opened = new WebSocket(url, SUBPROTOCOL_MSGPACK);
    opened.binaryType = 'arraybuffer';
    ears = new AbortController();
    const { signal } = ears;
    opened.addEventListener('open', () => link.opened(), { signal });
    opened.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => receive(data), { signal });
    opened.addEventListener('close', ({ code }) => link.closed(code, Date.now()), { signal });
    return opened;
  };

  const receive = (data: ArrayBuffer): void => {
    try {
      link.received(decode(data), Date.now());
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      link.unreadable();
    }
  };

  const link = new Link(port, listener, { token, client: randomName() });
  const stopWatching = watchPage(link);
  link.connect(Date.now());
  return {
    link,
    stop: () => {
      stopWatching();
      link.stop();
    },
  };
}

function watchPage(link: Link): () => void {
  const off = new AbortController();
  const { signal } = off;
  const woken = (): void => link.woken(Date.now());
  document.addEventListener('visibilitychange', () => document.hidden || woken(), { signal });
  for (const sign of ['online', 'pageshow', 'focus']) addEventListener(sign, woken, { signal });
  addEventListener('offline', () => link.offline(Date.now()), { signal });
  return () => off.abort();
}

function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
