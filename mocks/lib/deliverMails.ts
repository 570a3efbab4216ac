import { and, asc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Context } from '../context';
import { mails, type Row } from '../db/schema';
import { WITH_PASSWORD, type Mail } from '../mail';

const MINUTE = 60_000;

/** How long, in ms, after each attempt that failed; after the last one the mail is given up. */
const BACK_OFF = [1, 2, 5, 15, 60, 240].map((minutes) => minutes * MINUTE);

/** An attempt that has not ended by then was cut off with its process; no dialogue with a mail server takes that long. */
const ATTEMPT_LASTS = 5 * MINUTE;

/** How long the record of a delivered mail, without its text, is kept. */
const RECORD_LASTS = 24 * 60 * MINUTE;

export type Delivering = Pick<Context, 'db' | 'sendMail' | 'keepCopy' | 'now' | 'isShared'>;

type Claimed = Row<typeof mails>;

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** Whether nobody is delivering the mail at that time. */
const isFree = (time: string) => or(isNull(mails.claimedUntil), lte(mails.claimedUntil, time));

/** The next mail that is due, taken in one statement: the server and the staff's command line never send it both. */
async function claimNext({ db, now }: Delivering): Promise<Claimed | undefined> {
  const { id, deliveredAt, failedAt, nextAttemptAt } = mails;
  const time = now().toISOString();
  const isOpen = and(isNotNull(mails.mail), isNull(deliveredAt), isNull(failedAt));
  const due = and(isOpen, lte(nextAttemptAt, time), isFree(time));
  const next = db.select({ id }).from(mails).where(due).orderBy(asc(nextAttemptAt), asc(id)).limit(1);
  const [claimed] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, claimedUntil: later(now(), ATTEMPT_LASTS) })
    .where(and(eq(id, next), due))
    .returning();
  return claimed;
}

/** Whether the mail server has refused this very mail for good; everything else may pass. */
function isRefused(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('responseCode' in error)) return false;
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return isAboutMail && Number(error.responseCode) >= 500;
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\p{C}/gu, ' ').slice(0, 300);

/** Writes down that an attempt has failed, unless a newer password has made an end of the mail meanwhile. */
async function failed({ db, now }: Delivering, claimed: Claimed, reason: string, isFinal: boolean): Promise<void> {
  const wait = BACK_OFF[claimed.attempts - 1];
  const isOver = isFinal || wait === undefined;
  const failedAt = isOver ? now().toISOString() : null;
  const nextAttemptAt = later(now(), wait ?? 0);
  const outcome = { failedAt, nextAttemptAt, claimedUntil: null, lastError: reason };
  await db
    .update(mails)
    .set(outcome)
    .where(and(eq(mails.id, claimed.id), isNotNull(mails.mail)));
  if (claimed.attempts === 1 || isOver) {
    const then = isOver ? 'is given up; "npm run staff -- mails" lists it' : 'will be tried again';
    console.warn(`Mail ${String(claimed.id)} could not be delivered and ${then}: ${reason}`);
  }
}

/** Gives up what is of no more use, delivered or not, and takes its text away; whether there was any. */
async function expire({ db, now }: Delivering): Promise<boolean> {
  const time = now().toISOString();
  const outcome = { mail: null, failedAt: time, claimedUntil: null, lastError: 'The password in it has expired.' };
  const hasExpired = and(lte(mails.goodUntil, time), isNotNull(mails.mail), isFree(time));
  return (await db.update(mails).set(outcome).where(hasExpired).returning({ id: mails.id })).length > 0;
}

/** Delivers one mail. False when the mail server seems to be away, so that another mail would fare no better. */
async function deliver(context: Delivering, claimed: Claimed): Promise<boolean> {
  const { db, sendMail, keepCopy, now } = context;
  const { id, queuedAt } = claimed;
  const mail = JSON.parse(claimed.mail ?? '') as Mail;
  const posting = { id, queuedAt };
  try {
    await sendMail(mail, posting);
  } catch (error) {
    await failed(context, claimed, reasonOf(error), isRefused(error));
    return isRefused(error);
  }
  // Before anything else can fail: what has gone out must not go out again.
  const delivered = { mail: null, deliveredAt: now().toISOString(), claimedUntil: null, lastError: null };
  await db.update(mails).set(delivered).where(eq(mails.id, id));
  await keepCopy?.(mail, posting).catch((error: unknown) => {
    console.warn(`Mail ${String(id)} was delivered, but its copy for the outbox could not be kept: ${reasonOf(error)}`);
  });
  return true;
}

/**
 * Empties the write-ahead log, where deleted text would still stand. False when another process is reading it; the log
 * of a database server is that server's own.
 */
async function emptyLog({ db, isShared = false }: Delivering): Promise<boolean> {
  if (isShared) return true;
  const [row] = await db.all<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');
  return row?.busy !== 1;
}

/**
 * Delivers what is due in the outbox. A mail that fails waits longer each time, and is given up in the end.
 *
 * @param isLogDirty whether an earlier call has left a delivered password in the write-ahead log
 * @returns whether this one has
 */
export async function deliverMails(context: Delivering, isLogDirty = false): Promise<boolean> {
  let hadPassword = (await expire(context)) || isLogDirty;
  for (;;) {
    const claimed = await claimNext(context);
    if (claimed === undefined) break;
    hadPassword ||= WITH_PASSWORD.includes(claimed.kind);
    if (!(await deliver(context, claimed))) break;
  }
  const { db, now } = context;
  await db.delete(mails).where(lt(mails.deliveredAt, later(now(), -RECORD_LASTS)));
  return hadPassword && !(await emptyLog(context));
}
