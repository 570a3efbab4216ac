// Verifies REL-10.
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from '@libsql/client';
import { is } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { checkIntegrity, withFile } from '../../mocks/db/backUp';
import { isReleased } from '../../mocks/db/migrations';
import { openDatabase } from '../../mocks/db/openDatabase';
import * as schema from '../../mocks/db/schema';
import { temporaryDirectory } from './support/temporaryServer';

const MIGRATIONS = 'mocks/db/migrations';

/** The released migrations' hashes: they never change, because databases hold them. A new migration gets a line here. */
const RELEASED = [
  '6b24121d424cd825d35789a23d6fa593638b3ac63a2bc4423eafb7d12a542bb1',
  '52d4e411e95f9816c1e44ffcf34d5d57f609bc31e622e00c5eaee6cc6eb726ac',
  'fc2ece845de21e143cc9df358615036153e598dde3736139e9839a3fa1e40f1e',
  '1beb69649d8515a13a8b92820472bc09feb30fe8afcd8216b0971601c3345041',
  'f1675a27e593f7ccfc09797568523a531b4e44e20ab2c924501be33c5292db8e',
];

interface Made {
  /** How many migrations it holds. */
  count: number;
  /** The `user_version` that identifies a database of a release from before there were migrations. */
  version?: number;
}

/** Every schema that was ever released, and what each migration leaves. */
const made: Made[] = [
  { count: 1, version: 1_042_987_707 },
  { count: 2, version: 201_341_726 },
  ...RELEASED.slice(1).map((_, index) => ({ count: index + 1 })),
];

let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryDirectory();
  file = path.join(folder, 'portal.db');
});

async function open(): Promise<void> {
  const { close } = await openDatabase(file);
  await close();
}

const rowsOf = async (client: Client, sql: string) => (await client.execute(sql)).rows.map((row) => ({ ...row }));
const read = (sql: string) => withFile(file, (client) => rowsOf(client, sql));

/** The value of a column, which contains its name and row. The first email is delivered, and the second waits. */
function valueOf(name: string, type: string, row: number): string | number | null {
  if (name === 'mail')
    return JSON.stringify({ to: `Desk${row}@courier.example`, kind: ['', 'recovery', 'decision'][row] });
  if (name === 'delivered_at' && row === 2) return null;
  // A school refers to its league by the league's identifier.
  return type === 'INTEGER' ? row : `${name === 'league' ? 'identifier' : name} ${row}’`;
}

/** Makes a database with two rows in each table. */
async function make({ count, version }: Made): Promise<void> {
  const part = path.join(folder, 'migrations');
  cpSync(MIGRATIONS, part, { recursive: true });
  const journal = path.join(part, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
  await withFile(file, async (client) => {
    await migrate(drizzle({ client }), { migrationsFolder: part });
    await client.execute('PRAGMA foreign_keys = OFF');
    const tables = await rowsOf(
      client,
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%\\_\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
    );
    for (const table of tables.map(({ name }) => name as string)) {
      const columns = await rowsOf(client, `PRAGMA table_info(${table})`);
      for (const row of [1, 2]) {
        const args = columns.map(({ name, type }) => valueOf(name as string, (type as string).toUpperCase(), row));
        await client.execute({ sql: `INSERT INTO ${table} VALUES (${columns.map(() => '?').join(', ')})`, args });
      }
    }
    if (version !== undefined)
      await client.executeMultiple(`DROP TABLE __drizzle_migrations; PRAGMA user_version = ${version}`);
  });
}

/** Columns, what is indexed or unique, and references, without the order in which they were added. */
const describeTables = async (): Promise<unknown[]> => {
  const tables = "sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%'";
  const rows = await read(
    `SELECT m.name || ' ' || c.name || ' ' || lower(c.type) || ' ' || c."notnull" || ' ' || coalesce(c.dflt_value, '') || ' ' || c.pk AS text
       FROM ${tables} AND m.name NOT LIKE '\\_\\_%' ESCAPE '\\'
     UNION ALL SELECT iif(i.origin = 'u', 'unique', i.name) || ' ' || m.name || ' ' || group_concat(k.name)
       FROM sqlite_master m, pragma_index_list(m.name) i, pragma_index_info(i.name) k WHERE i.origin <> 'pk' GROUP BY i.name
     UNION ALL SELECT 'key ' || m.name || ' ' || k."from" || ' ' || k."table" || ' ' || k."to" || ' ' || k.on_delete
       FROM sqlite_master m, pragma_foreign_key_list(m.name) k WHERE m.type = 'table'`,
  );
  return rows.map(({ text }) => text).sort();
};

test('no released migration has changed', () => {
  expect(readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash)).toEqual(RELEASED);
});

