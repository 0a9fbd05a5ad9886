import { describe, expect, it } from 'vitest';
import { ServerClock } from '../../src/store/serverClock';

describe('the server’s clock', () => {
  it('is the reading with the smallest error', () => {
    const clock = new ServerClock();
    clock.read(500, 80, 0);
    clock.read(440, 10, 1000);
    clock.read(900, 400, 2000);
    expect(clock.ahead.value).toBe(440);
    expect(clock.local(10_000)).toBe(9560);
  });

  it('is read anew when the good reading is old', () => {
    const clock = new ServerClock();
    clock.read(440, 10, 0);
    clock.read(460, 40, 6 * 60_000);
    expect(clock.ahead.value).toBe(460);
  });
});
