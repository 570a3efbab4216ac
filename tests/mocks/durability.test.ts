// Verifies REL-6.
import path from 'node:path';
import { openDatabase, signToken, type Database } from '../../mocks';
import { agreements, listingRequests, organizationContacts, organizations, persons } from '../../mocks/db/schema';
import { operationById, operationsInContract, type OperationId } from '../../mocks/http/contract';
import { readSecret } from '../../mocks/server/secrets';
import { audioRequest, listingRequest, organizationEdit, staffEdit } from './fixture/bodies';
import { exampleCalls } from './fixture/exampleCalls';
import { courier } from './fixture/organizations';
import { seedFixture } from './fixture/seedFixture';
import { endServerProcesses, serverProcess } from './support/serverProcess';
import { temporaryFolder } from './support/temporaryServer';

type Writes = keyof typeof exampleCalls;
type Send = (id: Writes, body?: unknown) => Promise<boolean>;

const folder = temporaryFolder();
const file = path.join(folder.dataDir, 'portal.db');
afterAll(async () => {
  await endServerProcesses();
  folder.remove();
});

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
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    await response.text();
    return response.ok;
  };
  return { server, send };
}

/** Written again and again: what the n-th call sends, and the numbers that the database then knows. */
interface Series {
  body: (n: number) => unknown;
  stored: (db: Database) => Promise<(string | null | undefined)[]>;
  /** Whether each call adds a row; otherwise it replaces what the one before has written. */
  adds: boolean;
}

const nameOf = (submission: string) => (JSON.parse(submission) as { name: string }).name;
const own = ({ id }: { id: number }) => id === courier.id;

const series: Partial<Record<Writes, Series>> = {
  requestListing: {
    adds: true,
    body: (n) => ({ ...listingRequest, Organization: `no. ${n}` }),
    stored: async (db) => (await db.select().from(listingRequests)).map(({ organization }) => organization),
  },
  submitAgreement: {
    adds: true,
    body: (n) => ({ ...audioRequest, name: `no. ${n}` }),
    stored: async (db) => (await db.select().from(agreements)).map(({ submission }) => nameOf(submission)),
  },
  createAssistantPerson: {
    adds: true,
    body: (n) => ({ ...staffEdit, FirstName: `no. ${n}` }),
    stored: async (db) => (await db.select().from(persons)).map(({ firstName }) => firstName),
  },
  updateOrganizationName: {
    adds: false,
    body: (n) => ({ ...organizationEdit, Organization: `no. ${n}` }),
    stored: async (db) => (await db.select().from(organizations)).filter(own).map((row) => row.organizationName),
  },
  updateOrganizationContact: {
    adds: false,
    body: (n) => ({ ...organizationEdit, Website: `no. ${n}` }),
    stored: async (db) => (await db.select().from(organizationContacts)).map(({ webSite }) => webSite),
  },
};

/** The writes that have no number in them: sent once, while the others go on. */
const single = operationsInContract
  .filter(({ id, method }) => method !== 'GET' && !(id in series))
  .map(({ id }) => id)
  .filter((id): id is Writes => !(['login', 'verifyCaptcha', 'decideAudioRequest'] as OperationId[]).includes(id))
  // Whoever is deleted can no longer be changed.
  .sort((one, other) => Number(one === 'deleteAssistant') - Number(other === 'deleteAssistant'));

/** Everything that is stored, but for what the server does by itself: it delivers mails. */
async function stored(db: Database): Promise<string[]> {
  const tables = await db.all<{ name: string }>(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('mails', 'captcha_passes', 'known_callers', 'sqlite_sequence')`,
  );
  const rows = await Promise.all(
    tables.map(async ({ name }) => (await db.all<object>(`SELECT * FROM ${name}`)).map((row) => [name, row])),
  );
  return rows.flat().map((row) => JSON.stringify(row));
}

/** How many calls of a kind are under way at once: what replaces has to be sent in order. */
const lanesOf = ({ adds }: Series): number => (adds ? 2 : 1);

test('every write confirmed over HTTP is in the file at once and survives kill -9', async () => {
  const { server, send } = await serve();
  for (const id of single) expect([id, await send(id)]).toEqual([id, true]);
  // Another process, which knows what is on file and nothing of what the server only remembers.
  const beside = await openDatabase(file);
  const settled = await stored(beside.db);

  const confirmed: Record<string, number[]> = {};
  const early: string[] = [];
  const numbersOf = (id: string): number[] => (confirmed[id] ??= []);
  const total = () => Object.values(confirmed).flat().length;
  const write = async ([id, { body, stored }]: [string, Series], next: () => number): Promise<void> => {
    for (;;) {
      const n = next();
      // Once the server is dead, every call is refused a connection.
      const isConfirmed = await send(id as Writes, body(n)).catch(() => false);
      if (!isConfirmed) return;
      if (!(await stored(beside.db)).includes(`no. ${n}`)) early.push(`${id} no. ${n}`);
      numbersOf(id).push(n);
      const isEnough = total() >= 60 && Object.keys(series).every((one) => numbersOf(one).length > 5);
      if (isEnough) server.child.kill('SIGKILL');
    }
  };
  const lanes = Object.entries(series).flatMap(([id, one]) => {
    let sent = 0;
    const next = (): number => (sent += 1);
    return Array.from({ length: lanesOf(one) }, () => write([id, one], next));
  });
  await Promise.all(lanes);
  await beside.close();
  await server.end();
  expect(server.child.signalCode).toBe('SIGKILL');
  expect(early).toEqual([]);
  expect(total()).toBeGreaterThanOrEqual(60);

  const { db, close } = await openDatabase(file);
  for (const [id, { adds, stored }] of Object.entries(series)) {
    const numbers = await stored(db);
    const last = numbersOf(id).at(-1) ?? 0;
    expect([id, numbersOf(id).length > 5]).toEqual([id, true]);
    if (adds) expect(numbers).toEqual(expect.arrayContaining(numbersOf(id).map((n) => `no. ${n}`)));
    else expect(numbers.filter((text) => [`no. ${last}`, `no. ${last + 1}`].includes(text ?? ''))).toHaveLength(1);
  }
  const after = new Set(await stored(db));
  await close();
  // The two rows that the series have written over.
  expect(settled.filter((row) => !after.has(row))).toHaveLength(2);
});
