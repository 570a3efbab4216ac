// Verifies REL-14.
import path from 'node:path';
import { checkIntegrity } from '../../mocks/db/backUp';
import { openDatabase } from '../../mocks/db/openDatabase';
import { persons } from '../../mocks/db/schema';
import { runAssociation } from '../../mocks/commands/runAssociation';
import { demoLogins, type ServerOptions } from '../../mocks/server';
import { libsqlServer, type LibsqlServer } from '../support/libsqlServer';
import { smtpServer, type SmtpServer } from '../support/smtpServer';
import { serverProcess, type ServerProcess } from './support/serverProcess';
import { logIn, signedIn } from './support/sharedServer';
import { temporaryDirectory, temporaryFolder, temporaryServer, type TemporaryServer } from './support/temporaryServer';

/** Below the hourly limit of e-mails per recipient, so that the limit does not affect this test. */
const WRITES = 16;
const TOKEN = 'token-of-the-database';
const station = demoLogins[1] ?? {};

let mailServer: SmtpServer;
beforeAll(async () => {
  mailServer = await smtpServer();
});
afterAll(() => mailServer.close());

const api = (address: string, way: string): string => `${address}/mediareact/api${way}`;

/** Expects that two processes lose no write, send no email twice, and accept each other's sessions. */
async function expectToAgree(one: string, other: string): Promise<void> {
  const before = mailServer.letters.length;
  const headers = await signedIn(one);
  const staff = (await (await fetch(api(other, '/staff/27919'), { headers })).json()) as { PersonID: number }[];
  const added = Array.from({ length: WRITES }, async (_, index) => {
    const choice = { staff: staff[index % staff.length]?.PersonID, identifier: '27919', credential: '1' };
    const init = { method: 'PUT', headers, body: JSON.stringify([choice]) };
    return (await fetch(api(index % 2 === 0 ? one : other, '/site/credentials'), init)).status;
  });
  expect(await Promise.all(added)).toEqual(Array.from({ length: WRITES }, () => 200));
  const letters = () => mailServer.letters.slice(before);
  for (let turn = 0; turn < 200 && letters().length < WRITES; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  // Waits, because a second delivery of an email would arrive in this time.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const ids = letters().map((letter) => /^Message-ID: (.*)$/im.exec(letter)?.[1]);
  expect([ids.length, new Set(ids).size]).toEqual([WRITES, WRITES]);
  const after = (await (await fetch(api(one, '/staff/27919'), { headers })).json()) as { NeedCredential: number }[];
  expect(after.every(({ NeedCredential }) => NeedCredential === 1)).toBe(true);
}

test('two processes on one folder lose no write, send no mail twice, and take each other’s sessions', async () => {
  const folder = temporaryFolder();
  const options = { smtpUrl: mailServer.url, seedDate: '2026-11-20' };
  const [one, other] = [await serverProcess(folder, options), await temporaryServer(options, folder)];
  await expectToAgree(one.url, other.url);
});

describe('two processes on one libsql server', () => {
  let databaseServer: LibsqlServer;
  let file: string;
  let options: Partial<ServerOptions>;
  let one: ServerProcess;
  let other: TemporaryServer;

  beforeAll(async () => {
    file = path.join(temporaryDirectory(), 'shared.db');
    databaseServer = await libsqlServer(file, TOKEN);
    const database = { url: databaseServer.url, authToken: TOKEN };
    options = { smtpUrl: mailServer.url, seedDate: '2026-11-20', database };
    [one, other] = [await serverProcess(temporaryFolder(), options), await temporaryServer(options)];
  });

  afterAll(async () => {
    await other.close();
    await databaseServer.close();
  });

  test('lose no write, send no mail twice, and take each other’s sessions', async () => {
    await expectToAgree(one.url, other.url);
  });

  test('share it with the association’s commands, which a wrong token refuses', async () => {
    const environment = { DATA_DIR: temporaryDirectory(), DATABASE_URL: databaseServer.url, DATABASE_TOKEN: TOKEN };
    const outcome = { code: 0, output: 'No listing requests are pending.\n', errors: '' };
    expect(await runAssociation(['requests'], environment)).toEqual(outcome);
    const errors = expect.stringContaining('HTTP status 401') as string;
    expect(await runAssociation(['requests'], { ...environment, DATABASE_TOKEN: 'wrong' })).toMatchObject({
      code: 1,
      errors,
    });
  });

  test('count attempts to sign in together', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { url } = attempt % 2 === 0 ? one : other;
      statuses.push((await logIn(url, { ...station, password: 'wrong' })).status);
    }
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
    for (const { url } of [one, other]) expect((await logIn(url, station)).status).toBe(429);
  });

  test('lose nothing that was confirmed when one is killed while it writes, and a new one forgets no attempt', async () => {
    const headers = await signedIn(other.url);
    const confirmed: string[] = [];
    let sent = 0;
    const write = async (): Promise<void> => {
      while (confirmed.length < 20) {
        const name = `no. ${String((sent += 1))}`;
        const body = JSON.stringify({ FirstName: name, LastName: 'Writer', Email: 'writer@x.example' });
        const init = { method: 'POST', headers, body };
        const response = await fetch(api(one.url, '/staff/assistant-person/'), init).catch(() => undefined);
        if (response?.ok !== true) return;
        await response.text();
        confirmed.push(name);
        if (confirmed.length === 20) one.child.kill('SIGKILL');
      }
    };
    await Promise.all([write(), write()]);
    expect(confirmed.length).toBeGreaterThanOrEqual(20);
    expect((await checkIntegrity(file)).persons).toBeGreaterThan(20);
    const { db, close } = await openDatabase(file);
    const names = (await db.select().from(persons)).map(({ firstName }) => firstName);
    await close();
    expect(names).toEqual(expect.arrayContaining(confirmed));
    expect((await fetch(api(other.url, '/staff/27919'), { headers })).status).toBe(200);
    const fresh = await temporaryServer(options);
    expect((await logIn(fresh.url, station)).status).toBe(429);
    await fresh.close();
  });
});
