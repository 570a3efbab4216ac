// Verifies SES-6, API-1, API-5, API-9, API-11, SEC-2.
import { makeStore } from '@/app/store';
import { signedIn } from '@/features/session';
import { apiPath } from '@/shared/api';
import { fakeApi, json, text } from '../support/fakeApi';
import { listing, probeApi, quick, read, write } from '../support/probeApi';
import { mediaToken } from '../support/tokenOf';

const api = fakeApi();
const token = mediaToken('20417');

describe('the contents of a call', () => {
  test('sends only the Accept header with a read', async () => {
    api.answers(json([]));
    await read(listing);
    expect(api.calls()).toEqual([
      { method: 'GET', path: 'org/listing', headers: { accept: 'application/json, text/plain, */*' }, body: '' },
    ]);
  });

  test.each([
    ['POST', { Organization: 'Gazette', Fax: '' }, '{"Organization":"Gazette","Fax":""}'],
    ['PUT', [{ event: 1 }], '[{"event":1}]'],
  ] as const)('sends the body of a %s as JSON', async (method, body, sent) => {
    api.answers(json('success'));
    await write({ method, body });
    expect(api.calls()).toEqual([
      {
        method,
        path: 'org/temp',
        headers: { accept: 'application/json, text/plain, */*', 'content-type': 'application/json' },
        body: sent,
      },
    ]);
  });

  test('does not follow a redirected write', async () => {
    const modes: string[] = [];
    const fetchFn = ({ redirect }: Request) => {
      modes.push(redirect);
      return Promise.resolve(Response.json([]));
    };
    await read(listing, { ...quick, fetchFn });
    await makeStore({ apiContext: { ...quick, fetchFn } }).dispatch(
      probeApi.endpoints.probeWrite.initiate({ path: apiPath`/org/temp`, method: 'POST', body: {}, response: 'any' }),
    );
    expect(modes).toEqual(['follow', 'error']);
  });

  test('sends a DELETE without a body and a content type', async () => {
    api.answers(text('success'));
    const request = { path: apiPath`/x`, method: 'DELETE', response: 'any' } as const;
    await makeStore().dispatch(probeApi.endpoints.probeWrite.initiate(request));
    expect(api.calls()[0]).toMatchObject({ body: '', headers: { accept: 'application/json, text/plain, */*' } });
    expect(api.calls()[0]?.headers).not.toHaveProperty('content-type');
  });

  test('sends the token of a signed-in user, except with anonymous calls', async () => {
    api.answers(json([]));
    const store = makeStore({ apiContext: quick });
    store.dispatch(signedIn(token));
    await store.dispatch(probeApi.endpoints.probeRead.initiate(listing));
    await store.dispatch(probeApi.endpoints.probeRead.initiate({ ...listing, anonymous: true }));
    expect(api.calls().map(({ headers }) => headers.authorization)).toEqual([`Bearer ${token}`, undefined]);
  });

  test.each(['https://media.example/v1', 'https://media.example/v1/'])(
    'sends the call to the configured API %s, and the token only to its origin',
    async (mediaApiUrl) => {
      api.answers(json([]));
      await read(listing, { ...quick, mediaApiUrl, readToken: () => token });
      expect(api.calls()[0]).toMatchObject({
        path: 'https://media.example/v1/org/listing',
        headers: { authorization: `Bearer ${token}` },
      });
    },
  );

  test('refuses a path part that would send the token to another address', async () => {
    api.answers(json([]));
    for (const part of ['..', '.', '', undefined]) {
      const { error } = await read({ path: apiPath`/org/name/${part}`, response: 'list' });
      expect(error).toEqual({ kind: 'refused-path' });
    }
    await read({ path: apiPath`/org/name/${'//evil.example/@'}`, response: 'list' });
    expect(api.calls().map(({ path }) => path)).toEqual(['org/name/%2F%2Fevil.example%2F%40']);
  });
});

/** The cache modes of the calls for one query and its refetch. */
async function cacheModes(isSignedIn: boolean): Promise<RequestCache[]> {
  const modes: RequestCache[] = [];
  const fetchFn = (request: Request) => {
    modes.push(request.cache);
    return Promise.resolve(Response.json([]));
  };
  const store = makeStore({ apiContext: { fetchFn } });
  if (isSignedIn) store.dispatch(signedIn(token));
  const reading = store.dispatch(probeApi.endpoints.probeRead.initiate(listing));
  await reading;
  await reading.refetch();
  store.close();
  return modes;
}

test.each([
  ['with a session, no call is answered from the HTTP cache of the browser', true, ['no-store', 'no-store']],
  ['without a session, a read that is repeated asks the server', false, ['default', 'no-cache']],
])('%s', async (_rule, isSignedIn, modes) => {
  expect(await cacheModes(isSignedIn)).toEqual(modes);
});

describe('an answer with a wrong or missing content type', () => {
  test.each([
    ['a list as plain text', text('[{"a":1}]'), 'list', [{ a: 1 }]],
    ['a list as HTML', text('[{"a":1}]', 200, 'text/html'), 'list', [{ a: 1 }]],
    ['success as text that claims to be JSON', text('success', 200, 'application/json'), 'text', 'success'],
  ] as const)('is read all the same: %s', async (_name, answer, kind, data) => {
    api.answers(answer);
    await expect(read({ path: apiPath`/x`, response: kind })).resolves.toMatchObject({ data });
  });
});

test('a write whose body says that it failed has failed, with the server’s words', async () => {
  api.answers(json({ success: false, message: 'Not today.' }), json({ success: true }));
  await expect(write()).resolves.toMatchObject({ error: { kind: 'unreadable', message: 'Not today.' } });
  await expect(write()).resolves.toMatchObject({ data: { success: true } });
  api.answers(json(false));
  await expect(write()).resolves.toMatchObject({ error: { kind: 'unreadable' } });
});
