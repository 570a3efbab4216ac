// Verifies GEN-3, API-2, API-3, REL-1.
import { makeStore } from '@/app/store';
import { apiPath, selectIsAnyRequestRunning } from '@/shared/api';
import { dropped, fakeApi, truncatedAnswer, html, json, silence, text } from '../support/fakeApi';
import { listing, probeApi, quick, read, write } from '../support/probeApi';

const api = fakeApi();

// The other statuses, HTML, and silence before and after the server has acted: tests/faults.
const passing = [
  ['the connection is dropped', dropped, { kind: 'network' }],
  ['502 with a page', html(502), { kind: 'http', status: 502 }],
  ['half an answer', text('[{"Identifier":'), { kind: 'unreadable' }],
  ['another kind of answer', json({ message: 'hello' }), { kind: 'unreadable' }],
  ['silence', silence, { kind: 'timeout' }],
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

  describe('between two calls', () => {
    beforeEach(() => {
      jest.useFakeTimers();
    });
    afterEach(() => {
      jest.useRealTimers();
    });

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
