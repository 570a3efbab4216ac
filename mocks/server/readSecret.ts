import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unfinished } from './privateFolder';

const FEWEST_CHARACTERS = 32;

/** The key that signs the session tokens: made once, so that a session outlives a restart. */
export async function readSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  const secret = (await contentOf(file)) ?? (await create(file));
  if (secret.length < FEWEST_CHARACTERS) {
    throw new Error(
      `The signing secret in ${file} is shorter than ${FEWEST_CHARACTERS} characters. Delete the file; a new one is made.`,
    );
  }
  return secret;
}

async function create(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = unfinished(file);
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  try {
    // Unlike a rename, a link never replaces what another process has put there in the meantime.
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
