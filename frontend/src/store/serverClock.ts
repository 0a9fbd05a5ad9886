import { signal } from '@preact/signals';

const GOOD_FOR = 5 * 60_000;

/** The server's clock, read through a network: of several readings the one with the smallest error counts. */
export class ServerClock {
  /** Milliseconds by which the server is ahead of this device. */
  readonly ahead = signal(0);
  #error = Infinity;
  #readAt = 0;

  read(ahead: number, error: number, now: number): void {
    const isOld = now - this.#readAt > GOOD_FOR;
    if (!isOld && error >= this.#error) return;
    this.#error = error;
    this.#readAt = now;
    this.ahead.value = ahead;
  }

  /** A moment of the server as a moment of this device. */
  local(serverTime: number): number {
    return serverTime - this.ahead.value;
  }
}
