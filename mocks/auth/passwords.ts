import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createWorkQueue } from './workQueue';

const keyLength = 32;
const saltLength = 16;

/** Hashes at most two passwords at once: each takes a core for about 50 ms, so a core and two of Node's four worker threads stay free. */
export const passwordWork = createWorkQueue({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 20,
});

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

const saltOf = (hash: string) => Buffer.from(hash.split('$')[1] ?? '', 'base64url');

/** Returns `scrypt$<salt>$<key>`; a given salt makes the hash repeatable for the seed. */
export async function hashPassword(password: string, salt = randomBytes(saltLength)): Promise<string> {
  const key = await derive(password, salt);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Hashes a recovery password with the salt of the current one, so that a login tries both with one derivation. */
export const hashRecoveryPassword = (password: string, hash: string | undefined): Promise<string> =>
  hashPassword(password, hash === undefined ? undefined : saltOf(hash));

const someHash = `scrypt$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Finds the hash that a password matches. Takes just as long without an account, so that the time does not reveal which accounts exist. */
export async function matchingHash(
  password: string,
  hashes: readonly (string | undefined)[],
): Promise<string | undefined> {
  const given = hashes.filter((hash) => hash !== undefined);
  const key = await derive(password, saltOf(given[0] ?? someHash));
  return given.find((hash) => {
    const wanted = Buffer.from(hash.split('$')[2] ?? '', 'base64url');
    return key.length === wanted.length && timingSafeEqual(key, wanted);
  });
}

// Characters of passwords, without 0/O and 1/l/I, because people copy passwords by hand.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('');
  return [group(), group(), group(), group()].join('-');
}
