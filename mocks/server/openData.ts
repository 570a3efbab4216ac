import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Database, OpenDatabase, RemoteDatabase } from '../db/openDatabase';
import { openDatabase } from '../db/openDatabase';
import { states } from '../db/schema';
import { seedDatabase } from '../seed';

/** The server and the staff’s command line share it. */
export const databaseFile = (dataDir: string): string => path.join(dataDir, 'portal.db');

/** How often, and after how many ms, a database is asked for again that another process is just filling. */
const TRIES = 20;
const PAUSE_MS = 500;

/** Whether another process holds the database; drizzle wraps what libsql says. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /SQLITE_BUSY|database is locked/.test(error.message) || isBusy(error.cause);
}

/**
 * Opens the database of the data folder, or the one that instances share, and fills it when it is new (or when its first start was interrupted).
 *
 * @param today the day as of which it is filled, `2026-11-20`
 */
export async function openData(dataDir: string, today: string, remote?: RemoteDatabase): Promise<OpenDatabase> {
  const file = databaseFile(dataDir);
  // Made before SQLite does, which would let others read it; the files beside it get the same mode.
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
    opened.close();
    throw error;
  }
}

const isEmpty = async (db: Database): Promise<boolean> => (await db.select().from(states).limit(1)).length === 0;

/** Of two servers that start on one empty folder, the second finds the rows of the first, and that is as good. */
async function fill(db: Database, today: string): Promise<void> {
  try {
    await seedDatabase(db, today);
  } catch (error) {
    if (isBusy(error) || (await isEmpty(db))) throw error;
  }
}
