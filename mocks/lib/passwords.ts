import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createWorkQueue } from './workQueue';

const keyLength = 32;
const saltLength = 16;

/**
 * The hashes that strangers can ask for. Each takes a core for some 50 ms, in the threads that also read files: one core,
 * and two of the four threads, are always left for everything else. Who waits here waits two seconds at most.
 */
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

/** A salted scrypt hash, `scrypt$<salt>$<key>`. A given salt makes it repeatable, as seed data wants it. */
export async function hashPassword(password: string, salt = randomBytes(saltLength)): Promise<string> {
  const key = await derive(password, salt);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** A hash beside another one of the same account: with the same salt, a password is tried against both at once. */
export const hashBeside = (password: string, hash: string | undefined): Promise<string> =>
  hashPassword(password, hash === undefined ? undefined : saltOf(hash));

const someHash = `scrypt$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Which of the hashes of an account, all of one salt, is the password's. Without a hash (no such account) it takes as long
 * as with one, and is none.
 */
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

// No 0/O, 1/l/I: people copy these from a mail by hand.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A new password of four groups of four. */
export function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('');
  return [group(), group(), group(), group()].join('-');
}
