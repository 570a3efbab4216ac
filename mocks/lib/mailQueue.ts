import { and, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../db/openDatabase';
import { mails } from '../db/schema';
import { WITH_PASSWORD, type Mail, type MailKind } from '../mail';

const HOUR = 60 * 60 * 1000;

/**
 * How many mails of a kind one address gets within an hour: these kinds can be caused again and again, by a stranger or
 * for any address. What follows from an agreement is limited by the number of agreements.
 */
const MOST_AN_HOUR: Partial<Record<MailKind, number>> = {
  'request-received': 5,
  recovery: 5,
  credentials: 20,
};

/** Whether the address may get one more mail of its kind within this hour. */
export async function hasRoom(tx: Queries, now: Date, { kind, to }: Pick<Mail, 'kind' | 'to'>): Promise<boolean> {
  const most = MOST_AN_HOUR[kind];
  if (most === undefined) return true;
  const since = new Date(now.getTime() - HOUR).toISOString();
  const recent = and(eq(mails.recipient, to.toLowerCase()), eq(mails.kind, kind), gt(mails.queuedAt, since));
  const [found] = await tx.select({ number: count() }).from(mails).where(recent);
  return (found?.number ?? 0) < most;
}

/**
 * Puts mails into the outbox, in the transaction of the change that they tell of: no one is lost without the other. An
 * address that has had too many of a kind gets no more of it for a while.
 */
export async function queueMails(tx: Queries, now: Date, ...queued: readonly Mail[]): Promise<void> {
  const queuedAt = now.toISOString();
  for (const mail of queued) {
    if (!(await hasRoom(tx, now, mail))) continue;
    const { kind, to, goodUntil = null } = mail;
    const kept = { mail: JSON.stringify(mail), kind, recipient: to.toLowerCase(), goodUntil };
    await tx.insert(mails).values({ ...kept, queuedAt, nextAttemptAt: queuedAt });
  }
}

/** Gives up the mails whose password a newer one replaces, before the newer one is queued. */
export async function withdrawPasswords(tx: Queries, now: Date, recipient: string): Promise<void> {
  const withPassword = inArray(mails.kind, [...WITH_PASSWORD]);
  const waiting = and(eq(mails.recipient, recipient.toLowerCase()), withPassword, isNull(mails.deliveredAt));
  const lastError = 'A newer password has replaced the one in it.';
  await tx.update(mails).set({ mail: null, failedAt: now.toISOString(), lastError }).where(waiting);
}
