// Verifies SRV-7.
import {
  answersHtml,
  dropped,
  droppedAfter,
  emptyBody,
  emptyList,
  fails,
  neverAnswers,
  slow,
  tooManyRequests,
  unauthorized,
  wrongType,
  type Scenario,
} from '../../mocks';
import { listingRequests } from '../../mocks/db/schema';
import { secondPutFails, theSessionIsOver } from '../../mocks/faults/scenarios';
import { listingRequest } from './fixture/bodies';
import { createMockApi, type MockApi } from '../support/mockApi';
import { courier } from './fixture/organizations';
import { seedFixture } from './fixture/seedFixture';

let api: MockApi;
beforeAll(async () => {
  api = await createMockApi({ seed: seedFixture });
});
afterEach(() => {
  api.reset();
});
afterAll(() => {
  api.close();
});

const get = (path: string, init?: RequestInit) => fetch(api.base + path, init);
test('secondPutFails passes the first and the third', async () => {
  api.use(secondPutFails());
  const put = async () => (await get('/org/update-name/30001', { method: 'PUT' })).status;
  expect([await put(), await put(), await put()]).toEqual([401, 503, 401]);
});

test.each<[string, Scenario, number, string]>([
  ['answersHtml', answersHtml('/org/types'), 200, '<!doctype html>'],
  ['emptyBody', emptyBody('/org/types'), 200, ''],
  ['emptyList', emptyList('/org/types'), 200, '[]'],
  ['wrongType', wrongType('/org/types'), 200, '42'],
  ['fails', fails('/org/types', 418, 'No coffee.'), 418, '{"message":"No coffee."}'],
  ['unauthorized', unauthorized(), 401, '{"message"'],
  ['tooManyRequests', tooManyRequests('/org/types', 7), 429, '{"message"'],
])('%s answers so', async (_name, scenario, status, beginning) => {
  api.use(scenario);
  const response = await get('/org/types');
  expect(response.status).toBe(status);
  expect((await response.text()).slice(0, beginning.length)).toBe(beginning);
});

test.each([
  ['before the server sees it', dropped, 0],
  ['after the server acted', droppedAfter, 1],
])('a call that is dropped %s rejects', async (_when, drop, stored) => {
  api.use(drop('/org/temp'));
  const body = JSON.stringify(listingRequest);
  const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } };
  await expect(get('/org/temp', init)).rejects.toThrow();
  expect(await api.db.select().from(listingRequests)).toHaveLength(stored);
});

test('a slow call is answered later', async () => {
  api.use(slow('/org/types', 60));
  const started = performance.now();
  expect(await (await get('/org/types')).json()).toHaveLength(5);
  expect(performance.now() - started).toBeGreaterThan(50);
});

test('a call that is never answered can be aborted', async () => {
  api.use(neverAnswers('/org/types'));
  await expect(get('/org/types', { signal: AbortSignal.timeout(50) })).rejects.toThrow(/timeout/);
});

test('the end of the session affects only calls of a signed-in user', async () => {
  api.use(theSessionIsOver());
  const headers = { Authorization: `Bearer ${await api.token(courier.identifier)}` };
  expect((await get('/org/types')).status).toBe(200);
  expect((await get('/contact/activities', { headers })).status).toBe(401);
});
