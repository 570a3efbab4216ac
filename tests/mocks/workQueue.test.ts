// Verifies SEC-6.
import { createWorkQueue } from '../../mocks/auth/workQueue';
import { Refusal } from '../../mocks/http/Refusal';

describe('the queue of hashes', () => {
  const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

  /** Work that ends when it is told to, and the order in which it was begun. */
  function bench({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    const queue = createWorkQueue({ atOnce, waiting });
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const add = (name: string, rank: number, signal?: AbortSignal) =>
      queue
        .run(
          rank,
          () => {
            begun.push(name);
            return new Promise<string>((resolve) => ends.push(() => resolve(name)));
          },
          signal,
        )
        .catch((error: unknown) => (error instanceof Refusal ? error.status : error));
    const endAll = async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        ends.shift()?.();
        await tick();
      }
    };
    return { add, begun, endAll };
  }

  test('respects its concurrency', async () => {
    const { add, begun, endAll } = bench({ atOnce: 2, waiting: 10 });
    const all = ['a', 'b', 'c', 'd'].map((name) => add(name, 0));
    await tick();
    expect(begun).toEqual(['a', 'b']);
    await endAll();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('serves the address with the fewest attempts first', async () => {
    const { add, begun, endAll } = bench({ atOnce: 1, waiting: 10 });
    const all = [add('flood 1', 40), add('flood 2', 41), add('flood 3', 42), add('honest', 0), add('known', -1)];
    await tick();
    await endAll();
    await Promise.all(all);
    expect(begun).toEqual(['flood 1', 'known', 'honest', 'flood 2', 'flood 3']);
  });

  test('drops the last in order when full, not the latest', async () => {
    const { add, begun, endAll } = bench({ atOnce: 1, waiting: 2 });
    const all = [add('a', 9), add('b', 8), add('c', 7), add('honest', 0), add('d', 9)];
    await tick();
    await endAll();
    expect(await Promise.all(all)).toEqual(['a', 429, 'c', 'honest', 429]);
    expect(begun).toEqual(['a', 'honest', 'c']);
  });

  test('drops any of those with the most attempts when full, so that new ones get in beside a flood', async () => {
    const { add, endAll } = bench({ atOnce: 1, waiting: 20 });
    const known = add('known', -1);
    const flood = Array.from({ length: 21 }, (_, n) => add(`flood ${String(n)}`, 0));
    const newcomers = Array.from({ length: 100 }, (_, n) => add(`honest ${String(n)}`, 0));
    await tick();
    await endAll();
    await endAll();
    expect(await known).toBe('known');
    expect(new Set(await Promise.all(flood))).toContain(429);
    expect((await Promise.all(newcomers)).filter((result) => result !== 429).length).toBeGreaterThan(5);
  });

  test('skips a caller who disconnected', async () => {
    const { add, begun, endAll } = bench({ atOnce: 1, waiting: 2 });
    const controller = new AbortController();
    const all = [add('a', 0), add('gone', 0, controller.signal), add('b', 0)];
    controller.abort();
    await tick();
    await endAll();
    expect(await Promise.all(all)).toEqual(['a', 429, 'b']);
    expect(begun).toEqual(['a', 'b']);
  });

  test('tells a refused caller when to retry', async () => {
    const { run } = createWorkQueue({ atOnce: 1, waiting: 0 });
    const first = run(0, tick);
    await expect(run(0, tick)).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '5' } });
    await first;
  });
});
