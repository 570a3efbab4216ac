// Verifies SES-6, API-1, SEC-2.
import { makeStore } from '@/app/store';
import { signedIn } from '@/features/session';
import { apiPath } from '@/shared/api';
import { fakeApi, json, text } from '../support/fakeApi';
import { listing, probeApi, quick, read, write } from '../support/probeApi';
import { mediaToken } from '../support/tokenOf';

const api = fakeApi();
const token = mediaToken('20417');

describe('what a call carries', () => {
  test('a read carries the Accept header and nothing else', async () => {
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
