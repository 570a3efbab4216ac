import { parseBody } from '../../src/shared/api/readAnswer';
import type { Exchange } from './client';
import type { Finding } from './report';
import { isObject } from './schema';

interface Expected {
  /** The first documented status is named in the finding. */
  statuses: readonly number[];
  screens: readonly string[];
  /** What the user experiences after any other status. */
  otherwise: string;
  /** Statuses that the portal presents in the same way. */
  alike?: readonly number[];
}

const hasMessage = (value: unknown): boolean =>
  isObject(value) && typeof value.message === 'string' && value.message.trim() !== '';

function judgeBody(body: string, screens: readonly string[]): Finding[] {
  const value = parseBody(body);
  if (hasMessage(value)) return [];
  const content = body.trim() === '' ? 'no body' : body.trimStart().startsWith('<') ? 'an HTML page' : 'no { message }';
  return [
    {
      verdict: 'copes',
      what: `An error response has ${content}, so the portal shows its own message`,
      screens,
    },
  ];
}

export function judgeRefusal(exchange: Exchange, { statuses, screens, otherwise, alike = [] }: Expected): Finding[] {
  const wanted = String(statuses[0]);
  if (exchange.failed !== undefined) {
    return [
      { verdict: 'breaks', what: `The connection failed instead of returning ${wanted}: ${exchange.reason}`, screens },
    ];
  }
  const { status, body } = exchange;
  if (statuses.includes(status)) return judgeBody(body, screens);
  const isAlike = alike.includes(status);
  const what = `The status is ${String(status)} instead of ${wanted}${isAlike ? '' : `: ${otherwise}`}`;
  return [{ verdict: isAlike ? 'copes' : 'breaks', what, screens }, ...(status >= 400 ? judgeBody(body, screens) : [])];
}
