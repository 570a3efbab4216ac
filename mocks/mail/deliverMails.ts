import { and, asc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { type Context, type Mail, WITH_PASSWORD } from '../context';
import { mails, type Row } from '../db/schema';

const MINUTE = 60_000;

/** The delays before each retry, in ms; if the last retry fails, the email is marked as failed. */
const RETRY_DELAYS_MS = [1, 2, 5, 15, 60, 240].map((minutes) => minutes * MINUTE);

/** After this time, an attempt counts as abandoned, because its process must have ended, and the email can be claimed again. */
const ATTEMPT_TIMEOUT_MS = 5 * MINUTE;

const RECORD_TTL_MS = 24 * 60 * MINUTE;

export type DeliveryContext = Pick<Context, 'db' | 'sendMail' | 'keepCopy' | 'now' | 'isShared'>;

type Claimed = Row<typeof mails>;

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

const isFree = (time: string) => or(isNull(mails.claimedUntil), lte(mails.claimedUntil, time));

/** Claims the next email in one statement, so that the server and the command line never send the same one. */
async function claimNext({ db, now }: DeliveryContext): Promise<Claimed | undefined> {
  const { id, deliveredAt, failedAt, nextAttemptAt } = mails;
  const time = now().toISOString();
  const isOpen = and(isNotNull(mails.mail), isNull(deliveredAt), isNull(failedAt));
  const due = and(isOpen, lte(nextAttemptAt, time), isFree(time));
  const next = db.select({ id }).from(mails).where(due).orderBy(asc(nextAttemptAt), asc(id)).limit(1);
  const [claimed] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, claimedUntil: later(now(), ATTEMPT_TIMEOUT_MS) })
    .where(and(eq(id, next), due))
    .returning();
  return claimed;
}

/** Whether the mail server permanently rejected this email; any other error may be temporary. */
function isRefused(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('responseCode' in error)) return false;
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return isAboutMail && Number(error.responseCode) >= 500;
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\p{C}/gu, ' ').slice(0, 300);

/** Records a failed attempt and schedules the next; stores nothing if the email was withdrawn because a newer password replaced it. */
async function failed({ db, now }: DeliveryContext, claimed: Claimed, reason: string, isFinal: boolean): Promise<void> {
  const wait = RETRY_DELAYS_MS[claimed.attempts - 1];
  const isOver = isFinal || wait === undefined;
  const failedAt = isOver ? now().toISOString() : null;
  const nextAttemptAt = later(now(), wait ?? 0);
  const outcome = { failedAt, nextAttemptAt, claimedUntil: null, lastError: reason };
  await db
    .update(mails)
    .set(outcome)
    .where(and(eq(mails.id, claimed.id), isNotNull(mails.mail)));
  if (claimed.attempts === 1 || isOver) {
    const then = isOver ? 'will not be retried; "npm run association -- mails" lists it' : 'will be retried';
    console.warn(`Mail ${String(claimed.id)} could not be delivered and ${then}: ${reason}`);
  }
}

async function expire({ db, now }: DeliveryContext): Promise<boolean> {
  const time = now().toISOString();
  const outcome = { mail: null, failedAt: time, claimedUntil: null, lastError: 'This password has expired.' };
  const hasExpired = and(lte(mails.goodUntil, time), isNotNull(mails.mail), isFree(time));
  return (await db.update(mails).set(outcome).where(hasExpired).returning({ id: mails.id })).length > 0;
}

/** Sends an email and records the outcome. Returns false if the mail server seems to be down, because the next email would fail too. */
async function deliver(context: DeliveryContext, claimed: Claimed): Promise<boolean> {
  const { db, sendMail, keepCopy, now } = context;
  const { id, queuedAt } = claimed;
  const mail = JSON.parse(claimed.mail ?? '') as Mail;
  const queueEntry = { id, queuedAt };
  try {
    await sendMail(mail, queueEntry);
  } catch (error) {
    await failed(context, claimed, reasonOf(error), isRefused(error));
    return isRefused(error);
  }
  // Records the delivery before anything else can fail, because an email must not be sent twice.
  const delivered = { mail: null, deliveredAt: now().toISOString(), claimedUntil: null, lastError: null };
  await db.update(mails).set(delivered).where(eq(mails.id, id));
  await keepCopy?.(mail, queueEntry).catch((error: unknown) => {
    console.warn(`Mail ${String(id)} was delivered, but its copy could not be saved in the outbox: ${reasonOf(error)}`);
  });
  return true;
}

/** Empties the write-ahead log, where deleted passwords would remain; returns false if another process is reading it. */
async function emptyLog({ db, isShared = false }: DeliveryContext): Promise<boolean> {
  if (isShared) return true;
  const [row] = await db.all<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');
  return row?.busy !== 1;
}

/** Delivers all emails that are due. @returns whether a delivered password is still in the write-ahead log */
export async function deliverMails(context: DeliveryContext, isLogDirty = false): Promise<boolean> {
  let hadPassword = (await expire(context)) || isLogDirty;
  for (;;) {
    const claimed = await claimNext(context);
    if (claimed === undefined) break;
    hadPassword ||= WITH_PASSWORD.includes(claimed.kind);
    if (!(await deliver(context, claimed))) break;
  }
  const { db, now } = context;
  await db.delete(mails).where(lt(mails.deliveredAt, later(now(), -RECORD_TTL_MS)));
  return hadPassword && !(await emptyLog(context));
}
