import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { isBusy } from '../db/errorCodes';
import { type Database, type OpenDatabase, type RemoteDatabase, openDatabase } from '../db/openDatabase';
import { states } from '../db/schema';
import { seedDatabase } from '../seed';
import { isUsed } from './dataFolder';

export const databaseFile = (dataDir: string): string => path.join(dataDir, 'portal.db');

const TRIES = 20;
const PAUSE_MS = 500;

const gone = (where: string, dataDir: string): Error =>
  new Error(
    `The database ${where} is empty or missing, but ${dataDir} was used before. Restore a backup: npm run restore -- <file>. ` +
      'To begin again with demo data, choose an empty folder: DATA_DIR=<folder>',
  );

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** Opens the database. Fills a new one with demo data, even after an interrupted start, but never one that lost its data (SRV-12). */
export async function openData(dataDir: string, today: string, remote?: RemoteDatabase): Promise<OpenDatabase> {
  const file = databaseFile(dataDir);
  // Looks for signs of use before it looks for the database file. In the other order, a folder that another server fills in between
  // would seem to have lost its database.
  const wasUsed = await isUsed(dataDir);
  if (remote === undefined) {
    const isMissing = (await sizeOf(file)) === 0;
    if (isMissing && (wasUsed || (await sizeOf(`${file}-wal`)) > 0)) throw gone(file, dataDir);
    // Creates the file, readable only by this user, because SQLite would create it readable by others.
    await (await open(file, 'a', 0o600)).close();
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await openFilled(remote ?? file, async (db) => {
        if (wasUsed) throw gone(remote?.url ?? file, dataDir);
        await fill(db, today);
      });
    } catch (error) {
      if (!isBusy(error) || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

async function openFilled(
  at: string | RemoteDatabase,
  fillEmpty: (db: Database) => Promise<void>,
): Promise<OpenDatabase> {
  const opened = await openDatabase(at);
  try {
    if (await isEmpty(opened.db)) await fillEmpty(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

const isEmpty = async (db: Database): Promise<boolean> => (await db.select().from(states).limit(1)).length === 0;

/** Fills an empty database. If another server is filling it at the same time, keeps that server's rows. */
async function fill(db: Database, today: string): Promise<void> {
  try {
    await seedDatabase(db, today);
  } catch (error) {
    if (isBusy(error) || (await isEmpty(db))) throw error;
  }
}
