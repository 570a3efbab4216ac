/** @jest-environment node */
// Verifies REL-14.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { demoLogins } from '../../mocks/seed';
import { smtpServer, type SmtpServer } from '../support/smtpServer';
import { temporaryFolder } from './support/temporaryServer';

jest.setTimeout(120_000);

const folder = temporaryFolder();
const children: ChildProcess[] = [];

/** Fewer than the server sends one recipient in an hour. */
const WRITES = 16;

let mailServer: SmtpServer;
beforeAll(async () => {
  mailServer = await smtpServer();
});

/** A server process on the shared data, and its address. */
async function instance(): Promise<string> {
  const options = {
    ...folder,
    port: 0,
    smtpUrl: mailServer.url,
    signals: true,
    seedDate: '2026-11-20',
    remove: undefined,
  };
  const work = `import { startServer } from './mocks/server/startServer';
    console.log((await startServer(${JSON.stringify(options)})).url);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', work], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return line.toString().trim();
}

afterAll(async () => {
  await Promise.all(
    children.map((child) => {
      child.kill('SIGTERM');
      return once(child, 'exit');
    }),
  );
  await mailServer.close();
  folder.remove();
});

test('two processes on one folder lose no write, send no e-mail twice, and accept each other’s sessions', async () => {
  const [one, other] = await Promise.all([instance(), instance()]);
  const api = (address: string, way: string) => `${address}/mediareact/api${way}`;
  const json = { 'Content-Type': 'application/json' };
  const login = await fetch(api(one, '/login/login'), {
    method: 'POST',
    headers: json,
    body: JSON.stringify(demoLogins[0]),
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { ...json, Authorization: `Bearer ${token}` };
  const staff = (await (await fetch(api(other, '/staff/27919'), { headers })).json()) as { PersonID: number }[];
  const added = Array.from({ length: WRITES }, (_, index) => index).map(async (index) => {
    const address = index % 2 === 0 ? one : other;
    const body = JSON.stringify([
      { staff: staff[index % staff.length]?.PersonID, identifier: '27919', credential: '1' },
    ]);
    return (await fetch(api(address, '/site/credentials'), { method: 'PUT', headers, body })).status;
  });
  expect(await Promise.all(added)).toEqual(Array.from({ length: WRITES }, () => 200));
  const { letters } = mailServer;
  for (let turn = 0; turn < 200 && letters.length < WRITES; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  // A second delivery of one would come now.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const ids = letters.map((letter) => /^Message-ID: (.*)$/im.exec(letter)?.[1]);
  expect([letters.length, new Set(ids).size]).toEqual([WRITES, WRITES]);
  const after = (await (await fetch(api(one, '/staff/27919'), { headers })).json()) as { NeedCredential: number }[];
  expect(after.every(({ NeedCredential }) => NeedCredential === 1)).toBe(true);
});
