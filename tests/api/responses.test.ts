// Verifies API-12, PERF-2, SAV-6, SES-18.
import { makeStore } from '@/app/store';
import { apiPath, type ApiContext, type ApiRequest, type ResponseStore, type StoredResponse } from '@/shared/api';
import { kindOf } from '@/app/offline/responseCache';
import { API, dropped, fakeApi, json } from '../support/fakeApi';
import { listing, probeApi, quick, read, write } from '../support/probeApi';

const api = fakeApi();

/** A device's store of responses for reading offline, and the list of what it has stored. */
function device(): { responses: ResponseStore; kept: StoredResponse[] } {
  const kept: StoredResponse[] = [];
  return {
    kept,
    responses: {
      keep: (answer) => kept.push(answer),
      find: (url) => {
        const found = kept.find((answer) => answer.url === url);
        return Promise.resolve(found && { body: found.body, at: 1_795_377_900_000 });
      },
    },
  };
}

function goOffline(isOffline: boolean): void {
  Object.defineProperty(window.navigator, 'onLine', { value: !isOffline, configurable: true });
}

afterEach(() => {
  goOffline(false);
});

const courier = [{ Identifier: '1', OrganizationName: 'Courier' }];

describe('stored answers', () => {
  it('are those of reads, unchanged', async () => {
    const { responses, kept } = device();
    api.answers(json(courier));
    await read(listing, { ...quick, responses });
    api.answers(json('success'));
    await write({}, { ...quick, responses });
    expect(kept.map(({ path, body, signedIn }) => ({ path, body, signedIn }))).toEqual([
      { path: 'org/listing', body: JSON.stringify(courier), signedIn: false },
    ]);
  });

  it('replace a missing answer after four attempts, with their age', async () => {
    const { responses } = device();
    api.answers(json(courier), dropped);
    await read(listing, { ...quick, responses });
    const store = makeStore({ apiContext: { ...quick, responses } });
    const { data } = await store.dispatch(probeApi.endpoints.probeList.initiate());
    store.close();
    expect(data).toMatchObject({ value: courier, storedAt: 1_795_377_900_000 });
    expect(api.calls()).toHaveLength(5);
  });

  it('are used at once without a connection', async () => {
    const { responses } = device();
    api.answers(json(courier), dropped);
    await read(listing, { ...quick, responses });
    goOffline(true);
    expect((await read(listing, { ...quick, responses })).data).toEqual(courier);
    expect(api.calls()).toHaveLength(2);
  });

  it.each([404, 500])('are not used when the server answers %i', async (status) => {
    const { responses } = device();
    api.answers(json(courier), json({ message: 'No.' }, status));
    await read(listing, { ...quick, responses });
    expect((await read(listing, { ...quick, responses })).error).toMatchObject({ kind: 'http', status });
  });
});

describe('a save of several calls', () => {
  const change: ApiRequest = { path: apiPath`/org/temp`, method: 'PUT', body: {}, response: 'any' };
  const save = (context: Partial<ApiContext>) =>
    makeStore({ apiContext: { ...quick, ...context } }).dispatch(
      probeApi.endpoints.probeSave.initiate([listing, change]),
    );

  it('reads what the server has now, not what is stored', async () => {
    const { responses } = device();
    api.answers(json(courier), dropped);
    await read(listing, { ...quick, responses });
    expect((await save({ responses })).error).toMatchObject({ kind: 'network' });
    expect(api.calls().map(({ method }) => method)).toEqual(['GET', 'GET']);
  });

  it.each([
    ['its session has ended', undefined],
    ['another organization has logged in', 'theirs'],
  ])('sends nothing more once %s', async (_when, later) => {
    api.answers(json(courier), json('success'));
    const readToken = () => (api.calls().length === 0 ? 'ours' : later);
    const { error } = await save({ readToken, readOwner: () => readToken() ?? null });
    expect(error).toMatchObject({ kind: 'http', status: 401 });
    expect(api.calls().map(({ method }) => method)).toEqual(['GET']);
  });

  it('goes on when its own session was renewed meanwhile', async () => {
    api.answers(json(courier), json('success'));
    await save({ readToken: () => `token ${api.calls().length}`, readOwner: () => '20417' });
    expect(api.calls().map(({ method, headers }) => [method, headers.authorization])).toEqual([
      ['GET', 'Bearer token 0'],
      ['PUT', 'Bearer token 1'],
    ]);
  });
});

