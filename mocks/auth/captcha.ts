import { and, asc, count, eq, gt, lte } from 'drizzle-orm';
import type { CaptchaCheck, Context } from '../context';
import type { Queries } from '../db/openDatabase';
import { captchaPasses } from '../db/schema';
import { Refusal } from '../http/Refusal';

/** How long, in ms, a passed captcha allows the form to be sent. */
const PASS_TTL_MS = 60 * 60 * 1000;

/** The most passes that one caller can collect: more forms than any office fills in at once. */
const MAX_PASSES = 30;

export async function grantPass({ db, now }: Pick<Context, 'db' | 'now'>, caller: string): Promise<void> {
  const passedAt = now().getTime();
  await db.transaction(async (tx) => {
    await tx.delete(captchaPasses).where(lte(captchaPasses.passedAt, passedAt - PASS_TTL_MS));
    const [held] = await tx.select({ number: count() }).from(captchaPasses).where(eq(captchaPasses.caller, caller));
    if ((held?.number ?? 0) < MAX_PASSES) await tx.insert(captchaPasses).values({ caller, passedAt });
  });
}

/** Uses up a captcha pass, in the transaction of the request it is for, so that a refused request keeps its pass. */
export async function usePass(tx: Queries, now: Date, caller: string): Promise<void> {
  const good = and(eq(captchaPasses.caller, caller), gt(captchaPasses.passedAt, now.getTime() - PASS_TTL_MS));
  const [pass] = await tx.select().from(captchaPasses).where(good).orderBy(asc(captchaPasses.passedAt)).limit(1);
  if (pass === undefined) throw new Refusal(403, 'Please complete the verification again, then submit.');
  await tx.delete(captchaPasses).where(eq(captchaPasses.id, pass.id));
}

const siteVerify = 'https://www.google.com/recaptcha/api/siteverify';

export async function verifyCaptcha(check: CaptchaCheck, token: string): Promise<boolean> {
  if (check.mode === 'standin') return token.startsWith('standin-');
  try {
    const response = await fetch(siteVerify, {
      method: 'POST',
      body: new URLSearchParams({ secret: check.secret, response: token }),
      signal: AbortSignal.timeout(10_000),
    });
    const result = (await response.json()) as unknown;
    return typeof result === 'object' && result !== null && 'success' in result && result.success === true;
  } catch {
    throw new Refusal(503, 'We couldn’t reach the verification service. Please try again.');
  }
}
