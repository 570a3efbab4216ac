// Verifies API-4.
import { makeStore } from '@/app/store';
import { baseApi } from '@/shared/api';
import type { ApiContext } from '@/shared/api';
import { dropped, fakeApi } from '../support/fakeApi';
import { listing, probeApi, quick, read, write } from '../support/probeApi';

const api = fakeApi();

describe('timeouts', () => {
  /** Ends only when it is aborted, by its own time or the user's leaving. */
  const hangingFetch = (request: Request): Promise<Response> =>
    new Promise((_resolve, reject) => {
      request.signal.addEventListener('abort', () => {
        reject(request.signal.reason as Error);
      });
    });

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  async function isOverAfter(ms: number, start: (context: Partial<ApiContext>) => PromiseLike<{ error?: unknown }>) {
    let ended: unknown;
    void start({ fetchFn: hangingFetch, retryDelayMs: 10_000_000 }).then(({ error }) => {
      ended = error;
    });
    await jest.advanceTimersByTimeAsync(ms);
    return ended;
  }

  test('end a write after 30 seconds', async () => {
    const start = (context: Partial<ApiContext>) => write({}, context);
    expect(await isOverAfter(29_900, start)).toBeUndefined();
    expect(await isOverAfter(30_100, start)).toEqual({ kind: 'timeout', attempt: 1 });
  });

  test('end each attempt of a read after 15 seconds', async () => {
    const asked: number[] = [];
    const fetchFn = (request: Request) => {
      asked.push(Date.now());
      return hangingFetch(request);
    };
    void read(listing, { fetchFn });
    await jest.advanceTimersByTimeAsync(80_000);
    const [first = 0, ...later] = asked;
    expect(later.map((time) => Math.round((time - first) / 1000))).toEqual([16, 32, 48]);
  });
});

describe('an abandoned read', () => {
  const afterAWhile = () => new Promise((resolve) => setTimeout(resolve, 60));

  test('is not retried after an abort', async () => {
    api.answers(dropped);
    const running = read(listing, { ...quick, retryDelayMs: 20 });
    await new Promise((resolve) => setTimeout(resolve, 10));
    running.abort();
    await running;
    await afterAWhile();
    expect(api.calls()).toHaveLength(1);
  });

  test('is aborted on the network', async () => {
    const signals: AbortSignal[] = [];
    const fetchFn = (request: Request): Promise<Response> => {
      signals.push(request.signal);
      return new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => {
          reject(new Error('aborted'));
        });
      });
    };
    const running = read(listing, { ...quick, readTimeoutMs: 10_000, fetchFn });
    await new Promise((resolve) => setTimeout(resolve, 10));
    running.abort();
    await running;
    await afterAWhile();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('ends when the cache is cleared, as at logout', async () => {
    api.answers(dropped);
    const store = makeStore({ apiContext: { ...quick, retryDelayMs: 40 } });
    const running = store.dispatch(probeApi.endpoints.probeRead.initiate(listing));
    await new Promise((resolve) => setTimeout(resolve, 10));
    store.dispatch(baseApi.util.resetApiState());
    await running;
    await afterAWhile();
    expect(api.calls()).toHaveLength(1);
  });
});
