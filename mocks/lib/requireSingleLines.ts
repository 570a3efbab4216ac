import { unprocessable } from './Refusal';

/** Control characters, line breaks of every kind, halves of characters, and what turns the direction of the text around. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/**
 * Refuses a body in which any text has more than one line or characters that steer what is shown: every field of the
 * contract is one line, and many are put into mails.
 */
export function requireSingleLines(value: unknown, field = ''): void {
  if (typeof value === 'string') {
    if (UNSEEN.test(value)) throw unprocessable(field, 'must be one line without control characters');
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) requireSingleLines(part, field === '' ? key : `${field}.${key}`);
  }
}
