import { and, count, eq, gt, inArray, lte, min, or } from 'drizzle-orm';
import type { Context } from '../context';
import type { Queries } from '../db/openDatabase';
import { attempts } from '../db/schema';
import { Refusal } from './Refusal';

const MINUTE = 60_000;

/** Who is refused until when: under a flood, most callers are turned away without a look into the database. */
const refusedUntil = new WeakMap<object, Map<string, number>>();

/** So many at most are remembered; the others are looked up again. */
const MOST_REMEMBERED = 10_000;

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

/** A subject has had too many attempts. */
class TooMany extends Refusal {
  constructor(
    readonly subject: string,
    what: string,
    readonly waitMs: number,
  ) {
    const seconds = Math.ceil(waitMs / 1000);
    const message = `Too many ${what}. Please try again in ${String(Math.ceil(seconds / 60))} minutes.`;
    super(429, message, {}, { 'Retry-After': String(seconds) });
  }
}

export const tooMany = (what: string, waitMs: number): Refusal => new TooMany('', what, waitMs);

type Counting = Pick<Context, 'db' | 'now'>;

function remember({ db, now }: Counting, subject: string, wait: number): void {
  const known = refusedUntil.get(db) ?? new Map<string, number>();
  refusedUntil.set(db, known);
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(subject, now().getTime() + wait);
}

/** @throws Refusal 429 where it is already known that the subject has had too many attempts */
export function refuseKnown({ db, now }: Counting, subject: string): void {
  const known = refusedUntil.get(db);
  const wait = (known?.get(subject) ?? 0) - now().getTime();
  if (wait > 0) throw tooMany('attempts', wait);
  known?.delete(subject);
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
  let refused: TooMany | undefined;
  for (const { subject, most } of limits) {
    const recent = and(eq(attempts.subject, subject), gt(attempts.at, at - span));
    const [found] = await tx
      .select({ number: count(), first: min(attempts.at) })
      .from(attempts)
      .where(recent);
    const { number = 0, first } = found ?? {};
    before = Math.max(before, number);
    const wait = number >= most ? (first ?? at) + span - at : 0;
    if (wait > (refused?.waitMs ?? 0)) refused = new TooMany(subject, what, wait);
  }
  if (refused !== undefined) throw refused;
  // No attempt counts for longer than an hour.
  await tx.delete(attempts).where(lte(attempts.at, at - 60 * MINUTE));
  const rows = limits.map(({ subject }) => ({ subject, at }));
  const added = await tx.insert(attempts).values(rows).returning({ id: attempts.id });
  return { before, ids: added.map(({ id }) => id) };
}

/** Counts an attempt before it is looked at, so that many at a time cannot slip through together. */
export async function countAttempt(context: Counting, limits: readonly Limit[]): Promise<Counted> {
  try {
    return await context.db.transaction((tx) => countInto(tx, context.now(), limits));
  } catch (error) {
    if (error instanceof TooMany) remember(context, error.subject, error.waitMs);
    throw error;
  }
}

/** Takes back an attempt that has succeeded, and all earlier ones of that subject. */
export async function forgetAttempt(tx: Queries, subject: string, { ids }: Counted): Promise<void> {
  await tx.delete(attempts).where(or(eq(attempts.subject, subject), inArray(attempts.id, ids)));
}
