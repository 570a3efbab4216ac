import { asc, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Context } from '../context';
import { mails, type Row } from '../db/schema';
import { notFound, Refusal } from './Refusal';

export type MailRecord = Omit<Row<typeof mails>, 'mail'>;

const { mail: _text, ...record } = getTableColumns(mails);

/** The mails that were given up and those that wait, the oldest first; without their texts. */
export function listUndelivered({ db }: Pick<Context, 'db'>): Promise<MailRecord[]> {
  return db.select(record).from(mails).where(isNull(mails.deliveredAt)).orderBy(asc(mails.id));
}

/** What became of a mail, given by its id, or of the newest to an address. */
export async function findMail({ db }: Pick<Context, 'db'>, which: number | string): Promise<MailRecord | undefined> {
  const isMeant = typeof which === 'number' ? eq(mails.id, which) : eq(mails.recipient, which.toLowerCase());
  return (await db.select(record).from(mails).where(isMeant).orderBy(desc(mails.id)).limit(1))[0];
}

/** Has a mail that was given up, or that waits for its next attempt, tried again now, as if it were new. */
export async function retryMail({ db, now }: Pick<Context, 'db' | 'now'>, id: number): Promise<void> {
  const time = now().toISOString();
  const [found] = await db.select().from(mails).where(eq(mails.id, id));
  if (found === undefined) throw notFound('mail');
  if (found.deliveredAt !== null) throw new Refusal(409, `Mail ${String(id)} has been delivered.`);
  if (found.mail === null || (found.goodUntil !== null && found.goodUntil <= time)) {
    throw new Refusal(409, `The password in mail ${String(id)} is no longer valid. Issue a new one with "password".`);
  }
  if (found.claimedUntil !== null && found.claimedUntil > time) {
    throw new Refusal(409, `Mail ${String(id)} is being delivered at this moment.`);
  }
  const again = { attempts: 0, failedAt: null, lastError: null, nextAttemptAt: time };
  await db.update(mails).set(again).where(eq(mails.id, id));
}
