import { eq, lte, sql } from 'drizzle-orm';
import type { Context } from '../context';
import { loginAttempts } from '../db/schema';
import { Refusal } from './Refusal';

/** Milliseconds for which an attempt counts. */
const span = 15 * 60 * 1000;

/** Attempts on one account from one address; the next one has to wait. */
const limit = 10;

type Counting = Pick<Context, 'db' | 'now'>;

/**
 * Counts an attempt before it is looked at, so that many at a time cannot slip through together.
 * @throws Refusal 429 when there have been too many
 */
export async function countAttempt({ db, now }: Counting, account: string): Promise<void> {
  const at = now().getTime();
  const wait = await db.transaction(async (tx) => {
    await tx.delete(loginAttempts).where(lte(loginAttempts.at, at - span));
    const [counted] = await tx
      .select({ number: sql<number>`count(*)`, first: sql<number | null>`min(${loginAttempts.at})` })
      .from(loginAttempts)
      .where(eq(loginAttempts.account, account));
    if (counted !== undefined && counted.number >= limit) return (counted.first ?? at) + span - at;
    await tx.insert(loginAttempts).values({ account, at });
    return 0;
  });
  if (wait === 0) return;
  const seconds = Math.ceil(wait / 1000);
  const message = `Too many attempts. Please try again in ${String(Math.ceil(seconds / 60))} minutes.`;
  throw new Refusal(429, message, {}, { 'Retry-After': String(seconds) });
}

export async function forgetAttempts({ db }: Counting, account: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.account, account));
}
