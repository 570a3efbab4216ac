import type { Context } from '../context';
import type { Queries } from '../db/openDatabase';
import { Refusal } from '../http/Refusal';
import { attemptLogOf } from './attemptLogs';

const MINUTE = 60_000;

/** The most attempts that a subject may have: `{ subject: 'login from 203.0.113.7', most: 50 }` */
interface Limit {
  subject: string;
  most: number;
}

type AttemptContext = Pick<Context, 'db' | 'now' | 'isShared' | 'secret'>;

interface CountOptions {
  what?: string;
  minutes?: number;
  tx?: Queries;
}

export function tooManyAttempts(what: string, waitMs: number): Refusal {
  const seconds = Math.ceil(waitMs / 1000);
  const message = `Too many ${what}. Please try again in ${String(Math.ceil(seconds / 60))} minutes.`;
  return new Refusal(429, message, {}, { 'Retry-After': String(seconds) });
}

/** Keeps the times within the last `minutes`. Drops times far in the future, so that a wrong clock, once set back, locks nobody out. */
const within = (times: readonly number[] = [], at: number, minutes: number): readonly number[] =>
  times.filter((time) => Math.abs(at - time) < minutes * MINUTE);

function refuseTooMany(
  limits: readonly Limit[],
  times: readonly (readonly number[])[],
  at: number,
  { what = 'attempts', minutes = 15 }: CountOptions,
): void {
  const waits = limits.map(({ most }, index) => {
    const recent = within(times[index], at, minutes);
    return recent.length < most ? 0 : (recent[0] ?? at) + minutes * MINUTE - at;
  });
  const wait = Math.max(0, ...waits);
  if (wait > 0) throw tooManyAttempts(what, wait);
}

const subjectsOf = (limits: readonly Limit[]): string[] => limits.map(({ subject }) => subject);

export async function requireAttemptsLeft(
  context: AttemptContext,
  limits: readonly Limit[],
  options: CountOptions = {},
): Promise<void> {
  const at = context.now().getTime();
  const times = await attemptLogOf(context, options.tx).read(subjectsOf(limits), at);
  refuseTooMany(limits, times, at, options);
}

/**
 * Counts an attempt before it is processed, so that simultaneous attempts cannot all slip under the limit. Returns the highest number
 * of earlier attempts among the subjects, and `forget`, which after a success removes this attempt and all earlier ones of the first subject.
 */
export async function countAttempt(context: AttemptContext, limits: readonly Limit[], options: CountOptions = {}) {
  const at = context.now().getTime();
  let before = 0;
  const forget = await attemptLogOf(context, options.tx).add(subjectsOf(limits), at, (times) => {
    refuseTooMany(limits, times, at, options);
    before = Math.max(0, ...times.map((one) => within(one, at, 15).length));
  });
  return { before, forget };
}

export const callerOf = (context: Context, request: Request): string => context.callerOf?.(request) ?? '';

/** How long to delay a refusal, in ms: it limits 40 connections to 160 requests per second. */
const PAUSE_MS = 250;

/** Delays a 429, because a flood of fast refusals would take all of the server's time. */
export async function delayRefusal<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    throw error;
  }
}
