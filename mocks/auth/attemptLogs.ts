import { createHmac } from 'node:crypto';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Context } from '../context';
import type { Database, Queries } from '../db/openDatabase';
import { attempts } from '../db/schema';
import { LimitedMap } from '../http/LimitedMap';

/** The longest period for which any limit counts attempts; older attempts are deleted. */
const WINDOW_MS = 60 * 60_000;

type Times = readonly (readonly number[])[];

export interface AttemptLog {
  read: (subjects: readonly string[], at: number) => Promise<Times>;
  /**
   * Adds an attempt unless `check` throws; no other attempt can be added between the check and the addition. Returns a function
   * that removes the attempt, and all other attempts of the first subject.
   */
  add: (subjects: readonly string[], at: number, check: (times: Times) => void) => Promise<() => Promise<void>>;
}

/** Keeps attempts in memory, until a restart: a disk write for each would make a flood of attempts costly. */
function logInMemory(): AttemptLog {
  const log = new LimitedMap<string, number[]>(100_000);
  const recent = (subject: string, at: number): number[] =>
    (log.get(subject) ?? []).filter((time) => time > at - WINDOW_MS);
  const read = (subjects: readonly string[], at: number): Times => subjects.map((subject) => recent(subject, at));
  return {
    read: (subjects, at) => Promise.resolve(read(subjects, at)),
    // eslint-disable-next-line @typescript-eslint/require-await -- an await would let another attempt in between
    add: async (subjects, at, check) => {
      check(read(subjects, at));
      for (const subject of subjects) log.set(subject, [...recent(subject, at), at]);
      return () => {
        const [own, ...others] = subjects;
        if (own !== undefined) log.delete(own);
        for (const subject of others) {
          const times = log.get(subject) ?? [];
          const place = times.indexOf(at);
          if (place !== -1) times.splice(place, 1);
        }
        return Promise.resolve();
      };
    },
  };
}

/** Keeps attempts in a database that servers share. Subjects are hashed, because they contain email addresses and IPs. */
function logInDatabase(db: Queries, secret: string): AttemptLog {
  const { id, subject, at: time } = attempts;
  const keyOf = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');
  const read = async (tx: Queries, keys: readonly string[], at: number): Promise<Times> => {
    const isRecent = and(inArray(subject, [...keys]), gt(time, at - WINDOW_MS));
    const rows = await tx.select().from(attempts).where(isRecent).orderBy(asc(time));
    return keys.map((key) => rows.filter((row) => row.subject === key).map((row) => row.at));
  };
  return {
    read: (subjects, at) => read(db, subjects.map(keyOf), at),
    add: async (subjects, at, check) => {
      const keys = subjects.map(keyOf);
      const added = await db.transaction(async (tx) => {
        check(await read(tx, keys, at));
        await tx.delete(attempts).where(lte(time, at - WINDOW_MS));
        return tx
          .insert(attempts)
          .values(keys.map((key) => ({ subject: key, at })))
          .returning({ id });
      });
      return async () => {
        await db.delete(attempts).where(eq(subject, keys[0] ?? ''));
        const ids = added.map((row) => row.id);
        await db.delete(attempts).where(inArray(id, ids));
      };
    },
  };
}

const logs = new WeakMap<Database, AttemptLog>();

export function attemptLogOf(context: Pick<Context, 'db' | 'isShared' | 'secret'>, tx?: Queries): AttemptLog {
  const { db, isShared = false, secret } = context;
  if (isShared) return logInDatabase(tx ?? db, secret);
  const log = logs.get(db) ?? logInMemory();
  logs.set(db, log);
  return log;
}

export function clearAttempts({ db }: Pick<Context, 'db'>): void {
  logs.delete(db);
}
