import path from 'node:path';
import type { OpenDatabase } from '../db/openDatabase';
import { openDatabase } from '../db/openDatabase';
import { states } from '../db/schema';
import { seedDatabase } from '../seed';

/** The server and the staff’s command line share it. */
export const databaseFile = (dataDir: string): string => path.join(dataDir, 'portal.db');

/** Opens the database of the data folder, and fills it when it is new (or when its first start was interrupted). */
export async function openData(dataDir: string): Promise<OpenDatabase> {
  const opened = await openDatabase(databaseFile(dataDir));
  try {
    if ((await opened.db.select().from(states).limit(1)).length === 0) await seedDatabase(opened.db);
    return opened;
  } catch (error) {
    opened.close();
    throw error;
  }
}
