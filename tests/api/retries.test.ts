// Verifies GEN-3, API-2, API-4.
import { makeStore } from '@/app/store';
import { baseApi, selectIsAnyRequestRunning } from '@/shared/api';
import { listing, probeApi, read, write } from '../support/probeApi';

// tests/faults verifies which failures are retried, how often, and that no write is sent twice.

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Never responds: ends only when it is aborted, by its timeout or because the user leaves. */
const hangingFetch = (request: Request): Promise<Response> =>
  new Promise((_resolve, reject) => {
    request.signal.addEventListener('abort', () => {
      reject(request.signal.reason as Error);
    });
  });

test('a read that fails is sent again a second later, and counts as running until then', async () => {
  const fetchFn = jest.fn(() => Promise.resolve(Response.json([]))).mockRejectedValueOnce(new TypeError('No network'));
  const store = makeStore({ apiContext: { fetchFn } });
  expect(selectIsAnyRequestRunning(store.getState())).toBe(false);
  const running = store.dispatch(probeApi.endpoints.probeRead.initiate(listing));
  await jest.advanceTimersByTimeAsync(999);
  expect(fetchFn).toHaveBeenCalledTimes(1);
  expect(selectIsAnyRequestRunning(store.getState())).toBe(true);
  await jest.advanceTimersByTimeAsync(1);
  expect(fetchFn).toHaveBeenCalledTimes(2);
  await running;
  expect(selectIsAnyRequestRunning(store.getState())).toBe(false);
});

test('a write counts as running until it is answered', async () => {
  const store = makeStore({ apiContext: { fetchFn: () => Promise.resolve(Response.json('success')) } });
  const request = { ...listing, method: 'PUT', body: {}, response: 'any' } as const;
  const running = store.dispatch(probeApi.endpoints.probeWrite.initiate(request));
  expect(selectIsAnyRequestRunning(store.getState())).toBe(true);
  await running;
  expect(selectIsAnyRequestRunning(store.getState())).toBe(false);
});

test('a write is over after 30 seconds', async () => {
  let outcome: { error?: unknown } = {};
  void write({}, { fetchFn: hangingFetch }).then((ended) => {
    outcome = ended;
  });
  await jest.advanceTimersByTimeAsync(29_900);
  expect(outcome.error).toBeUndefined();
  await jest.advanceTimersByTimeAsync(200);
  expect(outcome.error).toEqual({ kind: 'timeout', attempt: 1 });
});

test('each attempt of a read is over after 15 seconds', async () => {
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

test('an abandoned read is aborted on the network and not sent again', async () => {
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

test('a read that waits to be sent again ends when the cache is cleared, as at logout', async () => {
  const fetchFn = jest.fn(() => Promise.reject<Response>(new TypeError('No network')));
  const store = makeStore({ apiContext: { fetchFn } });
  const running = store.dispatch(probeApi.endpoints.probeRead.initiate(listing));
  await jest.advanceTimersByTimeAsync(10);
  store.dispatch(baseApi.util.resetApiState());
  await running;
  await jest.advanceTimersByTimeAsync(5000);
  expect(fetchFn).toHaveBeenCalledTimes(1);
});
