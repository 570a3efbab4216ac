import { makeStore } from '@/app/store';
import { signedIn } from '@/features/session';
import { apiPath, baseApi, selectIsAnyRequestRunning } from '@/shared/api';
import type { ApiContext, ApiError, ApiRequest } from '@/shared/api';
import { dropped, fakeApi, halfAnswer, html, json, silence, text } from '../support/fakeApi';
import { probeApi } from '../support/probeApi';
import { tokenOf } from '../support/tokenOf';

const api = fakeApi();

const quick = { retryDelayMs: 1, readTimeoutMs: 200, writeTimeoutMs: 200 } satisfies Partial<ApiContext>;
const listing: ApiRequest = { path: apiPath`/org/listing`, answer: 'list' };
const token = tokenOf({ Role: 'media', Identifier: '20417' });

function read(request: ApiRequest, context: Partial<ApiContext> = quick) {
  return makeStore({ apiContext: context }).dispatch(probeApi.endpoints.probeRead.initiate(request));
}

function write(request: Partial<ApiRequest> = {}, context: Partial<ApiContext> = quick) {
  const whole: ApiRequest = { path: apiPath`/org/temp`, method: 'POST', body: { a: 1 }, answer: 'any', ...request };
  return makeStore({ apiContext: context }).dispatch(probeApi.endpoints.probeWrite.initiate(whole));
}

describe('what a call carries', () => {
  test('a read carries the Accept header of the specification and nothing else', async () => {
    api.answers(json([]));
    await read(listing);
    expect(api.calls()).toEqual([
      { method: 'GET', path: 'org/listing', headers: { accept: 'application/json, text/plain, */*' }, body: '' },
    ]);
  });

  test.each(['POST', 'PUT', 'PATCH'] as const)('a %s carries its body as JSON', async (method) => {
    api.answers(json('success'));
    await write({ method, body: { Organization: 'Gazette', Fax: '' } });
    expect(api.calls()).toEqual([
      {
        method,
        path: 'org/temp',
        headers: { accept: 'application/json, text/plain, */*', 'content-type': 'application/json' },
        body: '{"Organization":"Gazette","Fax":""}',
      },
    ]);
  });

  test('a list is a body too', async () => {
    api.answers(text('success'));
    await write({ method: 'PUT', body: [{ event: 1 }] });
    expect(api.calls()[0]).toMatchObject({ body: '[{"event":1}]' });
  });

  test('a DELETE has no body and no content type', async () => {
    api.answers(text('success'));
    await makeStore().dispatch(
      probeApi.endpoints.probeWrite.initiate({ path: apiPath`/x`, method: 'DELETE', answer: 'any' }),
    );
    expect(api.calls()[0]).toMatchObject({ body: '', headers: { accept: 'application/json, text/plain, */*' } });
    expect(api.calls()[0]?.headers).not.toHaveProperty('content-type');
  });

  test('the token of a signed-in user goes along, but not with an anonymous call', async () => {
    api.answers(json([]));
    const store = makeStore({ apiContext: quick });
    store.dispatch(signedIn(token));
    await store.dispatch(probeApi.endpoints.probeRead.initiate(listing));
    await store.dispatch(probeApi.endpoints.probeRead.initiate({ ...listing, anonymous: true }));
    expect(api.calls().map(({ headers }) => headers.authorization)).toEqual([`Bearer ${token}`, undefined]);
  });

  test.each(['https://media.example/v1', 'https://media.example/v1/'])(
    'it goes to the configured API %s, whose own origin gets the token',
    async (mediaApiUrl) => {
      api.answers(json([]));
      await read(listing, { ...quick, mediaApiUrl, readToken: () => token });
      expect(api.calls()[0]).toMatchObject({
        path: 'https://media.example/v1/org/listing',
        headers: { authorization: `Bearer ${token}` },
      });
    },
  );

  test('no part of a path can lead the token to another address: such a call is not sent', async () => {
    api.answers(json([]));
    for (const part of ['..', '.', '', undefined]) {
      const { error } = await read({ path: apiPath`/org/name/${part}`, answer: 'list' });
      expect(error).toEqual({ kind: 'refused-path' });
    }
    await read({ path: apiPath`/org/name/${'//evil.example/@'}`, answer: 'list' });
    expect(api.calls().map(({ path }) => path)).toEqual(['org/name/%2F%2Fevil.example%2F%40']);
  });
});

const passing = [
  ['the connection is dropped', dropped, { kind: 'network' }],
  ['408', json({}, 408), { kind: 'http', status: 408 }],
  ['425', json({}, 425), { kind: 'http', status: 425 }],
  ['429', json({}, 429), { kind: 'http', status: 429 }],
  ['500', json({}, 500), { kind: 'http', status: 500 }],
  ['502 with a page', html(502), { kind: 'http', status: 502 }],
  ['503', text('Service Unavailable', 503), { kind: 'http', status: 503 }],
  ['504', text('', 504), { kind: 'http', status: 504 }],
  ['HTML instead of data', html(), { kind: 'unreadable' }],
  ['half an answer', text('[{"Identifier":'), { kind: 'unreadable' }],
  ['another kind of answer', json({ message: 'hello' }), { kind: 'unreadable' }],
  ['silence', silence, { kind: 'timeout' }],
  ['a body that stops half-way', halfAnswer, { kind: 'timeout' }],
] as const;

