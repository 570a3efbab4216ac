import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/openDatabase';
import { settings } from '../db/schema';

const NAME = 'signing secret';

/** The key that signs the session tokens, the same for every instance that shares the database: the first one makes it. */
export async function sharedSecret(db: Database): Promise<string> {
  const value = randomBytes(48).toString('base64url');
  await db.insert(settings).values({ name: NAME, value }).onConflictDoNothing();
  const [found] = await db.select().from(settings).where(eq(settings.name, NAME));
  if (found === undefined) throw new Error('The signing secret cannot be read back from the database.');
  return found.value;
}
