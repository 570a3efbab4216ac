// Verifies SRV-7.
import {
  answersHtml,
  dropped,
  droppedAfter,
  emptyBody,
  emptyList,
  fails,
  neverAnswers,
  scenarios,
  slow,
  tooManyRequests,
  unauthorized,
  wrongType,
  type Scenario,
} from '../../mocks';
import { listingRequests } from '../../mocks/db/schema';
import { secondPutFails } from '../../mocks/faults/scenarios';
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
const statuses = async (paths: readonly string[]) => {
  const answered: number[] = [];
  for (const path of paths) answered.push((await get(path)).status);
  return answered;
};
const create = (name: string): Scenario => {
  const scenario = scenarios[name];
  if (scenario === undefined) throw new Error(`no scenario ${name}`);
  return scenario.create();
};

test('listingFailsTwice fails two listing calls and nothing else', async () => {
  api.use(create('listingFailsTwice'));
  expect(await statuses(['/org/types', '/org/listing', '/org/types', '/org/listing', '/org/listing'])).toEqual([
    200, 503, 200, 503, 200,
  ]);
});

test('a new scenario starts counting from zero', async () => {
  api.use(create('listingFailsTwice'));
  await statuses(['/org/listing', '/org/listing']);
  api.reset();
  api.use(create('listingFailsTwice'));
  expect(await statuses(['/org/listing', '/org/listing', '/org/listing'])).toEqual([503, 503, 200]);
});

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

test('a dropped call never reaches the server', async () => {
  api.use(dropped('/org/temp'));
  const body = JSON.stringify(listingRequest);
  const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } };
  await expect(get('/org/temp', init)).rejects.toThrow();
  expect(await api.db.select().from(listingRequests)).toHaveLength(0);
});

test('a call dropped after it was served does its work and loses its answer', async () => {
  api.use(droppedAfter('/org/temp'));
  const body = JSON.stringify(listingRequest);
  const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } };
  await expect(get('/org/temp', init)).rejects.toThrow();
  expect(await api.db.select().from(listingRequests)).toHaveLength(1);
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
  api.use(create('theSessionIsOver'));
  const headers = { Authorization: `Bearer ${await api.token(courier.identifier)}` };
  expect((await get('/org/types')).status).toBe(200);
  expect((await get('/contact/activities', { headers })).status).toBe(401);
});

test('every named scenario has a description', () => {
  for (const [name, { title, description, create: make }] of Object.entries(scenarios)) {
    expect([name, title.length > 3, description.endsWith('.')]).toEqual([name, true, true]);
    expect([name, make()({ base: api.base, handlers: [] }).length]).toEqual([name, 1]);
  }
});

test('calls are recorded in order with their bodies until reset', async () => {
  const body = JSON.stringify({ token: 'standin-x' });
  await get('/org/types');
  await get('/login/captcha', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
  expect(api.calls.map(({ method, path, body: received }) => [method, path, received])).toEqual([
    ['GET', '/org/types', undefined],
    ['POST', '/login/captcha', { token: 'standin-x' }],
  ]);
  expect(api.callsTo('POST', /^\/login/)).toHaveLength(1);
  api.reset();
  expect(api.calls).toEqual([]);
});
