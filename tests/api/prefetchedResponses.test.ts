// Verifies API-12, PERF-2.
import { makeStore } from '@/app/store';
import { apiPath, type ApiRequest } from '@/shared/api';
import { API, fakeApi, json } from '../support/fakeApi';
import { probeApi } from '../support/probeApi';

const api = fakeApi();
const url = `${API}/org/listing`;
const listing: ApiRequest = { path: apiPath`/org/listing`, response: 'list' };

const store = () => makeStore({ apiContext: { retryDelayMs: 1, readTimeoutMs: 60 } });
const read = (portal = store()) =>
  portal.dispatch(probeApi.endpoints.probeRead.initiate(listing, { forceRefetch: true }));

test('the listing that the HTML has asked for is shown without another call, and only once', async () => {
  window.__prefetched = { [url]: Promise.resolve(new Response('[{"Identifier":"early"}]')) };
  api.answers(json([{ Identifier: 'late' }]));
  const portal = store();
  await expect(read(portal)).resolves.toMatchObject({ data: [{ Identifier: 'early' }] });
  expect(api.calls()).toHaveLength(0);
  await expect(read(portal)).resolves.toMatchObject({ data: [{ Identifier: 'late' }] });
  expect(api.calls()).toHaveLength(1);
});

test.each([
  ['broke off', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
  ['was a failure', () => Promise.resolve(new Response('', { status: 503 }))],
  ['was a page of HTML', () => Promise.resolve(new Response('<!doctype html>'))],
  ['never comes', () => new Promise<Response>(() => undefined)],
  ['stops partway', () => Promise.resolve(new Response(new ReadableStream()))],
])('the portal asks itself when what the HTML asked for %s', async (_what, early) => {
  window.__prefetched = { [url]: early() };
  api.answers(json([{ Identifier: 'late' }]));
  await expect(read()).resolves.toMatchObject({ data: [{ Identifier: 'late' }] });
  expect(api.calls()).toHaveLength(1);
});

test('an answer to another address is left alone', async () => {
  window.__prefetched = { [`${API}/org/types`]: Promise.resolve(new Response('[]')) };
  api.answers(json([]));
  await read();
  expect(api.calls()).toHaveLength(1);
  expect(Object.keys(window.__prefetched)).toEqual([`${API}/org/types`]);
});

test('the document starts no request after the portal has sent its own', async () => {
  api.answers(json([]));
  await read();
  expect(window.__prefetched).toEqual({});
});

test('a write never takes an answer that the document asked for', async () => {
  window.__prefetched = { [url]: Promise.resolve(new Response('[]')) };
  api.answers(json('success'));
  const request: ApiRequest = { ...listing, method: 'POST', body: {}, response: 'any' };
  await store().dispatch(probeApi.endpoints.probeWrite.initiate(request));
  expect(api.calls()).toHaveLength(1);
});
