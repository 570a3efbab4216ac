// Verifies REL-6.
import path from 'node:path';
import { openDatabase, signToken, type Database } from '../../mocks';
import { operationById, operationsInContract, type OperationId } from '../../mocks/http/contract';
import { readSecret } from '../../mocks/server/secrets';
import { audioRequest, listingRequest, organizationEdit, staffEdit } from './fixture/bodies';
import { exampleCalls } from './fixture/exampleCalls';
import { courier } from './fixture/organizations';
import { seedFixture } from './fixture/seedFixture';
import { serverProcess } from './support/serverProcess';
import { JSON_TYPE } from './support/sharedServer';
import { temporaryFolder } from './support/temporaryServer';

type Writes = keyof typeof exampleCalls;
type Send = (id: Writes, body?: unknown) => Promise<boolean>;

const folder = temporaryFolder();
const file = path.join(folder.dataDir, 'portal.db');

/** The server over the fixture, and a way to send its operations' examples. */
async function serve() {
  const { db, close } = await openDatabase(file);
  await seedFixture(db);
  await close();
  const server = await serverProcess(folder);
  const context = { secret: await readSecret(folder.dataDir), now: () => new Date() };
  const token = await signToken(context, { Role: 'media', Identifier: courier.identifier });
  const send: Send = async (id, body = exampleCalls[id].body) => {
    // Each request to be listed needs a captcha of its own.
    if (id === 'requestListing') await send('verifyCaptcha');
    const response = await fetch(`${server.url}/mediareact/api${exampleCalls[id].path}`, {
      method: operationById(id).method,
      headers: { ...JSON_TYPE, Authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    await response.text();
    return response.ok;
  };
  return { server, send };
}

/** Writes that are sent repeatedly, each time with another text. Some add a row, and others replace the previous text. */
const ADDING = {
  requestListing: (text: string) => ({ ...listingRequest, Organization: text }),
  submitAgreement: (text: string) => ({ ...audioRequest, name: text }),
  createAssistantPerson: (text: string) => ({ ...staffEdit, FirstName: text }),
};
const REPLACING = {
  updateOrganizationName: (text: string) => ({ ...organizationEdit, Organization: text }),
  updateOrganizationContact: (text: string) => ({ ...organizationEdit, Website: text }),
};
const adding = Object.entries(ADDING);
const replacing = Object.entries(REPLACING);
const textOf = (id: string, n: number) => `${id} no. ${n}!`;

/** The writes that have no text in them: sent once, before the others. */
const single = operationsInContract
  .filter(({ id, method }) => method !== 'GET' && !(id in ADDING) && !(id in REPLACING))
  .map(({ id }) => id)
  .filter((id): id is Writes => !(['login', 'verifyCaptcha', 'decideAudioRequest'] as OperationId[]).includes(id))
  // Whoever is deleted can no longer be changed.
  .sort((one, other) => Number(one === 'deleteAssistant') - Number(other === 'deleteAssistant'));

/** Everything that is stored, except in tables that the server also changes by itself, such as when it delivers emails. */
async function stored(db: Database): Promise<string[]> {
  const tables = await db.all<{ name: string }>(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('mails', 'captcha_passes', 'known_callers', 'sqlite_sequence')`,
  );
  const rows = await Promise.all(
    tables.map(async ({ name }) => (await db.all<object>(`SELECT * FROM ${name}`)).map((row) => [name, row])),
  );
  return rows.flat().map((row) => JSON.stringify(row));
}

test('every write confirmed over HTTP is in the file at once and survives kill -9', async () => {
  const { server, send } = await serve();
  for (const id of single) expect([id, await send(id)]).toEqual([id, true]);
  // This process is not the server's: it sees what is in the file, and not what the server has only in memory.
  const beside = await openDatabase(file);
  const settled = await stored(beside.db);

  const confirmed: Record<string, number[]> = {};
  const sent: Record<string, number> = {};
  const early: string[] = [];
  const numbersOf = (id: string): number[] => (confirmed[id] ??= []);
  const total = () => Object.values(confirmed).flat().length;
  const write = async ([id, bodyOf]: [string, (text: string) => object]): Promise<void> => {
    for (;;) {
      const n = (sent[id] = (sent[id] ?? 0) + 1);
      // Once the server is dead, every call is refused a connection.
      const isConfirmed = await send(id as Writes, bodyOf(textOf(id, n))).catch(() => false);
      if (!isConfirmed) return;
      if (!(await stored(beside.db)).join('\n').includes(textOf(id, n))) early.push(textOf(id, n));
      numbersOf(id).push(n);
      const isEnough = total() >= 60 && [...adding, ...replacing].every(([one]) => numbersOf(one).length > 5);
      if (isEnough) server.child.kill('SIGKILL');
    }
  };
  // Replacing writes have to be sent in order. Adding writes are sent by two callers at once.
  await Promise.all([...adding, ...adding, ...replacing].map(write));
  await beside.close();
  await server.end();
  expect(server.child.signalCode).toBe('SIGKILL');
  expect(early).toEqual([]);
  expect(total()).toBeGreaterThanOrEqual(60);

  const { db, close } = await openDatabase(file);
  const after = await stored(db);
  await close();
  const has = (id: string, n: number) => after.join('\n').includes(textOf(id, n));
  for (const [id] of adding) expect([id, numbersOf(id).filter((n) => !has(id, n))]).toEqual([id, []]);
  for (const [id] of replacing) {
    const last = numbersOf(id).at(-1) ?? 0;
    expect([id, [last, last + 1].filter((n) => has(id, n)).length]).toEqual([id, 1]);
  }
  // Only the two rows that the replacing writes have changed are no longer the same.
  expect(settled.filter((row) => !after.includes(row))).toHaveLength(2);
});
