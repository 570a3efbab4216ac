import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { openDatabase, type Database } from '../../../mocks/db/openDatabase';
import { agreements } from '../../../mocks/db/schema';
import { audioRequest } from '../../mocks/fixture/bodies';

async function withData<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(path.join(process.env.PORTAL_DATA ?? '.data', 'portal.db'));
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Adds an audio request that waits for its host to the server under test. Returns its global id. */
export async function pendingAudioRequest(): Promise<string> {
  const globalId = randomUUID();
  const { email, hostEmail } = audioRequest;
  await withData((db) =>
    db.insert(agreements).values({
      globalId,
      organizationId: 1,
      type: 'Audio',
      status: 'PENDING',
      email,
      hostEmail: hostEmail ?? null,
      submission: JSON.stringify(audioRequest),
      submittedAt: new Date().toISOString(),
    }),
  );
  return globalId;
}

/** What the server under test has on file: PENDING, APPROVED or DENIED. */
export const statusOf = (globalId: string): Promise<string | undefined> =>
  withData(async (db) => (await db.select().from(agreements).where(eq(agreements.globalId, globalId)))[0]?.status);
