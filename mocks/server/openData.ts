import { open } from 'node:fs/promises';
import path from 'node:path';
import { isBusy } from '../db/errorCodes';
import type { Database, OpenDatabase, RemoteDatabase } from '../db/openDatabase';
import { openDatabase } from '../db/openDatabase';
import { states } from '../db/schema';
import { seedDatabase } from '../seed';

export const databaseFile = (dataDir: string): string => path.join(dataDir, 'portal.db');

const TRIES = 20;
const PAUSE_MS = 500;

/** Also fills a database whose first start was interrupted. */
export async function openData(dataDir: string, today: string, remote?: RemoteDatabase): Promise<OpenDatabase> {
  const file = databaseFile(dataDir);
  // Created here, because SQLite would let others read the file.
  if (remote === undefined) await (await open(file, 'a', 0o600)).close();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await openFilled(remote ?? file, today);
    } catch (error) {
      if (!isBusy(error) || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

async function openFilled(at: string | RemoteDatabase, today: string): Promise<OpenDatabase> {
  const opened = await openDatabase(at);
  try {
    if (await isEmpty(opened.db)) await fill(opened.db, today);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

const isEmpty = async (db: Database): Promise<boolean> => (await db.select().from(states).limit(1)).length === 0;

/** Of two servers that start on one empty database, the second finds the rows of the first. */
async function fill(db: Database, today: string): Promise<void> {
  try {
    await seedDatabase(db, today);
  } catch (error) {
    if (isBusy(error) || (await isEmpty(db))) throw error;
  }
}
