import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/openDatabase';
import { settings } from '../db/schema';
import { unfinished } from '../db/unfinished';

const MIN_LENGTH = 32;

/** Reads the secret that signs session tokens. It is created once and stored, so that sessions survive a restart. */
export async function readSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  const secret = (await contentOf(file)) ?? (await create(file));
  if (secret.length < MIN_LENGTH) {
    throw new Error(
      `The signing secret in ${file} is shorter than ${MIN_LENGTH} characters. Delete the file, and the server creates a new one.`,
    );
  }
  return secret;
}

async function create(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = unfinished(file);
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  try {
    // Unlike a rename, a link never replaces a file that another process has created.
    await link(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  return (await contentOf(file)) ?? '';
}

async function contentOf(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const isCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

const NAME = 'signing secret';

/** Reads the signing secret from a shared database; the first server that needs it creates it for all. */
export async function sharedSecret(db: Database): Promise<string> {
  const value = randomBytes(48).toString('base64url');
  await db.insert(settings).values({ name: NAME, value }).onConflictDoNothing();
  const [found] = await db.select().from(settings).where(eq(settings.name, NAME));
  if (found === undefined) throw new Error('The signing secret cannot be read back from the database.');
  return found.value;
}
