import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type Client, type ResultSet } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { backUpTo, backupFile } from './backUp';
import { migrateDatabase } from './migrations';
import * as schema from './schema';
import { serialClient } from './serialClient';

export type Database = LibSQLDatabase<typeof schema>;

/** What queries run on: the database, or the handle of a transaction. */
export type Queries = BaseSQLiteDatabase<'async', ResultSet, typeof schema>;

export interface OpenDatabase {
  db: Database;
  close: () => Promise<void>;
}

export interface RemoteDatabase {
  url: string;
  authToken: string | undefined;
}

const MEMORY = ':memory:';

/** How long, in ms, a statement waits while another process writes. Short, because the waiting statement blocks the whole server. */
const BUSY_TIMEOUT_MS = 1000;

export async function openDatabase(at: string | RemoteDatabase = MEMORY): Promise<OpenDatabase> {
  return typeof at === 'string' ? openFile(at) : openRemote(at);
}

async function openFile(path: string): Promise<OpenDatabase> {
  if (path !== MEMORY) mkdirSync(dirname(path), { recursive: true });
  const url = path === MEMORY ? MEMORY : pathToFileURL(path).href;
  const open = (): Client => createClient({ url, concurrency: 1, timeout: BUSY_TIMEOUT_MS });
  const connect = async (client = open()): Promise<Client> => {
    await client.execute(`PRAGMA busy_timeout = ${String(BUSY_TIMEOUT_MS)}`);
    if (path !== MEMORY) await client.execute('PRAGMA journal_mode = WAL');
    await client.execute('PRAGMA synchronous = FULL');
    // Makes SQLite overwrite deleted data, because queued emails can contain passwords.
    await client.execute('PRAGMA secure_delete = ON');
    await client.execute('PRAGMA foreign_keys = ON');
    return client;
  };
  const client = open();
  return closingOnFailure(client, async () => {
    await connect(client);
    const backUpFile = (): Promise<unknown> => backUpTo(client, backupFile(path, '-before-migration'));
    await migrateDatabase(client, path, path === MEMORY ? undefined : backUpFile);
    // Turns foreign keys on again, because the migrator turns them off.
    await client.execute('PRAGMA foreign_keys = ON');
    return path === MEMORY ? serialClient(client) : serialClient(client, connect);
  });
}

async function openRemote({ url, authToken }: RemoteDatabase): Promise<OpenDatabase> {
  const client = createClient({ url, ...(authToken === undefined ? {} : { authToken }) });
  return closingOnFailure(client, async () => {
    await migrateDatabase(client, url);
    return client;
  });
}

async function closingOnFailure(opened: Client, ready: () => Promise<Client>): Promise<OpenDatabase> {
  try {
    const client = await ready();
    return { db: drizzle({ client, schema }), close: () => closeComplete(client) };
  } catch (error) {
    opened.close();
    throw error;
  }
}

/** Closes a database. First moves the write-ahead log's content into the file, so that the file alone is the whole database. */
async function closeComplete(client: Client): Promise<void> {
  try {
    // Ignores a failure: on a full disk, or while another process reads, the rows stay in the log.
    if (client.protocol === 'file') await client.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
  } finally {
    client.close();
  }
}