test.each(made)(
  'a database of $count migrations ($version) opens with every row, after a backup, once',
  async (one) => {
    await make(one);
    expect(await withFile(file, isReleased)).toBe(true);
    const before = await checkIntegrity(file);
    const [organizations, agreements] = [
      'SELECT id, identifier, organization_name, status FROM organizations',
      'SELECT * FROM agreements',
    ];
    const rows = [await read(organizations), await read(agreements)];
    await open();
    const after = await checkIntegrity(file);
    // Login attempts are not migrated: they were valid for a quarter of an hour only, and are now counted in memory.
    const { __drizzle_migrations: _applied, login_attempts: _attempts, ...lasting } = before;
    expect(after).toMatchObject(lasting);
    expect([await read(organizations), await read(agreements)]).toEqual(rows);
    if (one.count < 3) {
      expect(
        await read('SELECT mail IS NULL AS empty, kind, recipient, delivered_at IS NULL AS waits FROM mails'),
      ).toEqual([
        { empty: 1, kind: 'recovery', recipient: 'desk1@courier.example', waits: 0 },
        { empty: 0, kind: 'decision', recipient: 'desk2@courier.example', waits: 1 },
      ]);
    }
    const backups = readdirSync(path.join(folder, 'backups'));
    expect(backups).toEqual([expect.stringMatching(/^portal-\d{8}T\d{6}Z-before-migration\.db$/)]);
    const backup = path.join(folder, 'backups', backups[0] ?? '');
    expect(await checkIntegrity(backup)).toMatchObject({
      ...lasting,
      __drizzle_migrations: expect.any(Number) as number,
    });
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    await open();
    expect(await checkIntegrity(file)).toEqual(after);
    expect(readdirSync(path.join(folder, 'backups'))).toHaveLength(1);
  },
);

test('two servers that start concurrently on an older database both open it with every row', async () => {
  await make({ count: 1, version: 1_042_987_707 });
  const outcomes = await Promise.allSettled([open(), open()]);
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  await open();
  expect((await checkIntegrity(file)).agreements).toBe(2);
});

const namesOf = (columns: readonly object[]) => columns.map((column) => ('name' in column ? column.name : '')).join();

/** Describes a table of the schema in the format of `describeTables`, so that the two can be compared. */
function describeTable(table: SQLiteTable): string[] {
  const { name, columns, primaryKeys, indexes, foreignKeys } = getTableConfig(table);
  const keys = [...columns.filter(({ primary }) => primary), ...primaryKeys.flatMap((key) => key.columns)];
  return [
    ...columns.map((column) => {
      const standard = typeof column.default === 'string' ? `'${column.default}'` : String(column.default ?? '');
      const notNull = Number(column.notNull && !column.primary);
      return `${name} ${column.name} ${column.getSQLType()} ${notNull} ${standard} ${keys.indexOf(column) + 1}`;
    }),
    ...columns.filter(({ isUnique }) => isUnique).map((column) => `unique ${name} ${column.name}`),
    ...indexes.map(({ config }) => `${config.name} ${name} ${namesOf(config.columns)}`),
    ...foreignKeys.map(({ onDelete = 'no action', reference }) => {
      const key = reference();
      const target = `${getTableConfig(key.foreignTable).name} ${namesOf(key.foreignColumns)}`;
      return `key ${name} ${namesOf(key.columns)} ${target} ${onDelete.toUpperCase()}`;
    }),
  ];
}

test.each([{ count: 0 }, ...made.slice(0, 2)])(
  'the migrations after $count produce the current tables',
  async (one) => {
    if (one.count > 0) await make(one);
    await open();
    const tables = Object.values(schema).filter((table) => is(table, SQLiteTable));
    expect(await describeTables()).toEqual(tables.flatMap(describeTable).sort());
  },
);

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
