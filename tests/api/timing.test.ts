// Verifies API-4.
import { makeStore } from '@/app/store';
import { baseApi, type ApiContext } from '@/shared/api';
import { listing, probeApi, read, write } from '../support/probeApi';

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

describe('timeouts', () => {
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
  const failing = () => jest.fn(() => Promise.reject<Response>(new TypeError('Failed to fetch')));

  test('is not retried after an abort', async () => {
    const fetchFn = failing();
    const running = read(listing, { fetchFn });
    await jest.advanceTimersByTimeAsync(10);
    running.abort();
    await running;
    await jest.advanceTimersByTimeAsync(5000);
    expect(fetchFn).toHaveBeenCalledTimes(1);
  });

  test('is aborted on the network', async () => {
    const signals: AbortSignal[] = [];
    const fetchFn = (request: Request): Promise<Response> => {
      signals.push(request.signal);
      return hangingFetch(request);
    };
    const running = read(listing, { fetchFn });
    await jest.advanceTimersByTimeAsync(10);
    running.abort();
    await running;
    await jest.advanceTimersByTimeAsync(5000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('ends when the cache is cleared, as at logout', async () => {
    const fetchFn = failing();
    const store = makeStore({ apiContext: { fetchFn } });
    const running = store.dispatch(probeApi.endpoints.probeRead.initiate(listing));
    await jest.advanceTimersByTimeAsync(10);
    store.dispatch(baseApi.util.resetApiState());
    await running;
    await jest.advanceTimersByTimeAsync(5000);
    expect(fetchFn).toHaveBeenCalledTimes(1);
  });
});
