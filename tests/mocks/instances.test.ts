// Verifies REL-14.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { checkIntegrity } from '../../mocks/db/backUp';
import { openDatabase } from '../../mocks/db/openDatabase';
import { persons } from '../../mocks/db/schema';
import { runAssociation } from '../../mocks/commands/runAssociation';
import { demoLogins } from '../../mocks/seed';
import { libsqlServer, type LibsqlServer } from '../support/libsqlServer';
import { smtpServer, type SmtpServer } from '../support/smtpServer';
import { temporaryFolder, type TemporaryFolder } from './support/temporaryServer';

/** Fewer than the server sends one recipient in an hour. */
const WRITES = 16;
const TOKEN = 'token-of-the-database';

const folders: TemporaryFolder[] = [];
const children: ChildProcess[] = [];
let mailServer: SmtpServer;
let databaseServer: LibsqlServer | undefined;

beforeEach(async () => {
  mailServer = await smtpServer();
});

afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => ended(child, 'SIGTERM')));
  await databaseServer?.close();
  databaseServer = undefined;
  await mailServer.close();
  for (const folder of folders.splice(0)) folder.remove();
});

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

const newFolder = (): TemporaryFolder => {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
};

/** A server process, and its address. */
async function instance(folder: TemporaryFolder): Promise<{ url: string; child: ChildProcess }> {
  const options = {
    ...folder,
    port: 0,
    smtpUrl: mailServer.url,
    signals: true,
    seedDate: '2026-11-20',
    ...(databaseServer === undefined ? {} : { database: { url: databaseServer.url, authToken: TOKEN } }),
    remove: undefined,
  };
  const work = `import { startServer } from './mocks/server/startServer';
    console.log((await startServer(${JSON.stringify(options)})).url);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', work], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: line.toString().trim(), child };
}

const startLibsqlServer = async (): Promise<string> => {
  const file = path.join(newFolder().distDir, 'shared.db');
  databaseServer = await libsqlServer(file, TOKEN);
  return file;
};

const twoOnOneFile = (): Promise<{ url: string; child: ChildProcess }[]> => {
  const folder = newFolder();
  return Promise.all([instance(folder), instance(folder)]);
};

async function twoOnOneServer(): Promise<{ url: string; child: ChildProcess }[]> {
  await startLibsqlServer();
  return Promise.all([instance(newFolder()), instance(newFolder())]);
}

const json = { 'Content-Type': 'application/json' };
const api = (address: string, way: string): string => `${address}/mediareact/api${way}`;
const logIn = (address: string, login: object = demoLogins[0] ?? {}): Promise<Response> =>
  fetch(api(address, '/login/login'), { method: 'POST', headers: json, body: JSON.stringify(login) });

async function signedIn(address: string): Promise<Record<string, string>> {
  const { token } = (await (await logIn(address)).json()) as { token: string };
  return { ...json, Authorization: `Bearer ${token}` };
}

const credentialRequest = (PersonID: number | undefined): string =>
  JSON.stringify([{ staff: PersonID, identifier: '27919', credential: '1' }]);

async function untilDelivered(count: number): Promise<void> {
  const { letters } = mailServer;
  for (let turn = 0; turn < 200 && letters.length < count; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test.each([
  ['folder', twoOnOneFile],
  ['libsql server', twoOnOneServer],
])('two processes on one %s lose no write, send no mail twice, and take each other’s sessions', async (_where, two) => {
  const [one = '', other = ''] = (await two()).map(({ url }) => url);
  const headers = await signedIn(one);
  const staff = (await (await fetch(api(other, '/staff/27919'), { headers })).json()) as { PersonID: number }[];
  const added = Array.from({ length: WRITES }, (_, index) => index).map(async (index) => {
    const address = index % 2 === 0 ? one : other;
    const body = credentialRequest(staff[index % staff.length]?.PersonID);
    return (await fetch(api(address, '/site/credentials'), { method: 'PUT', headers, body })).status;
  });
  expect(await Promise.all(added)).toEqual(Array.from({ length: WRITES }, () => 200));
  await untilDelivered(WRITES);
  // A second delivery of one would come now.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { letters } = mailServer;
  const ids = letters.map((letter) => /^Message-ID: (.*)$/im.exec(letter)?.[1]);
  expect([letters.length, new Set(ids).size]).toEqual([WRITES, WRITES]);
  const after = (await (await fetch(api(one, '/staff/27919'), { headers })).json()) as { NeedCredential: number }[];
  expect(after.every(({ NeedCredential }) => NeedCredential === 1)).toBe(true);
});

test('two processes on one libsql server count attempts to sign in together, and a restart forgets none', async () => {
  const [one, other] = await twoOnOneServer();
  const wrong = { email: demoLogins[0]?.email, password: 'wrong' };
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 10; attempt += 1) {
    statuses.push((await logIn((attempt % 2 === 0 ? one : other)?.url ?? '', wrong)).status);
  }
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
  expect((await logIn(one?.url ?? '')).status).toBe(429);
  expect((await logIn(other?.url ?? '')).status).toBe(429);
  await Promise.all(children.splice(0).map((child) => ended(child, 'SIGKILL')));
  expect((await logIn((await instance(newFolder())).url)).status).toBe(429);
});

test('a process that is killed while it writes to a libsql server loses nothing that it confirmed', async () => {
  const file = await startLibsqlServer();
  const [one, other] = await Promise.all([instance(newFolder()), instance(newFolder())]);
  const headers = await signedIn(other.url);
  const confirmed: string[] = [];
  let sent = 0;
  const write = async (): Promise<void> => {
    while (confirmed.length < 20) {
      const name = `no. ${String((sent += 1))}`;
      const body = JSON.stringify({ FirstName: name, LastName: 'Writer', Email: 'writer@x.example' });
      const response = await fetch(api(one.url, '/staff/assistant-person/'), { method: 'POST', headers, body }).catch(
        () => undefined,
      );
      if (response?.ok !== true) return;
      await response.text();
      confirmed.push(name);
      if (confirmed.length === 20) one.child.kill('SIGKILL');
    }
  };
  await Promise.all([write(), write()]);
  const { checked, names } = await namesIn(file);
  expect(confirmed.length).toBeGreaterThanOrEqual(20);
  expect(names).toEqual(expect.arrayContaining(confirmed));
  expect(checked).toBeGreaterThan(0);
  expect((await fetch(api(other.url, '/staff/27919'), { headers })).status).toBe(200);
});

async function namesIn(file: string): Promise<{ checked: number; names: string[] }> {
  const counts = await checkIntegrity(file);
  const { db, close } = await openDatabase(file);
  const rows = await db.select().from(persons);
  await close();
  return { checked: counts.persons ?? 0, names: rows.map(({ firstName }) => firstName) };
}

test('the association’s commands work on the libsql server, and a wrong token is refused', async () => {
  await startLibsqlServer();
  await instance(newFolder());
  const { dataDir } = newFolder();
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseServer?.url, DATABASE_TOKEN: TOKEN };
  expect(await runAssociation(['requests'], environment)).toEqual({
    code: 0,
    output: 'No listing requests are pending.\n',
    errors: '',
  });
  const refused = await runAssociation(['requests'], { ...environment, DATABASE_TOKEN: 'wrong' });
  expect(refused.code).toBe(1);
  expect(databaseServer?.calls().refused).toBeGreaterThan(0);
});
