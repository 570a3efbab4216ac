import type { Context } from '../context';
import { Refusal } from './Refusal';

const MINUTE = 60_000;

/** No attempt counts for longer than this. */
const LONGEST_MS = 60 * MINUTE;

/** So many subjects are remembered at most; the one that was counted first goes first. */
const MOST_SUBJECTS = 100_000;

/** What is limited, for whom, and how often: `{ subject: 'login from 203.0.113.7', most: 50 }`. */
export interface Limit {
  subject: string;
  most: number;
}

/** An attempt that was counted. */
export interface Counted {
  /** The most attempts that any of its subjects had before. */
  before: number;
  /** Takes it back, and all earlier ones of the first subject: it has succeeded. */
  forget: () => void;
}

type Counting = Pick<Context, 'db' | 'now'>;

/**
 * When each subject was tried, oldest first, for each database. In memory, and not in the database: writing is what costs
 * most, and a flood must cost the server as little as can be. A restart forgets it.
 */
const logs = new WeakMap<object, Map<string, number[]>>();

function logOf({ db }: Pick<Context, 'db'>): Map<string, number[]> {
  const log = logs.get(db) ?? new Map<string, number[]>();
  logs.set(db, log);
  return log;
}

export function tooMany(what: string, waitMs: number): Refusal {
  const seconds = Math.ceil(waitMs / 1000);
  const message = `Too many ${what}. Please try again in ${String(Math.ceil(seconds / 60))} minutes.`;
  return new Refusal(429, message, {}, { 'Retry-After': String(seconds) });
}

/** When a subject was tried within the last minutes. */
function recent(context: Counting, subject: string, minutes: number): number[] {
  const at = context.now().getTime();
  return (logOf(context).get(subject) ?? []).filter((time) => time > at - minutes * MINUTE);
}

/**
 * Refuses an attempt where one of its subjects has had too many.
 *
 * @param minutes for which an attempt counts
 * @throws Refusal 429
 */
export function requireRoom(
  context: Counting,
  limits: readonly Limit[],
  { what = 'attempts', minutes = 15 } = {},
): void {
  const at = context.now().getTime();
  const waits = limits.map(({ subject, most }) => {
    const times = recent(context, subject, minutes);
    return times.length < most ? 0 : (times[0] ?? at) + minutes * MINUTE - at;
  });
  const wait = Math.max(0, ...waits);
  if (wait > 0) throw tooMany(what, wait);
}

/** Counts an attempt for each of its subjects, before it is looked at: many at a time must not slip through together. */
export function countAttempt(context: Counting, limits: readonly Limit[]): Counted {
  requireRoom(context, limits);
  const at = context.now().getTime();
  const log = logOf(context);
  const subjects = limits.map(({ subject }) => subject);
  const before = Math.max(0, ...subjects.map((subject) => recent(context, subject, 15).length));
  for (const subject of subjects) {
    const times = (log.get(subject) ?? []).filter((time) => time > at - LONGEST_MS);
    log.set(subject, [...times, at]);
  }
  for (const oldest of log.keys()) {
    if (log.size <= MOST_SUBJECTS) break;
    log.delete(oldest);
  }
  const forget = (): void => {
    const [own, ...others] = subjects;
    if (own !== undefined) log.delete(own);
    for (const subject of others) {
      const times = log.get(subject) ?? [];
      const place = times.indexOf(at);
      if (place !== -1) times.splice(place, 1);
    }
  };
  return { before, forget };
}

/** Forgets every attempt, as a restart does. */
export function forgetAttempts({ db }: Pick<Context, 'db'>): void {
  logs.delete(db);
}
