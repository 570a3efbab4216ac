/** @jest-environment node */
// Verifies OPS-7.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoLogins } from '../../mocks/seed';
import { createApiProxy, type ProxiedCall } from '../../scripts/dev/apiProxy';
import { readDevelopmentOptions } from '../../scripts/dev/commandLine';
import { createRecorder } from '../../scripts/dev/recorder';
import { redact, redactPath, redactText } from '../../scripts/dev/redact';
import { listen } from '../../mocks/server/lifecycle';
import { type TemporaryServer, temporaryServer } from './support/temporaryServer';

const PREFIX = '/mediareact/api';
const [courier] = demoLogins;

let real: TemporaryServer;
let proxy: Server;
let portal: string;
let recording: string;
const calls: ProxiedCall[] = [];

beforeAll(async () => {
  real = await temporaryServer({ faults: true });
  recording = mkdtempSync(path.join(tmpdir(), 'recording-'));
  const record = createRecorder(recording);
  const passOn = createApiProxy({
    api: `${real.url}${PREFIX}`,
    prefix: PREFIX,
    onCall: (call) => {
      calls.push(call);
      record(call);
    },
  });
  proxy = createServer((request, response) => void passOn(request, response, () => response.end('next')));
  portal = `${(await listen(proxy, 0, '127.0.0.1')).url}${PREFIX}`;
});
afterEach(() => {
  calls.length = 0;
});
afterAll(async () => {
  proxy.close();
  await real.close();
  real.folder.remove();
  rmSync(recording, { recursive: true });
});

const turn = (body: string) =>
  fetch(`${real.url}/faults`, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' });

async function signIn(base: string): Promise<{ Authorization: string }> {
  const { email, password } = courier ?? {};
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${base}/login/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await response.json()) as { token: string };
  return { Authorization: `Bearer ${token}` };
}

test('the proxy forwards calls unchanged without false findings', async () => {
  const headers = await signIn(portal);
  const through = await fetch(`${portal}/staff/27919`, { headers });
  const direct = await fetch(`${real.url}${PREFIX}/staff/27919`, { headers });
  expect([through.status, await through.json()]).toEqual([200, await direct.json()]);
  expect((await fetch(`${portal}/staff/27919`)).status).toBe(401);
  expect(calls.map(({ operation, status, findings }) => [operation, status, findings])).toEqual([
    ['login', 200, []],
    ['getStaff', 200, []],
    ['getStaff', 401, []],
  ]);
});

test('the proxy reports deviations from the contract with their screen', async () => {
  await turn('on=idsAreText');
  await fetch(`${portal}/org/types`);
  await turn('off=*');
  await fetch(`${portal}/org/no-such-call`);
  expect(calls.map(({ findings }) => findings.map(({ what, screens }) => [what, screens[0]]))).toEqual([
    [['TypeID is a number in a string (5 of 5 entries)', '/media-request']],
    [['The contract has no such call', 'every screen']],
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

test('a recording has no token and no password and can be replayed', async () => {
  const headers = await signIn(portal);
  const [, token = ''] = headers.Authorization.split(' ');
  const staff = (await (await fetch(`${portal}/staff/27919`, { headers })).json()) as unknown;
  const files = readdirSync(recording).map((name) => readFileSync(path.join(recording, name), 'utf8'));
  expect(files.length).toBeGreaterThan(1);
  expect(
    files.filter((text) => text.includes(token) || text.includes(courier?.password ?? '') || text.includes('eyJ')),
  ).toEqual([]);

  const replaying = await temporaryServer({ replay: recording });
  const base = `${replaying.url}${PREFIX}`;
  const again = await signIn(base);
  expect(again.Authorization).toMatch(/^Bearer eyJ/);
  expect(await (await fetch(`${base}/staff/27919`, { headers: again })).json()).toEqual(staff);
  const unrecorded = await fetch(`${base}/contact/county`);
  expect([unrecorded.status, await unrecorded.json()]).toEqual([
    404,
    { message: 'GET /contact/county is not in the recording.' },
  ]);
  await replaying.close();
  replaying.folder.remove();
});

test('a folder without a recording is refused by its name', async () => {
  await expect(temporaryServer({ replay: 'no-such-folder' })).rejects.toThrow('no-such-folder contains no recording.');
});

test('tokens and passwords are redacted everywhere', () => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJSb2xlIjoibWVkaWEifQ.c2ln';
  expect(redact({ email: 'a@b.example', password: 'x', deep: [{ Token: 'y' }, `Bearer ${token}`] })).toEqual({
    email: 'a@b.example',
    password: '(removed)',
    deep: [{ Token: '(removed)' }, 'Bearer (removed)'],
  });
  expect(redactText(`"${token}"`)).toBe('"(removed)"');
  expect(redactPath('/contact/audio-approval/1/3f2c-77')).toBe('/contact/audio-approval/1/removed');
});

test.each([
  [['--api', 'localhost'], '--api is "localhost"'],
  [['--record', 'x'], '--record requires --api'],
  [['--api', 'https://a.example', '--replay', 'x'], 'cannot be combined'],
  [['--apo', 'https://a.example'], '--apo'],
])('the arguments %j are refused', (words, message) => {
  expect(() => readDevelopmentOptions(words)).toThrow(message);
});
