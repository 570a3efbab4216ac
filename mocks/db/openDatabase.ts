import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type Client, type ResultSet } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { createStatements, schemaVersion } from './createTables';
import * as schema from './schema';
import { serialClient } from './serialClient';

export type Database = LibSQLDatabase<typeof schema>;

/** What queries take that may run inside a transaction: the database, or the transaction's handle. */
export type Queries = BaseSQLiteDatabase<'async', ResultSet, typeof schema>;

export interface OpenDatabase {
  db: Database;
  close: () => void;
}

const memory = ':memory:';

/** How long a statement waits for another process (the server, the staff's command line) to finish its own, in ms. */
const patience = 5000;

/**
 * Opens the stand-in's database, and creates its tables where there are none.
 * In a file, an answered write is on the disk: the log is written ahead and synced on every commit.
 *
 * @param path a file's path, or `:memory:`
 */
export async function openDatabase(path: string = memory): Promise<OpenDatabase> {
  if (path !== memory) mkdirSync(dirname(path), { recursive: true });
  const url = path === memory ? memory : pathToFileURL(path).href;
  const client = createClient({ url, concurrency: 1, timeout: patience });
  try {
    await client.execute(`PRAGMA busy_timeout = ${String(patience)}`);
    if (path !== memory) await client.execute('PRAGMA journal_mode = WAL');
    await client.execute('PRAGMA synchronous = FULL');
    await client.execute('PRAGMA foreign_keys = ON');
    // What is deleted is overwritten: mails hold passwords until they are delivered.
    await client.execute('PRAGMA secure_delete = ON');
    await createTables(client, path);
  } catch (error) {
    client.close();
    throw error;
  }
  const serial = serialClient(client);
  return {
    db: drizzle({ client: serial, schema }),
    close: () => {
      client.close();
    },
  };
}

async function createTables(client: Client, path: string): Promise<void> {
  const found = Number((await client.execute('PRAGMA user_version')).rows[0]?.user_version ?? 0);
  if (found === schemaVersion) return;
  if (found !== 0) {
    throw new Error(
      `The database ${path} was made by another version of the stand-in media API, whose tables differ. ` +
        'Move it away, or delete it with the files beside it, and start again: it is filled afresh.',
    );
  }
  await client.batch([...createStatements, `PRAGMA user_version = ${String(schemaVersion)}`], 'write');
}
