import { and, asc, count, eq, gt, lte } from 'drizzle-orm';
import type { Context } from '../context';
import type { Queries } from '../db/openDatabase';
import { captchaPasses } from '../db/schema';
import { Refusal } from './Refusal';

/** How long, in ms, a passed captcha may wait for the form to be filled in and sent. */
const LASTS = 60 * 60 * 1000;

/** Passes that one address may have at a time; more than any office fills in forms. */
const MOST = 30;

/** Remembers that a caller has passed the captcha. */
export async function grantPass({ db, now }: Pick<Context, 'db' | 'now'>, caller: string): Promise<void> {
  const passedAt = now().getTime();
  await db.transaction(async (tx) => {
    await tx.delete(captchaPasses).where(lte(captchaPasses.passedAt, passedAt - LASTS));
    const [held] = await tx.select({ number: count() }).from(captchaPasses).where(eq(captchaPasses.caller, caller));
    if ((held?.number ?? 0) < MOST) await tx.insert(captchaPasses).values({ caller, passedAt });
  });
}

/**
 * Uses one of a caller's passes up, in the transaction of the request that it is for: a request that is refused leaves it.
 * @throws Refusal 403 when there is none
 */
export async function usePass(tx: Queries, now: Date, caller: string): Promise<void> {
  const good = and(eq(captchaPasses.caller, caller), gt(captchaPasses.passedAt, now.getTime() - LASTS));
  const [pass] = await tx.select().from(captchaPasses).where(good).orderBy(asc(captchaPasses.passedAt)).limit(1);
  if (pass === undefined) throw new Refusal(403, 'Please complete the verification again, then submit.');
  await tx.delete(captchaPasses).where(eq(captchaPasses.id, pass.id));
}
