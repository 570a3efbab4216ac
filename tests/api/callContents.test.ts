// Verifies SES-6, API-1, SEC-2.
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

  test.each(['POST', 'PUT', 'PATCH'] as const)('sends the body of a %s as JSON', async (method) => {
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

  test('sends a list as a body', async () => {
    api.answers(text('success'));
    await write({ method: 'PUT', body: [{ event: 1 }] });
    expect(api.calls()[0]).toMatchObject({ body: '[{"event":1}]' });
  });

  test('sends a DELETE without a body and a content type', async () => {
    api.answers(text('success'));
    await makeStore().dispatch(
      probeApi.endpoints.probeWrite.initiate({ path: apiPath`/x`, method: 'DELETE', response: 'any' }),
    );
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
