// Verifies CON-7, CON-8.
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { demoLogins } from '../../mocks/seed';
import { createApiProxy, lineOf, type ProxiedCall } from '../../scripts/dev/apiProxy';
import { readDevelopmentOptions } from '../../scripts/dev/commandLine';
import { createHarWriter, redact, redactUrl } from '../../scripts/dev/har';
import { listen } from '../../mocks/server/lifecycle';
import { postTo, sharedServer, signedIn } from './support/sharedServer';
import { temporaryDirectory, temporaryServer } from './support/temporaryServer';

const PREFIX = '/mediareact/api';
const [courier] = demoLogins;

const folder = temporaryDirectory();
const har = path.join(folder, 'calls.har');
const { server: real } = sharedServer({ faults: true });
let proxy: Server;
let portal: string;
const calls: ProxiedCall[] = [];

beforeAll(async () => {
  const write = createHarWriter(har);
  const passOn = createApiProxy({
    api: `${real().url}${PREFIX}`,
    prefix: PREFIX,
    onCall: (call) => {
      calls.push(call);
      write(call);
    },
  });
  proxy = createServer((request, response) => void passOn(request, response, () => response.end('next')));
  portal = (await listen(proxy, 0, '127.0.0.1')).url;
});
afterEach(async () => {
  calls.length = 0;
  await turn('off=*');
});
afterAll(() => {
  proxy.close();
});

