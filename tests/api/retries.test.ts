// Verifies GEN-3, API-2, API-3, API-4, REL-1.
import { makeStore } from '@/app/store';
import { apiPath, baseApi, selectIsAnyRequestRunning, type ApiContext } from '@/shared/api';
import { fakeApi, html, json, text, truncatedAnswer } from '../support/fakeApi';
import { listing, probeApi, quick, read, write } from '../support/probeApi';

const api = fakeApi();

// The other statuses, HTML, a wrong type, a dropped call, and silence, before and after the server has acted: tests/faults.
const passing = [
  ['502 with a page', html(502), { kind: 'http', status: 502 }],
  ['half an answer', text('[{"Identifier":'), { kind: 'unreadable' }],
  ['a body that stops partway', truncatedAnswer, { kind: 'timeout' }],
] as const;

const permanent = [405, 409, 410, 413, 422] as const;

describe('a read that fails', () => {
  test.each(passing)('recovers from up to three failures: %s', async (_name, failure) => {
    for (const failures of [1, 2, 3]) {
      const before = api.calls().length;
      api.answers(...Array.from({ length: failures }, () => failure), json([{ Identifier: '1' }]));
      const { data } = await read(listing, { ...quick, readTimeoutMs: 60 });
      expect(data).toEqual([{ Identifier: '1' }]);
      expect(api.calls()).toHaveLength(before + failures + 1);
    }
  });

  test.each(passing)('gives up after four calls and says why: %s', async (_name, failure, error) => {
    api.answers(failure);
    const result = await read(listing, { ...quick, readTimeoutMs: 60 });
    expect(result.error).toEqual({ ...error, attempt: 4 });
    expect(api.calls()).toHaveLength(4);
  });

  test.each(permanent)('is not retried after a refusal: %i', async (status) => {
    api.answers(json({ message: 'No such organization.' }, status));
    const { error } = await read(listing);
    expect(error).toEqual({ kind: 'http', status, message: 'No such organization.', attempt: 1 });
    expect(api.calls()).toHaveLength(1);
  });
});

describe('a write that fails', () => {
  const failures = [
    ...passing,
    ...permanent.map((status) => [String(status), json({}, status), { kind: 'http', status }] as const),
  ];

  test.each(failures)('is sent only once: %s', async (_name, failure, error) => {
    api.answers(failure);
    const result = await write({ response: 'list' }, { ...quick, writeTimeoutMs: 60 });
    expect(result.error).toEqual({ ...error, attempt: 1 });
    expect(api.calls()).toHaveLength(1);
  });

  test('counts as running until it is answered', async () => {
    api.answers(json('success'));
    const store = makeStore({ apiContext: quick });
    const running = store.dispatch(
      probeApi.endpoints.probeWrite.initiate({ path: apiPath`/x`, method: 'PUT', body: {}, response: 'any' }),
    );
    expect(selectIsAnyRequestRunning(store.getState())).toBe(true);
    await running;
    expect(selectIsAnyRequestRunning(store.getState())).toBe(false);
  });
});

describe('in time', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Ends only when it is aborted, by its own time or the user's leaving. */
  const hangingFetch = (request: Request): Promise<Response> =>
    new Promise((_resolve, reject) => {
      request.signal.addEventListener('abort', () => {
        reject(request.signal.reason as Error);
      });
    });

  describe('between two calls of a read', () => {
    /** Fails once. */
    const failingOnce = () =>
      jest.fn(() => Promise.resolve(Response.json([]))).mockRejectedValueOnce(new TypeError('Failed to fetch'));

    test('waits a second', async () => {
      const fetchFn = failingOnce();
      void read(listing, { fetchFn });
      await jest.advanceTimersByTimeAsync(999);
      expect(fetchFn).toHaveBeenCalledTimes(1);
      await jest.advanceTimersByTimeAsync(1);
      expect(fetchFn).toHaveBeenCalledTimes(2);
    });

    test('counts as running', async () => {
      const fetchFn = failingOnce();
      const store = makeStore({ apiContext: { fetchFn } });
      expect(selectIsAnyRequestRunning(store.getState())).toBe(false);
      const running = store.dispatch(probeApi.endpoints.probeRead.initiate(listing));
      await jest.advanceTimersByTimeAsync(500);
      expect(fetchFn).toHaveBeenCalledTimes(1);
      expect(selectIsAnyRequestRunning(store.getState())).toBe(true);
      await jest.advanceTimersByTimeAsync(500);
      await running;
      expect(selectIsAnyRequestRunning(store.getState())).toBe(false);
    });
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
});
