import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type Client, type ResultSet } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { backUpTo, migrationBackup } from './backUp';
import { migrateDatabase } from './migrations';
import * as schema from './schema';
import { serialClient } from './serialClient';

export type Database = LibSQLDatabase<typeof schema>;

/** What queries take that may run inside a transaction: the database, or the transaction's handle. */
export type Queries = BaseSQLiteDatabase<'async', ResultSet, typeof schema>;

export interface OpenDatabase {
  db: Database;
  close: () => void;
}

/** A libsql server, which several instances of this one may share. */
export interface RemoteDatabase {
  /** `libsql://…`, `https://…` or `http://…`. */
  url: string;
  authToken: string | undefined;
}

const memory = ':memory:';

/** How long a statement waits for another process (the server, the staff's command line) to finish its own, in ms. */
const patience = 5000;

/**
 * Opens the stand-in's database, and brings its tables to the newest schema.
 * In a file, an answered write is on the disk: the log is written ahead and synced on every commit.
 *
 * @param at a file's path, `:memory:`, or a server
 */
export async function openDatabase(at: string | RemoteDatabase = memory): Promise<OpenDatabase> {
  return typeof at === 'string' ? openFile(at) : openRemote(at);
}

async function openFile(path: string): Promise<OpenDatabase> {
  if (path !== memory) mkdirSync(dirname(path), { recursive: true });
  const url = path === memory ? memory : pathToFileURL(path).href;
  const client = createClient({ url, concurrency: 1, timeout: patience });
  return closingOnFailure(client, async () => {
    await client.execute(`PRAGMA busy_timeout = ${String(patience)}`);
    if (path !== memory) await client.execute('PRAGMA journal_mode = WAL');
    await client.execute('PRAGMA synchronous = FULL');
    // What is deleted is overwritten: mails hold passwords until they are delivered.
    await client.execute('PRAGMA secure_delete = ON');
    const beforeChange = (): Promise<unknown> => backUpTo(client, migrationBackup(path, new Date()));
    await migrateDatabase({ client, where: path, isFile: path !== memory, beforeChange });
    // The migrator turns them off.
    await client.execute('PRAGMA foreign_keys = ON');
    return serialClient(client);
  });
}

async function openRemote({ url, authToken }: RemoteDatabase): Promise<OpenDatabase> {
  const client = createClient({ url, ...(authToken === undefined ? {} : { authToken }) });
  return closingOnFailure(client, async () => {
    await migrateDatabase({ client, where: url, isFile: false, beforeChange: () => Promise.resolve() });
    return client;
  });
}

async function closingOnFailure(client: Client, ready: () => Promise<Client>): Promise<OpenDatabase> {
  try {
    return {
      db: drizzle({ client: await ready(), schema }),
      close: () => {
        client.close();
      },
    };
  } catch (error) {
    client.close();
    throw error;
  }
}