describe('a write without a connection', () => {
  it('fails with a message and is never sent later', async () => {
    goOffline(true);
    const { error } = await write();
    expect(error).toEqual({ kind: 'offline' });
    goOffline(false);
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(api.calls()).toHaveLength(0);
  });
});

describe('the owner of an answer', () => {
  it.each([
    ['org/listing', false, 'everyone'],
    ['org/listing', true, 'everyone'],
    ['org/identifier/27919', false, 'everyone'],
    ['org/identifier/27919', true, 'season'],
    ['staff/director/27919', false, 'everyone'],
    ['staff/director/27919', true, undefined],
    ['staff/27919', true, 'season'],
    ['site/site-notifications/27919', true, 'season'],
    ['contact/year/3', true, 'season'],
    ['school/Id/7', true, 'schools'],
    ['school/Id/7', false, undefined],
    ['contact/activities', true, undefined],
    ['org/id/7', true, undefined],
  ])('%s, signed in: %s, is kept for %s', (path, signedIn, kind) => {
    expect(kindOf({ path, signedIn })).toBe(kind);
  });
});

describe('a response that the HTML has asked for', () => {
  const url = `${API}/org/listing`;
  const store = () => makeStore({ apiContext: { retryDelayMs: 1, readTimeoutMs: 60 } });
  const readNow = (portal = store()) =>
    portal.dispatch(probeApi.endpoints.probeRead.initiate(listing, { forceRefetch: true }));

  it('the listing that the HTML has asked for is shown without another call, and only once', async () => {
    window.__prefetched = { [url]: Promise.resolve(new Response('[{"Identifier":"early"}]')) };
    api.answers(json([{ Identifier: 'late' }]));
    const portal = store();
    await expect(readNow(portal)).resolves.toMatchObject({ data: [{ Identifier: 'early' }] });
    expect(api.calls()).toHaveLength(0);
    await expect(readNow(portal)).resolves.toMatchObject({ data: [{ Identifier: 'late' }] });
    expect(api.calls()).toHaveLength(1);
  });

  it.each([
    ['broke off', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
    ['was a failure', () => Promise.resolve(new Response('', { status: 503 }))],
    ['was a page of HTML', () => Promise.resolve(new Response('<!doctype html>'))],
    ['never comes', () => new Promise<Response>(() => undefined)],
    ['stops partway', () => Promise.resolve(new Response(new ReadableStream()))],
  ])('the portal asks itself when what the HTML asked for %s', async (_what, early) => {
    window.__prefetched = { [url]: early() };
    api.answers(json([{ Identifier: 'late' }]));
    await expect(readNow()).resolves.toMatchObject({ data: [{ Identifier: 'late' }] });
    expect(api.calls()).toHaveLength(1);
  });

  it('an answer to another address is left alone', async () => {
    window.__prefetched = { [`${API}/org/types`]: Promise.resolve(new Response('[]')) };
    api.answers(json([]));
    await readNow();
    expect(api.calls()).toHaveLength(1);
    expect(Object.keys(window.__prefetched)).toEqual([`${API}/org/types`]);
  });

  it('the document starts no request after the portal has sent its own', async () => {
    api.answers(json([]));
    await readNow();
    expect(window.__prefetched).toEqual({});
  });

  it('a write never takes an answer that the document asked for', async () => {
    window.__prefetched = { [url]: Promise.resolve(new Response('[]')) };
    api.answers(json('success'));
    const request: ApiRequest = { ...listing, method: 'POST', body: {}, response: 'any' };
    await store().dispatch(probeApi.endpoints.probeWrite.initiate(request));
    expect(api.calls()).toHaveLength(1);
  });
});
