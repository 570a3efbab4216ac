// Verifies SRV-8.
import { openDatabase } from '../../mocks/db/openDatabase';
import { messageOf, startApi } from './fixture/startApi';
import { staffEdit } from './fixture/bodies';
import { courier } from './fixture/organizations';
import { postTo } from './support/serversOfTest';
import { temporaryServer } from './support/temporaryServer';

/** No page can be added, as on a full disk. */
async function fullApi() {
  // An address that fits on no page that is there.
  const api = await startApi({ callerOf: () => 'x'.repeat(20_000) });
  await api.db.run('PRAGMA max_page_count = 1');
  return api;
}

test('a correct login works on a full disk', async () => {
  const api = await fullApi();
  const { email, password } = courier;
  expect((await api.send('POST', '/login/login', { token: null, body: { email, password } })).status).toBe(200);
  api.close();
});

test('a write that the full disk refuses is a 503 that says so', async () => {
  const api = await fullApi();
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const create = (n: number) =>
    api.example('createAssistantPerson', { body: { ...staffEdit, FirstName: `no. ${String(n)}` } });
  let response = await create(0);
  for (let n = 1; n < 500 && response.ok; n += 1) response = await create(n);
  said.mockRestore();
  expect([response.status, await messageOf(response)]).toEqual([
    503,
    'The server’s disk is full, so nothing was saved. Please try again later.',
  ]);
  api.close();
});

test('a write that another process keeps waiting is a 503 that says when to try again', async () => {
  const server = await temporaryServer();
  const other = await openDatabase(`${server.folder.dataDir}/portal.db`);
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const refused = await other.db.transaction(() => postTo(server.url, '/login/captcha', { token: 'standin-1' }));
  said.mockRestore();
  expect([refused.status, refused.headers.get('Retry-After'), await messageOf(refused)]).toEqual([
    503,
    '5',
    'The server is busy. Please try again in a moment.',
  ]);
  expect((await postTo(server.url, '/login/captcha', { token: 'standin-1' })).status).toBe(200);
  await other.close();
  await server.close();
  server.folder.remove();
});
