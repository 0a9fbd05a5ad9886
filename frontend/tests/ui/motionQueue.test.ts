import { describe, expect, it, vi } from 'vitest';
import type { Playing } from '../../src/ui/motion';
import { MotionQueue, pace } from '../../src/ui/motionQueue';

/** A motion that ends when the test says so. */
function motion(name: string, story: string[]) {
  let end = (): void => {};
  const rates: number[] = [];
  const finished = new Promise<void>((resolve) => {
    end = () => {
      story.push(`${name} ends`);
      resolve();
    };
  });
  const playing: Playing = { finished, finish: () => end(), rush: (rate) => void rates.push(rate) };
  const act = (): Playing => {
    story.push(`${name} begins`);
    return playing;
  };
  return { act, end: () => end(), rates };
}

async function settled(queue: MotionQueue): Promise<void> {
  await expect.poll(() => queue.busy.value).toBe(false);
}

describe('a motion queue', () => {
  it('plays one act after the other', async () => {
    const story: string[] = [];
    const queue = new MotionQueue();
    const [one, two] = [motion('one', story), motion('two', story)];
    queue.add(one.act, two.act);
    expect(story).toEqual(['one begins']);
    expect(queue.busy.value).toBe(true);
    one.end();
    await expect.poll(() => story).toEqual(['one begins', 'one ends', 'two begins']);
    two.end();
    await settled(queue);
  });

  it('is over at once when it is skipped, and plays what comes later', async () => {
    const story: string[] = [];
    const queue = new MotionQueue();
    queue.add(motion('one', story).act, motion('two', story).act);
    queue.skip();
    await settled(queue);
    expect(story).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
    const three = motion('three', story);
    queue.add(three.act);
    expect(queue.busy.value).toBe(true);
    three.end();
    await settled(queue);
  });

  it('hurries the more is waiting', () => {
    expect([0, 3, 9, 25].map(pace)).toEqual([1, 2, 5, Infinity]);
    const story: string[] = [];
    const queue = new MotionQueue();
    const one = motion('one', story);
    queue.add(one.act);
    queue.add(...Array.from({ length: 5 }, () => () => {}));
    expect(one.rates).toEqual([2]);
    one.end();
  });

  it('does not stop for an act that fails', async () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    const story: string[] = [];
    const queue = new MotionQueue();
    queue.add(
      () => {
        throw new Error('broken');
      },
      () => void story.push('next'),
    );
    await settled(queue);
    expect(story).toEqual(['next']);
    expect(reported).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
