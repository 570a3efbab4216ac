// Verifies REL-10.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { checkIntegrity, withFile } from '../../mocks/db/backUp';
import { isReleased } from '../../mocks/db/migrations';
import { openDatabase } from '../../mocks/db/openDatabase';
import * as schema from '../../mocks/db/schema';
import { createStatements } from '../support/tablesOfSchema';

const SCHEMAS = 'tests/mocks/schemas';
const released = readdirSync(SCHEMAS);

const MIGRATIONS = 'mocks/db/migrations';
const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
/** All but the newest. */
const MIGRATION_COUNTS = names.slice(1).map((_, index) => index + 1);

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'schema-'));
  file = path.join(folder, 'portal.db');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const make = (name: string): Promise<void> =>
  withFile(file, (client) => client.executeMultiple(readFileSync(path.join(SCHEMAS, name), 'utf8')));

async function open(): Promise<void> {
  const { close } = await openDatabase(file);
  await close();
}

const rowsOf = (sql: string) =>
  withFile(file, async (client) => (await client.execute(sql)).rows.map((row) => ({ ...row })));

/** Attempts counted for a quarter of an hour, and are counted in memory now: there is nothing to keep. */
const PASSING = new Set(['login_attempts']);

test.each(released)('a database of the schema %s opens with every row, after a backup', async (name) => {
  await make(name);
  expect(await withFile(file, isReleased)).toBe(true);
  const before = await checkIntegrity(file);
  const organizations = await rowsOf('SELECT id, identifier, organization_name, status FROM organizations');
  const agreements = await rowsOf('SELECT * FROM agreements');
  await open();
  const after = await checkIntegrity(file);
  for (const [table, count] of Object.entries(before)) {
    if (!PASSING.has(table)) expect([table, after[table]]).toEqual([table, count]);
  }
  expect(await rowsOf('SELECT id, identifier, organization_name, status FROM organizations')).toEqual(organizations);
  expect(await rowsOf('SELECT * FROM agreements')).toEqual(agreements);
  expect(
    await rowsOf('SELECT mail IS NULL AS empty, kind, recipient, delivered_at IS NULL AS waits FROM mails'),
  ).toEqual([
    { empty: 1, kind: 'recovery', recipient: 'desk1@courier.example', waits: 0 },
    { empty: 0, kind: 'decision', recipient: 'desk2@courier.example', waits: 1 },
  ]);
  const backups = readdirSync(path.join(folder, 'backups'));
  expect(backups).toEqual([expect.stringMatching(/^portal-\d{8}T\d{6}Z-before-migration\.db$/)]);
  const backup = path.join(folder, 'backups', backups[0] ?? '');
  expect(await checkIntegrity(backup)).toEqual({ ...before, __drizzle_migrations: expect.any(Number) as number });
  expect(statSync(backup).mode & 0o777).toBe(0o600);
});

test.each(released)('a database of the schema %s is migrated once', async (name) => {
  await make(name);
  await open();
  const after = await checkIntegrity(file);
  await open();
  expect(await checkIntegrity(file)).toEqual(after);
  expect(readdirSync(path.join(folder, 'backups'))).toHaveLength(1);
});

test('two servers that start concurrently on an older database both open it with every row', async () => {
  await make(released[0] ?? '');
  const before = await checkIntegrity(file);
  const outcomes = await Promise.allSettled([open(), open()]);
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  await open();
  expect((await checkIntegrity(file)).agreements).toBe(before.agreements);
});

/** A database as the first migrations leave it, with a row in each of two tables. */
async function makeAt(count: number): Promise<void> {
  const part = path.join(folder, 'migrations');
  cpSync(MIGRATIONS, part, { recursive: true });
  const journal = path.join(part, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
  await withFile(file, async (client) => {
    await migrate(drizzle({ client }), { migrationsFolder: part });
    await client.execute("INSERT INTO organization_types (type_id, type) VALUES (2, 'Newspaper')");
    await client.execute("INSERT INTO states (id, code, name) VALUES (1, 'KS', 'Kansas')");
  });
}

test.each(MIGRATION_COUNTS)('a database after %d migrations opens with every row, after a backup', async (count) => {
  await makeAt(count);
  const before = await checkIntegrity(file);
  await open();
  const after = await checkIntegrity(file);
  expect([after.organization_types, after.states]).toEqual([1, 1]);
  const lasting = Object.keys(before).filter((table) => table !== '__drizzle_migrations' && !PASSING.has(table));
  expect(lasting.map((table) => [table, after[table]])).toEqual(lasting.map((table) => [table, before[table]]));
  expect(readdirSync(path.join(folder, 'backups'))).toHaveLength(1);
});

/** Columns and their kinds, and indexes, without the order in which they were added. */
const describeTables = (): Promise<string[]> =>
  withFile(file, async (client) => {
    const { rows } = await client.execute(
      `SELECT m.name || ' ' || c.name || ' ' || c.type || ' ' || c."notnull" || ' ' || coalesce(c.dflt_value, '') || ' ' || c.pk AS text
         FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE '\\_\\_%' ESCAPE '\\'
       UNION ALL SELECT 'index ' || name || ' ' || tbl_name FROM sqlite_master WHERE type = 'index' AND tbl_name NOT LIKE '\\_\\_%' ESCAPE '\\'
       UNION ALL SELECT 'key ' || m.name || ' ' || k."from" || ' ' || k."table" || ' ' || k."to" || ' ' || k.on_delete
         FROM sqlite_master m, pragma_foreign_key_list(m.name) k WHERE m.type = 'table' ORDER BY 1`,
    );
    return rows.map(({ text }) => text as string);
  });

test.each(['', ...released])('the migrations from %j produce the current tables', async (name) => {
  await withFile(file, (client) => client.batch([...createStatements], 'write'));
  const wanted = await describeTables();
  rmSync(file);
  if (name !== '') await make(name);
  await open();
  expect(await describeTables()).toEqual(wanted);
});

test('a new database has every table and no row', async () => {
  const { db, close } = await openDatabase();
  expect(await db.select().from(schema.organizations)).toEqual([]);
  await close();
});

test.each([
  ['PRAGMA user_version = 4711', 'matches no released version (4711)'],
  ['INSERT INTO __drizzle_migrations (hash, created_at) VALUES (1, 99999999999999)', 'was made by a newer version'],
])('after %s the database is refused and left as it is', async (sql, message) => {
  if (sql.startsWith('INSERT')) await open();
  await withFile(file, (client) => client.execute(sql));
  const before = await checkIntegrity(file);
  await expect(open()).rejects.toThrow(message);
  await expect(open()).rejects.toThrow(file);
  expect(await checkIntegrity(file)).toEqual(before);
});
