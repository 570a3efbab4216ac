import { unprocessable } from './Refusal';

/** Control characters, line breaks of every kind, halves of characters, and what turns the direction of the text around. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** No body of the contract goes further than a list of records; what follows them here may end the stack. */
const DEEPEST = 10;

/**
 * Refuses a body with a text of more than one line or with characters that steer what is shown (every field of the
 * contract is one line, and many are put into mails), one with a number that JSON can write and nobody can count to, and
 * one that is nested without end.
 */
export function requirePlainValues(value: unknown, field = 'The body', depth = 0): void {
  if (typeof value === 'string' && UNSEEN.test(value)) {
    throw unprocessable(field, 'must be one line without control characters');
  }
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw unprocessable(field, 'is too large');
  if (typeof value !== 'object' || value === null) return;
  if (depth === DEEPEST) throw unprocessable(field.split('.', 1)[0] ?? field, 'is nested too deeply');
  for (const [key, part] of Object.entries(value))
    requirePlainValues(part, field === 'The body' ? key : `${field}.${key}`, depth + 1);
}
