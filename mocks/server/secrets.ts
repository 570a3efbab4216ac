import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { isTaken } from '../db/errorCodes';
import type { Database } from '../db/openDatabase';
import { settings } from '../db/schema';
import { unfinished } from '../db/unfinished';
import { ignoreMissing } from './dataFolder';

const MIN_LENGTH = 32;

/** Reads the secret that signs session tokens. It is created once and stored, so that sessions survive a restart. */
export async function readSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  const secret = (await ignoreMissing(readFile(file, 'utf8'))) ?? (await create(file));
  if (secret.trim().length < MIN_LENGTH) {
    throw new Error(
      `The signing secret in ${file} is shorter than ${MIN_LENGTH} characters. Delete the file, and the server creates a new one.`,
    );
  }
  return secret.trim();
}

async function create(file: string): Promise<string> {
  const draft = unfinished(file);
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  try {
    // Unlike a rename, a link never replaces a file that another process has created.
    await link(draft, file);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    await rm(draft);
  }
  return readFile(file, 'utf8');
}

const NAME = 'signing secret';

/** Reads the signing secret from a shared database; the first server that needs it creates it for all. */
export async function sharedSecret(db: Database): Promise<string> {
  const value = randomBytes(48).toString('base64url');
  await db.insert(settings).values({ name: NAME, value }).onConflictDoNothing();
  const [found] = await db.select().from(settings).where(eq(settings.name, NAME));
  if (found === undefined) throw new Error('The signing secret cannot be read back from the database.');
  return found.value;
}
