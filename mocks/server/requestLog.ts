import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DrizzleQueryError } from 'drizzle-orm';
import { API_PATH, BASE_PATH } from '../../src/shared/routes/paths';
import { operationsAt } from '../http/contract';
import { isBelow, pathOf } from './answers';

/** A line of the log. It never contains the name, address, or id of a person or an organization. */
export type LogEntry = Readonly<Record<string, string | number>>;

export type Log = (entry: LogEntry) => void;

const AREAS = [
  '/outbox',
  '/faults',
  '/association',
  '/api-docs',
  '/health',
  '/ready',
  `${BASE_PATH}/assets`,
  BASE_PATH,
];

/** Matches a proxy's request id if the id is safe to log. */
const GIVEN_ID = /^[\w-]{8,64}$/;

/** A request's route for the log, with placeholders for path parts that could identify someone: `/org/name/{name}`. */
export function routeOf(method: string, path: string): string {
  if (isBelow(API_PATH, path)) {
    const called = operationsAt(path.slice(API_PATH.length)).find((one) => one.method === method);
    return API_PATH + (called?.path ?? '/(unknown)');
  }
  return AREAS.find((area) => isBelow(area, path)) ?? '(other)';
}

const IN_WORDS: readonly [RegExp, string][] = [
  [/[^\s"'<>()]+@[^\s"'<>()]+/g, '(e-mail)'],
  [/\beyJ[\w.-]+/g, '(token)'],
  [/(["'`]).*?\1/g, '(text)'],
];

/** Describes an error for the log, without any text that users entered. */
export function describeFailure(error: unknown): LogEntry {
  // Describes the cause, because the message of Drizzle's own error contains the query's values.
  const cause = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return { error: typeof cause };
  const [first = ''] = cause.message.split('\n');
  const message = IN_WORDS.reduce((text, [pattern, word]) => text.replace(pattern, word), first).slice(0, 200);
  const frames = (cause.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: cause.name,
    ...('code' in cause && typeof cause.code === 'string' ? { code: cause.code } : {}),
    message,
    at: frames
      .slice(0, 4)
      .map((line) => line.trim().slice(3))
      .join(' < '),
  };
}

export function logRequest(log: Log, request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers['x-request-id'];
  const requestId = typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
  const started = performance.now();
  const { method = 'GET' } = request;
  const route = routeOf(method, pathOf(request));
  response.setHeader('X-Request-Id', requestId);
  response.once('close', () => {
    const outcome = response.writableFinished ? response.statusCode : 'aborted';
    log({ level: 'info', requestId, method, route, status: outcome, ms: Math.round(performance.now() - started) });
  });
  return requestId;
}

export const jsonLog =
  (write: (line: string) => void, now: () => Date = () => new Date()): Log =>
  (entry) => {
    write(`${JSON.stringify({ time: now().toISOString(), ...entry })}\n`);
  };
