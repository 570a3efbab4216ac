import { answerIs } from '@/shared/api';
import { isRecord } from '@/shared/lib/is-record';
import type { Decision } from './agreementsDto';

const field = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

/** The status may be a code (APR-1) or a word. */
function statusOf(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  if (/^\d+$/.test(text)) return text === '1' ? 'APPROVED' : 'DENIED';
  return text === '' ? undefined : text.toUpperCase();
}

export const currentStatusIn = (answer: unknown): string | undefined => statusOf(field(answer, 'status'));

/** APR-3, APR-4. */
export function readDecision(answer: unknown): Decision {
  const message = field(answer, 'message') ?? answer;
  const organization = field(field(answer, 'data'), 'OrganizationName');
  if (answerIs(message, 'success')) {
    return { decided: true, organization: typeof organization === 'string' ? organization.trim() : '' };
  }
  const status = currentStatusIn(answer);
  return {
    decided: false,
    message:
      typeof message === 'string' && message.trim() !== '' ? message.trim() : 'The media service gave no reason.',
    ...(status === undefined ? {} : { status }),
  };
}
