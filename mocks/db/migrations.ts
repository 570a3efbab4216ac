import path from 'node:path';
import type { Client } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';

export const MIGRATIONS_FOLDER = path.join(process.cwd(), 'mocks/db/migrations');

const TABLE = '__drizzle_migrations';

/**
 * The `user_version` of the schemas that were released before there were migrations, and how many migrations each one
 * amounts to.
 */
const RELEASED: ReadonlyMap<number, number> = new Map([
  [1_042_987_707, 1],
  [201_341_726, 2],
]);

/** Any other `user_version` keeps servers of those days from opening a database that has been migrated. */
const MIGRATED = 1;

/** A database that cannot be opened by this version, said in a sentence. */
export class UnknownSchema extends Error {}

const number = async (client: Client, sql: string, column: string): Promise<number> =>
  Number((await client.execute(sql)).rows[0]?.[column] ?? 0);

const hasTable = async (client: Client, name: string): Promise<boolean> =>
  (await number(client, `SELECT count(*) AS n FROM sqlite_master WHERE name = '${name}'`, 'n')) > 0;

/** The time of the last migration that the database has; 0 for a new one. */
async function lastApplied(client: Client): Promise<number> {
  return (await hasTable(client, TABLE)) ? number(client, `SELECT max(created_at) AS last FROM ${TABLE}`, 'last') : 0;
}

/** Writes down, in a database from before there were migrations, which of them its schema already holds. */
async function recogniseReleased(client: Client, where: string, all: readonly MigrationMeta[]): Promise<void> {
  const version = await number(client, 'PRAGMA user_version', 'user_version');
  if (version === 0 || (await hasTable(client, TABLE))) return;
  const held = RELEASED.get(version);
  if (held === undefined) {
    throw new UnknownSchema(
      `The database ${where} has the tables of no released version (${String(version)}). Start the version that made it, or restore a backup: npm run restore`,
    );
  }
  await client.batch(
    [
      // The migrator's own table, as it makes it.
      `CREATE TABLE IF NOT EXISTS ${TABLE} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)`,
      ...all.slice(0, held).map(({ hash, folderMillis }) => ({
        sql: `INSERT INTO ${TABLE} (hash, created_at) VALUES (?, ?)`,
        args: [hash, folderMillis],
      })),
    ],
    'write',
  );
}

export interface MigrateOptions {
  client: Client;
  /** How the database is called in messages. */
  where: string;
  /** Whether it is a file, which may come from before there were migrations. */
  isFile: boolean;
  /** Called before a database that holds data is changed. */
  beforeChange: () => Promise<unknown>;
}

/**
 * Brings a database to the newest schema, keeping its rows. Of two servers that start at once, one does the work.
 * @throws UnknownSchema where a newer version has made it, or none that was released
 */
export async function migrateDatabase({ client, where, isFile, beforeChange }: MigrateOptions): Promise<void> {
  const all = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  const newest = all.at(-1)?.folderMillis ?? 0;
  if (isFile) await recogniseReleased(client, where, all);
  const last = await lastApplied(client);
  if (last > newest) {
    throw new UnknownSchema(
      `The database ${where} was made by a newer version of this server. Start that version, or restore a backup that this one made: npm run restore`,
    );
  }
  if (last === newest) return;
  if (last > 0) await beforeChange();
  try {
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER });
  } catch (error) {
    if ((await lastApplied(client)) !== newest) throw error;
  }
  if (isFile) await client.execute(`PRAGMA user_version = ${String(MIGRATED)}`);
}
