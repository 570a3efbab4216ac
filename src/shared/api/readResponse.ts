import { fieldInAnyCase, isRecord } from '@/shared/lib/is-record';

/** What kind of response a call expects. `value` is a single record, alone or as the only item of a list, or null if there is none. */
export type ResponseKind = 'list' | 'value' | 'text' | 'any';

export type Checked = { data: unknown } | { unreadable: true };

const UNREADABLE: Checked = { unreadable: true };

export function parseBody(body: string): unknown {
  const text = body.trim();
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const isEmpty = (value: unknown): boolean => value === null || value === '';

function readValue(value: unknown): Checked {
  if (isEmpty(value)) return { data: null };
  if (isRecord(value)) return { data: value };
  const list: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined;
  if (list === undefined || list.length > 1) return UNREADABLE;
  return readValue(list[0] ?? null);
}

/** Whether the value of an `error` field means that there is no error: null, false, 0, "none", or an empty list. */
const isNothing = (value: unknown): boolean =>
  ['', '0', 'false', 'no', 'none', 'null', 'undefined'].includes(String(value).trim().toLowerCase()) ||
  (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

const FAILURES: readonly string[] = ['error', 'fail', 'failed', 'failure'];
const REFUSALS: readonly string[] = ['false', '0', 'no', ...FAILURES];

/**
 * Whether a response with status 200 says that a write failed (API-11). A list of one record counts as the record. These say so:
 * - `false`, or a string that begins with "error" or "fail"
 * - a record whose "success" is, for example, false or "no", whose "status" is, for example, "failed", or that has an "error"
 */
export function saysFailed(response: unknown): boolean {
  const answer: unknown = Array.isArray(response) && response.length === 1 ? response[0] : response;
  if (typeof answer === 'string') return /^(error|fail)/i.test(answer.trim());
  const wordAt = (name: string): string => String(fieldInAnyCase(answer, name)).trim().toLowerCase();
  return (
    answer === false ||
    REFUSALS.includes(wordAt('success')) ||
    FAILURES.includes(wordAt('status')) ||
    ['error', 'errors'].some((name) => !isNothing(fieldInAnyCase(answer, name)))
  );
}

export function readResponse(value: unknown, kind: ResponseKind): Checked {
  if (typeof value === 'string' && value.startsWith('<')) return UNREADABLE;
  switch (kind) {
    case 'list':
      // An empty response is not an empty list (API-7).
      return Array.isArray(value) ? { data: value } : UNREADABLE;
    case 'value':
      return readValue(value);
    case 'text':
      return typeof value === 'string' ? { data: value.trim() } : UNREADABLE;
    case 'any':
      return { data: value };
  }
}

/** Compares ignoring case, because servers differ (API-5). */
export function responseIs(response: unknown, word: string): boolean {
  return typeof response === 'string' && response.trim().toLowerCase() === word.toLowerCase();
}

const LONGEST_MESSAGE = 300;

function plainLine(text: string): string | undefined {
  const line = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line === '' || line.length > LONGEST_MESSAGE ? undefined : line;
}

/**
 * Returns the server's message for the user: the `message` or `detail` field of a JSON response, whatever its case, or a plain-text
 * body. Ignores plain text with status 500 or higher, which is from a proxy, and `error` and `title`, which often only name the status.
 */
export function serverMessage(body: unknown, status: number): string | undefined {
  if (typeof body === 'string') return status >= 500 || body.startsWith('<') ? undefined : plainLine(body);
  const message = fieldInAnyCase(body, 'message') ?? fieldInAnyCase(body, 'detail');
  return typeof message === 'string' ? plainLine(message) : undefined;
}