const turn = (body: string) =>
  fetch(`${real().url}/faults`, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' });

const lines = (): string[] => calls.flatMap((call) => call.findings.map((finding) => lineOf(finding, call)));

const call = (url: string, address: string, init?: RequestInit) => fetch(`${url}${PREFIX}${address}`, init);

test('the proxy forwards calls unchanged without false findings', async () => {
  const headers = await signedIn(portal);
  const through = await call(portal, '/staff/27919', { headers });
  const direct = await call(real().url, '/staff/27919', { headers });
  expect([through.status, await through.json()]).toEqual([200, await direct.json()]);
  expect((await call(portal, '/staff/27919')).status).toBe(401);
  expect(lines()).toEqual([]);
});

test('a response that departs from the contract is the server’s side, with its screen', async () => {
  await turn('on=idsAreText');
  await call(portal, '/org/types');
  expect(lines()).toEqual([
    `~ server GET ${PREFIX}/org/types: TypeID must be integer, such as "1" (5 of 5 entries) → /media-request, /media-update`,
  ]);
});

test('a request that departs from the contract is the portal’s side', async () => {
  const headers = await signedIn(portal);
  await call(portal, '/org/no-such-call');
  await postTo(portal, '/org/temp', { Organization: '' });
  const body = JSON.stringify([{ staff: 'x', identifier: '1', credential: '1' }]);
  await call(portal, '/site/credentials', { method: 'PUT', headers, body });
  expect(lines()).toEqual([
    `~ portal GET ${PREFIX}/org/no-such-call: The contract has no such call → every screen`,
    `✗ portal POST ${PREFIX}/org/temp: The request is wrong: Type is required. → /media-request`,
    expect.stringMatching(
      /^✗ portal PUT .*\/site\/credentials: The request is wrong: 0\.staff .* → \/credential-selection$/,
    ),
  ]);
});

test('a refusal of a request that the contract allows is the server’s side', async () => {
  await turn('on=searchFails');
  await call(portal, '/org/name/prairie');
  expect(lines()).toEqual([
    `✗ server GET ${PREFIX}/org/name/prairie: The status is 400 for a request that the contract allows → /media-listing`,
  ]);
});

test('the proxy says which server it cannot reach', async () => {
  const lost = createApiProxy({ api: 'http://127.0.0.1:9', prefix: PREFIX, onCall: () => undefined });
  const server = createServer((request, response) => void lost(request, response, () => undefined));
  const { url } = await listen(server, 0, '127.0.0.1');
  const response = await fetch(`${url}${PREFIX}/org/types`);
  server.close();
  expect([response.status, await response.text()]).toEqual([
    502,
    expect.stringContaining('cannot reach http://127.0.0.1:9'),
  ]);
});

/** A server that answers from a recording. */
const replaying = async (file: string): Promise<string> => (await temporaryServer({ replay: file })).url;

test('the proxy writes HAR 1.2 without token and password, and REPLAY answers from it', async () => {
  const headers = await signedIn(portal);
  const [, token = ''] = headers.Authorization?.split(' ') ?? [];
  const staff = (await (await call(portal, '/staff/27919', { headers })).json()) as unknown;
  const written = readFileSync(har, 'utf8');
  expect([token, courier?.password ?? '', 'eyJ'].filter((secret) => written.includes(secret))).toEqual([]);
  const { log } = JSON.parse(written) as { log: { version: string; entries: Record<string, unknown>[] } };
  expect(log.version).toBe('1.2');
  const required = ['startedDateTime', 'time', 'request', 'response', 'cache', 'timings'];
  expect(log.entries.filter((entry) => required.some((name) => !(name in entry)))).toEqual([]);

  const base = await replaying(har);
  const again = await signedIn(base);
  expect(again.Authorization).toMatch(/^Bearer eyJ/);
  expect(await (await call(base, '/staff/27919', { headers: again })).json()).toEqual(staff);
  const unrecorded = await call(base, '/contact/county');
  expect([unrecorded.status, await unrecorded.json()]).toEqual([
    404,
    { message: 'GET /contact/county is not in the recording.' },
  ]);
});

test('REPLAY answers from a browser’s HAR, which also has other requests, tokens, and base64', async () => {
  const { Authorization = '' } = await signedIn(portal);
  const entry = (method: string, url: string, text: string, encoding?: string) => ({
    request: { method, url },
    response: { status: 200, content: { mimeType: 'application/json', text, encoding } },
  });
  const api = 'https://api.example.org/media/v2';
  const types = JSON.stringify([{ TypeID: 9, Type: 'Zine' }]);
  const entries = [
    entry('GET', 'https://portal.example/mediareact/main.js', 'x'),
    entry('POST', `${api}/login/login`, JSON.stringify({ token: Authorization.slice(7) })),
    entry('GET', `${api}/org/types`, Buffer.from(types).toString('base64'), 'base64'),
  ];
  const file = path.join(folder, 'browser.har');
  writeFileSync(file, JSON.stringify({ log: { version: '1.2', entries } }));
  const base = await replaying(file);
  expect((await signedIn(base)).Authorization).toMatch(/^Bearer eyJ/);
  expect(await (await call(base, '/org/types')).json()).toEqual([{ TypeID: 9, Type: 'Zine' }]);
});

test('a file that is no HAR is refused by its name', async () => {
  await expect(temporaryServer({ replay: 'package.json' })).rejects.toThrow('package.json is not a HAR file.');
});

test('tokens, passwords, and approval ids are taken out everywhere', () => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJSb2xlIjoibWVkaWEifQ.c2ln';
  const body = { email: 'a@b.example', password: 'x', deep: [{ Token: 'y' }, `Bearer ${token}`] };
  expect(JSON.parse(redact(JSON.stringify(body)))).toEqual({
    email: 'a@b.example',
    password: '(removed)',
    deep: [{ Token: '(removed)' }, 'Bearer (removed)'],
  });
  expect(redact(token)).toBe('(removed)');
  expect(redactUrl('https://a.example/contact/audio-approval/1/3f2c-77')).toBe(
    'https://a.example/contact/audio-approval/1/removed',
  );
});

test.each([
  [['--api', 'localhost'], '--api is "localhost"'],
  [['--har', 'x'], '--har requires --api'],
  [['--apo', 'https://a.example'], '--apo'],
])('the arguments %j are refused', (words, message) => {
  expect(() => readDevelopmentOptions(words)).toThrow(message);
});
