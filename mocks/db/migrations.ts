import path from 'node:path';
import { createClient, type Client } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';

const MIGRATIONS_FOLDER = path.join(process.cwd(), 'mocks/db/migrations');

const TABLE = '__drizzle_migrations';

/** `user_version` of the schemas released before migrations existed, and how many migrations each one equals. */
const RELEASED: ReadonlyMap<number, number> = new Map([
  [1_042_987_707, 1],
  [201_341_726, 2],
]);

/** The `user_version` of a migrated database; releases from before migrations existed refuse to open it. */
const MIGRATED = 1;

class UnknownSchema extends Error {}

const number = async (client: Client, sql: string, column: string): Promise<number> =>
  Number((await client.execute(sql)).rows[0]?.[column] ?? 0);

const hasTable = async (client: Client, name: string): Promise<boolean> =>
  (await number(client, `SELECT count(*) AS n FROM sqlite_master WHERE name = '${name}'`, 'n')) > 0;

async function lastApplied(client: Client): Promise<number> {
  return (await hasTable(client, TABLE)) ? number(client, `SELECT max(created_at) AS last FROM ${TABLE}`, 'last') : 0;
}

const allMigrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });

/** A database's schema for comparison: tables with their columns and references, and the names of everything else, such as triggers. */
async function shapeOf(client: Client): Promise<string> {
  const { rows } = await client.execute(
    `SELECT m.type, m.name, m.tbl_name, c.name AS part, c.type AS kind, c."notnull", c.dflt_value, c.pk,
     f."table", f."to", f.on_delete FROM sqlite_master AS m LEFT JOIN pragma_table_xinfo(m.name) AS c ON m.type = 'table'
     LEFT JOIN pragma_foreign_key_list(m.name) AS f ON f."from" = c.name
     WHERE m.name NOT LIKE 'sqlite_%' AND m.name <> '${TABLE}' ORDER BY 1, 2, 4, 9`,
  );
  return JSON.stringify(rows.map((row) => Object.values(row)));
}

/** Whether the schema matches this release or an earlier one. A newer release's schema is unknown here, so it is accepted. */
export async function isReleased(client: Client): Promise<boolean> {
  const last = await lastApplied(client);
  const all = allMigrations();
  if (last > (all.at(-1)?.folderMillis ?? 0)) return true;
  const released = RELEASED.get(await number(client, 'PRAGMA user_version', 'user_version')) ?? 0;
  const applied = last > 0 ? all.filter(({ folderMillis }) => folderMillis <= last) : all.slice(0, released);
  const own = createClient({ url: ':memory:' });
  try {
    for (const statement of applied.flatMap(({ sql }) => sql)) await own.execute(statement);
    return applied.length > 0 && (await shapeOf(client)) === (await shapeOf(own));
  } finally {
    own.close();
  }
}

/** Marks as applied the migrations whose changes a database from before migrations existed already contains. */
async function recognizeReleased(client: Client, where: string, all: readonly MigrationMeta[]): Promise<void> {
  const version = await number(client, 'PRAGMA user_version', 'user_version');
  if (version === 0 || (await hasTable(client, TABLE))) return;
  const held = RELEASED.get(version);
  if (held === undefined) {
    throw new UnknownSchema(
      `The database ${where} matches no released version (${String(version)}). Start the version that made it, or restore a backup: npm run restore`,
    );
  }
  await client.batch(
    [
      // Creates the migrator's own table, with the same statement as the migrator.
      `CREATE TABLE IF NOT EXISTS ${TABLE} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)`,
      ...all.slice(0, held).map(({ hash, folderMillis }) => ({
        sql: `INSERT INTO ${TABLE} (hash, created_at) VALUES (?, ?)`,
        args: [hash, folderMillis],
      })),
    ],
    'write',
  );
}

/**
 * Upgrades the schema. If two servers start at once, one migrates and the other continues with the result.
 * @param backUpFile given only for a file; called before a file that contains data is changed
 */
export async function migrateDatabase(
  client: Client,
  where: string,
  backUpFile?: () => Promise<unknown>,
): Promise<void> {
  const all = allMigrations();
  const newest = all.at(-1)?.folderMillis ?? 0;
  if (backUpFile !== undefined) await recognizeReleased(client, where, all);
  const last = await lastApplied(client);
  if (last > newest) {
    throw new UnknownSchema(
      `The database ${where} was made by a newer version of this server. Start that version, or restore a backup made by this one: npm run restore`,
    );
  }
  if (last === newest) return;
  if (last > 0) await backUpFile?.();
  try {
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER });
  } catch (error) {
    if ((await lastApplied(client)) !== newest) throw error;
  }
  if (backUpFile !== undefined) await client.execute(`PRAGMA user_version = ${String(MIGRATED)}`);
}