const permanent = [400, 401, 403, 404, 405, 409, 410, 413, 422] as const;

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

  test.each(permanent)('is not tried again when the server says no: %i', async (status) => {
    api.answers(json({ message: 'No such organization.' }, status));
    const { error } = await read(listing);
    expect(error).toEqual({ kind: 'http', status, message: 'No such organization.', attempt: 1 });
    expect(api.calls()).toHaveLength(1);
  });

  test('waits a second before it tries again', async () => {
    const times: number[] = [];
    api.answers(
      () => {
        times.push(performance.now());
        return dropped();
      },
      () => {
        times.push(performance.now());
        return json([])();
      },
    );
    await read(listing, {});
    const [first = 0, second = 0] = times;
    expect(second - first).toBeGreaterThan(980);
    expect(second - first).toBeLessThan(1500);
  });

  test('counts as running while it waits', async () => {
    api.answers(dropped, json([]));
    const store = makeStore({ apiContext: { ...quick, retryDelayMs: 60 } });
    expect(selectIsAnyRequestRunning(store.getState())).toBe(false);
    const running = store.dispatch(probeApi.endpoints.probeRead.initiate(listing));
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(api.calls()).toHaveLength(1);
    expect(selectIsAnyRequestRunning(store.getState())).toBe(true);
    await running;
    expect(selectIsAnyRequestRunning(store.getState())).toBe(false);
  });
});

describe('a write that fails', () => {
  const failures = [
    ...passing,
    ...permanent.map((status) => [String(status), json({}, status), { kind: 'http', status }] as const),
  ];

  test.each(failures)('is sent once and never again: %s', async (_name, failure, error) => {
    api.answers(failure);
    const result = await write({ answer: 'list' }, { ...quick, writeTimeoutMs: 60 });
    expect(result.error).toEqual({ ...error, attempt: 1 });
    expect(api.calls()).toHaveLength(1);
  });

  test('counts as running until it is answered', async () => {
    api.answers(json('success'));
    const store = makeStore({ apiContext: quick });
    const running = store.dispatch(
      probeApi.endpoints.probeWrite.initiate({ path: apiPath`/x`, method: 'PUT', body: {}, answer: 'any' }),
    );
    expect(selectIsAnyRequestRunning(store.getState())).toBe(true);
    await running;
    expect(selectIsAnyRequestRunning(store.getState())).toBe(false);
  });
});

describe('how long a call may take', () => {
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

  test('a write has 30 seconds', async () => {
    const start = (context: Partial<ApiContext>) => write({}, context);
    expect(await isOverAfter(29_900, start)).toBeUndefined();
    expect(await isOverAfter(30_100, start)).toEqual({ kind: 'timeout', attempt: 1 });
  });

  test('a read has 15 seconds for each attempt', async () => {
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

describe('a read that nobody waits for any more', () => {
  const afterAWhile = () => new Promise((resolve) => setTimeout(resolve, 60));

  test('is not tried again once it is aborted', async () => {
    api.answers(dropped);
    const running = read(listing, { ...quick, retryDelayMs: 20 });
    await new Promise((resolve) => setTimeout(resolve, 10));
    running.abort();
    await running;
    await afterAWhile();
    expect(api.calls()).toHaveLength(1);
  });

  test('is broken off on the wire', async () => {
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

  test('ends when all data is dropped, as at logout', async () => {
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

describe('an answer whose content type is wrong or missing', () => {
  test.each([
    ['a list as plain text', text('[{"a":1}]'), 'list', [{ a: 1 }]],
    ['a list as HTML', text('[{"a":1}]', 200, 'text/html'), 'list', [{ a: 1 }]],
    ['no list', text(''), 'list', []],
    ['null for a list', json(null), 'list', []],
    ['a look-up as a list of one', json([{ Year: 2025 }]), 'value', { Year: 2025 }],
    ['a look-up of nothing', json([]), 'value', null],
    ['success as text', text('success\n'), 'text', 'success'],
    ['success as JSON', json('success'), 'text', 'success'],
    ['success as text that claims to be JSON', text('success', 200, 'application/json'), 'text', 'success'],
  ] as const)('is read all the same: %s', async (_name, answer, kind, data) => {
    api.answers(answer);
    await expect(read({ path: apiPath`/x`, answer: kind })).resolves.toMatchObject({ data });
  });
});

test('an error stands in the store as plain data', async () => {
  api.answers(json({ message: 'Gone.' }, 410));
  const { error } = await read(listing);
  const plain = JSON.parse(JSON.stringify(error)) as ApiError;
  expect(plain).toEqual(error);
});
