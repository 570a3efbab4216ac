import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '../context';
import type { Queries } from '../db/openDatabase';
import { mails } from '../db/schema';
import type { Mail } from '../mail';

/** Puts mails into the outbox, in the transaction of the change that they tell of: no one is lost without the other. */
export async function queueMail(tx: Queries, now: Date, ...queued: readonly Mail[]): Promise<void> {
  if (queued.length === 0) return;
  await tx.insert(mails).values(queued.map((mail) => ({ mail: JSON.stringify(mail), queuedAt: now.toISOString() })));
}

/** After this long, in ms, a delivery that was begun and never ended is begun again. */
const claimLasts = 60_000;

type Delivering = Pick<Context, 'db' | 'sendMail' | 'now'>;

/** The server and the staff's command line may deliver at the same time: who claims a mail sends it. */
async function claim({ db, now }: Delivering, id: number): Promise<boolean> {
  const lapsed = new Date(now().getTime() - claimLasts).toISOString();
  const free = or(isNull(mails.claimedAt), lt(mails.claimedAt, lapsed));
  const claimed = await db
    .update(mails)
    .set({ claimedAt: now().toISOString() })
    .where(and(eq(mails.id, id), isNull(mails.deliveredAt), free))
    .returning({ id: mails.id });
  return claimed.length > 0;
}

/** Delivers what waits in the outbox. A mail that fails stays there; the next delivery tries it again. */
export async function deliverMails(context: Delivering): Promise<void> {
  const { db, sendMail, now } = context;
  const waiting = await db.select().from(mails).where(isNull(mails.deliveredAt)).orderBy(asc(mails.id));
  for (const { id, mail } of waiting) {
    if (!(await claim(context, id))) continue;
    try {
      await sendMail(JSON.parse(mail) as Mail);
      await db.update(mails).set({ deliveredAt: now().toISOString() }).where(eq(mails.id, id));
    } catch (error) {
      await db.update(mails).set({ claimedAt: null }).where(eq(mails.id, id));
      console.warn(`A mail could not be delivered and waits in the outbox: ${String(error)}`);
    }
  }
}
