import { and, count, eq, gt, inArray, lte, min, or } from 'drizzle-orm';
import type { Context } from '../context';
import type { Queries } from '../db/openDatabase';
import { attempts } from '../db/schema';
import { Refusal } from './Refusal';

const MINUTE = 60_000;

/** What is limited, for whom, and how often: `{ subject: 'login from 203.0.113.7', most: 100 }`. */
export interface Limit {
  subject: string;
  most: number;
}

export interface Counted {
  /** The most attempts that any of the subjects had before. */
  before: number;
  /** The rows of this attempt, to take it back with. */
  ids: number[];
}

export function tooMany(what: string, waitMs: number): Refusal {
  const seconds = Math.ceil(waitMs / 1000);
  const message = `Too many ${what}. Please try again in ${String(Math.ceil(seconds / 60))} minutes.`;
  return new Refusal(429, message, {}, { 'Retry-After': String(seconds) });
}

/**
 * Counts an attempt for each of its subjects.
 *
 * @param minutes for which an attempt counts
 * @throws Refusal 429 when one of the subjects has had too many; then it is counted for none
 */
export async function countInto(
  tx: Queries,
  now: Date,
  limits: readonly Limit[],
  { what = 'attempts', minutes = 15 } = {},
): Promise<Counted> {
  const at = now.getTime();
  const span = minutes * MINUTE;
  let before = 0;
  let wait = 0;
  for (const { subject, most } of limits) {
    const recent = and(eq(attempts.subject, subject), gt(attempts.at, at - span));
    const [found] = await tx
      .select({ number: count(), first: min(attempts.at) })
      .from(attempts)
      .where(recent);
    const { number = 0, first } = found ?? {};
    before = Math.max(before, number);
    if (number >= most) wait = Math.max(wait, (first ?? at) + span - at);
  }
  if (wait > 0) throw tooMany(what, wait);
  // No attempt counts for longer than an hour.
  await tx.delete(attempts).where(lte(attempts.at, at - 60 * MINUTE));
  const rows = limits.map(({ subject }) => ({ subject, at }));
  const added = await tx.insert(attempts).values(rows).returning({ id: attempts.id });
  return { before, ids: added.map(({ id }) => id) };
}

/** Counts an attempt before it is looked at, so that many at a time cannot slip through together. */
export function countAttempt({ db, now }: Pick<Context, 'db' | 'now'>, limits: readonly Limit[]): Promise<Counted> {
  return db.transaction((tx) => countInto(tx, now(), limits));
}

/** Takes back an attempt that has succeeded, and all earlier ones of that subject. */
export async function forgetAttempt(tx: Queries, subject: string, { ids }: Counted): Promise<void> {
  await tx.delete(attempts).where(or(eq(attempts.subject, subject), inArray(attempts.id, ids)));
}
