import { answerIs } from '@/shared/api';
import { isRecord } from '@/shared/lib/is-record';
import type { Decision } from './agreementsDto';

const field = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

/** The status may be a code (APR-1) or a word. */
function statusOf(value: unknown): 'APPROVED' | 'DENIED' | undefined {
  if (value === 'APPROVED' || value === 'DENIED') return value;
  if (value === 1 || value === '1') return 'APPROVED';
  return typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)) ? 'DENIED' : undefined;
}

export const currentStatusIn = (answer: unknown): 'APPROVED' | 'DENIED' | undefined =>
  statusOf(field(answer, 'status'));

/** APR-3, APR-4. */
export function readDecision(answer: unknown): Decision {
  const message = field(answer, 'message') ?? answer;
  const organization = field(field(answer, 'data'), 'OrganizationName');
  if (answerIs(message, 'success')) {
    return { decided: true, organization: typeof organization === 'string' ? organization : '' };
  }
  const status = currentStatusIn(answer);
  return {
    decided: false,
    message:
      typeof message === 'string' && message.trim() !== '' ? message.trim() : 'The media service gave no reason.',
    ...(status === undefined ? {} : { status }),
  };
}
