import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNull, lte } from 'drizzle-orm';
import { type Context, type Mail, WITH_PASSWORD } from '../context';
import type { Queries } from '../db/openDatabase';
import { type MailKind, mails, type Row } from '../db/schema';
import { notFound, Refusal } from '../http/Refusal';

const HOUR = 60 * 60 * 1000;

/** Limits per recipient for the kinds of email that anyone can cause the server to send to any address. */
const MAX_PER_HOUR: Partial<Record<MailKind, number>> = {
  'request-received': 5,
  recovery: 5,
  credentials: 20,
};

export async function isWithinLimit(tx: Queries, now: Date, { kind, to }: Pick<Mail, 'kind' | 'to'>): Promise<boolean> {
  const most = MAX_PER_HOUR[kind];
  if (most === undefined) return true;
  const since = new Date(now.getTime() - HOUR).toISOString();
  // Ignores emails with a time in the future, which were queued while the clock was ahead.
  const isRecent = and(gt(mails.queuedAt, since), lte(mails.queuedAt, now.toISOString()));
  const recent = and(eq(mails.recipient, to.toLowerCase()), eq(mails.kind, kind), isRecent);
  const [found] = await tx.select({ number: count() }).from(mails).where(recent);
  return (found?.number ?? 0) < most;
}

/** Queues emails in the same transaction as the change that causes them, so that neither exists without the other. */
export async function queueMails(tx: Queries, now: Date, ...queued: readonly Mail[]): Promise<void> {
  const queuedAt = now.toISOString();
  for (const mail of queued) {
    if (!(await isWithinLimit(tx, now, mail))) continue;
    const { kind, to, goodUntil = null } = mail;
    const row = { mail: JSON.stringify(mail), kind, recipient: to.toLowerCase(), goodUntil };
    await tx.insert(mails).values({ ...row, queuedAt, nextAttemptAt: queuedAt });
  }
}

/** Makes changes that queue e-mails, and has the e-mails delivered once the changes are stored. */
export async function changeAndMail<T>(
  { db, wakeMailer }: Pick<Context, 'db' | 'wakeMailer'>,
  change: (tx: Queries) => Promise<T>,
): Promise<T> {
  const result = await db.transaction(change);
  wakeMailer?.();
  return result;
}

/** Erases passwords that have not been delivered yet; runs before the email with the newer password is queued. */
export async function withdrawPasswords(tx: Queries, now: Date, recipient: string): Promise<void> {
  const withPassword = inArray(mails.kind, [...WITH_PASSWORD]);
  const waiting = and(eq(mails.recipient, recipient.toLowerCase()), withPassword, isNull(mails.deliveredAt));
  const lastError = 'A newer password replaced this one.';
  await tx.update(mails).set({ mail: null, failedAt: now.toISOString(), lastError }).where(waiting);
}

export type MailRecord = Omit<Row<typeof mails>, 'mail'>;

const { mail: _text, ...record } = getTableColumns(mails);

export function listUndelivered({ db }: Pick<Context, 'db'>): Promise<MailRecord[]> {
  return db.select(record).from(mails).where(isNull(mails.deliveredAt)).orderBy(asc(mails.id));
}

export async function findMail({ db }: Pick<Context, 'db'>, which: number | string): Promise<MailRecord | undefined> {
  const isMeant = typeof which === 'number' ? eq(mails.id, which) : eq(mails.recipient, which.toLowerCase());
  return (await db.select(record).from(mails).where(isMeant).orderBy(desc(mails.id)).limit(1))[0];
}

export async function retryMail({ db, now }: Pick<Context, 'db' | 'now'>, id: number): Promise<void> {
  const time = now().toISOString();
  const [found] = await db.select().from(mails).where(eq(mails.id, id));
  if (found === undefined) throw notFound('mail');
  if (found.deliveredAt !== null) throw new Refusal(409, `Mail ${String(id)} has been delivered.`);
  if (found.mail === null || (found.goodUntil !== null && found.goodUntil <= time)) {
    throw new Refusal(409, `The password in mail ${String(id)} is no longer valid. Issue a new one with "password".`);
  }
  if (found.claimedUntil !== null && found.claimedUntil > time) {
    throw new Refusal(409, `Mail ${String(id)} is being delivered right now.`);
  }
  const again = { attempts: 0, failedAt: null, lastError: null, nextAttemptAt: time };
  await db.update(mails).set(again).where(eq(mails.id, id));
}
