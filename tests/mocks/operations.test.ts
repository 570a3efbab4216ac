// Verifies SRV-8.
import { mkdirSync, writeFileSync } from 'node:fs';
import fileSystem from 'node:fs/promises';
import path from 'node:path';
import { describeFailure, jsonLog, routeOf, type LogEntry } from '../../mocks/server/requestLog';
import { readSettings } from '../../mocks/server/settings';
import { explainStartError } from '../../mocks/server/startError';
import { temporaryFolder, temporaryServer } from './support/temporaryServer';

test('health, readiness, and request logs work without personal data, and the request id passes through', async () => {
  const log: LogEntry[] = [];
  const server = await temporaryServer({ log: (entry) => log.push(entry) });
  const get = (address: string, headers = {}) => fetch(server.url + address, { headers });
  expect(await (await get('/health')).json()).toEqual({ status: 'ok' });
  expect(await (await get('/ready')).json()).toEqual({ status: 'ready' });
  const answered = await get('/mediareact/api/org/name/Council%20Grove', { 'X-Request-Id': 'from-the-proxy-1' });
  expect(answered.headers.get('X-Request-Id')).toBe('from-the-proxy-1');
  expect(
    (await get('/mediareact/media-listing/27919', { 'X-Request-Id': 'no id\t' })).headers.get('X-Request-Id'),
  ).toMatch(/^[\w-]{36}$/);
  await server.close();
  expect(log).toContainEqual({
    level: 'info',
    requestId: 'from-the-proxy-1',
    method: 'GET',
    route: '/mediareact/api/org/name/{name}',
    status: 200,
    ms: expect.any(Number) as number,
  });
  expect(JSON.stringify(log)).not.toMatch(/Council|27919|127\.0\.0\.1/);
});

test('readiness tells that the disk is full', async () => {
  const server = await temporaryServer();
  const statfs = jest.spyOn(fileSystem, 'statfs').mockResolvedValue({ bavail: 10, bsize: 4096 } as never);
  const response = await fetch(`${server.url}/ready`);
  statfs.mockRestore();
  expect([response.status, await response.json()]).toEqual([503, { status: 'disk full' }]);
});

test.each([
  ['GET', '/mediareact/api/staff/27919', '/mediareact/api/staff/{orgIdentifier}'],
  ['GET', '/mediareact/api/anything/dora@courier.example', '/mediareact/api/(unknown)'],
  ['GET', '/mediareact/media-listing/27919', '/mediareact'],
  ['GET', '/outbox/20261120T100000000Z-1', '/outbox'],
  ['GET', '/dora@courier.example', '(other)'],
])('%s %s is logged as %s', (method, address, route) => {
  expect(routeOf(method, address)).toBe(route);
});

test('a failure is logged with its location and without user input', () => {
  const entry = describeFailure(
    new Error('UNIQUE constraint failed for "Dora" dora@courier.example eyJhbGciOi.x.y\nparams: secret'),
  );
  expect(entry.message).toBe('UNIQUE constraint failed for (text) (e-mail) (token)');
  expect(entry.at).toContain('operations.test');
  const lines: string[] = [];
  jsonLog(
    (line) => lines.push(line),
    () => new Date('2026-11-20T10:00:00Z'),
  )({ level: 'info', message: 'a\nb' });
  expect(lines).toEqual(['{"time":"2026-11-20T10:00:00.000Z","level":"info","message":"a\\nb"}\n']);
});

describe('a server that cannot start says what to do', () => {
  test('about a data folder that is a file', async () => {
    const folder = temporaryFolder();
    writeFileSync(folder.dataDir, '');
    await expect(temporaryServer({}, folder)).rejects.toThrow(
      `${folder.dataDir} is not a folder. Choose one: DATA_DIR=<folder>`,
    );
  });

  test('about a damaged database, which it leaves unchanged', async () => {
    const folder = temporaryFolder();
    mkdirSync(folder.dataDir);
    const file = path.join(folder.dataDir, 'portal.db');
    writeFileSync(file, 'no database '.repeat(1000));
    await expect(temporaryServer({}, folder)).rejects.toThrow(`The database ${file} is damaged. Restore a backup from`);
  });

  test.each([
    ['EACCES', 'This account cannot open'],
    ['EROFS', 'is read-only'],
    ['SQLITE_READONLY', 'is read-only'],
    ['ENOSPC', 'The disk is full'],
    ['SQLITE_FULL', 'The disk is full'],
    ['SQLITE_CANTOPEN', 'This account cannot open'],
    ['SQLITE_CORRUPT', 'is damaged'],
  ])('of %s', (code, sentence) => {
    const error = new Error('drizzle', { cause: Object.assign(new Error('raw'), { code }) });
    expect(String(explainStartError(error, '/srv/data', '/srv/data/portal.db'))).toContain(sentence);
    expect(String(explainStartError(error, '/srv/data', '/srv/data/portal.db'))).toContain('/srv/data');
  });

  test('about a database server that it cannot reach', async () => {
    const database = { url: 'http://127.0.0.1:9', authToken: undefined };
    await expect(temporaryServer({ database })).rejects.toThrow(
      /^The database server http:\/\/127\.0\.0\.1:9 cannot be used: .*correct DATABASE_URL/,
    );
  });

  test('about any other error', () => {
    const error = new Error('Port 4000 is in use.');
    expect(explainStartError(error, '/srv/data', '/srv/data/portal.db')).toBe(error);
  });
});

test.each([
  [{}, { port: 4000, host: '127.0.0.1', faults: false, dataDir: '.data', trustedProxies: 0 }],
  [
    { FAULTS: '1', PORT: '4300', TRUST_PROXY: '2' },
    { faults: true, port: 4300, trustedProxies: 2 },
  ],
  [{ RECAPTCHA_SECRET: 'key' }, { captcha: { mode: 'recaptcha', secret: 'key' } }],
])('the settings %j are read as %j', (environment, settings) => {
  expect(readSettings(environment)).toMatchObject(settings);
});
