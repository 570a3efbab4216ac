import { describeError } from './describeError';
import { GATEWAY_STATUSES, isApiError, isTransient, type ApiError } from './failure';

export const isRefusal = (failure: unknown): failure is ApiError =>
  isApiError(failure) && failure.kind === 'http' && !isTransient(failure);

/** Whether the server may have executed the call although no response confirms it. */
export function isUncertain(failure: unknown): boolean {
  if (!isApiError(failure)) return true;
  const { kind, status = 0 } = failure;
  if (kind === 'http') return GATEWAY_STATUSES.includes(status);
  return kind !== 'refused-path' && kind !== 'offline';
}

/** Whether an earlier try of a failed write may have been executed, whatever became of the latest. */
const wasUnconfirmed = (failure: unknown): boolean => isApiError(failure) && failure.unfinished?.isUnconfirmed === true;

/** Whether a failed write may have been executed: a server's error can come from a later step, such as an email. */
export const mayHaveArrived = (failure: unknown): boolean =>
  isUncertain(failure) || wasUnconfirmed(failure) || (isApiError(failure) && (failure.status ?? 0) >= 500);

function lostResponse(error: unknown): string {
  if (!isApiError(error)) return 'something went wrong.';
  switch (error.kind) {
    case 'network':
      return 'the connection to the media service was lost.';
    case 'unreadable':
      return 'we couldn’t read the media service’s answer.';
    default:
      return 'the media service took too long to respond.';
  }
}

export interface WriteTexts {
  /** A clause that completes "We’re not certain whether …". */
  done: string;
  /** The sentence for a write that was certainly not executed. */
  failed: string;
  /** A sentence on what the user can do if the outcome is uncertain. */
  advice?: string;
}

/** Adds a period if there is none, because a server's message may end without one. */
export const asSentence = (text: string): string => (/[.!?]["”’)]*$/.test(text.trim()) ? text : `${text}.`);

/** Never says that a write failed if the server may have executed it (API-4). */
export function describeFailedWrite(error: unknown, { done, failed, advice = '' }: WriteTexts): string {
  const doubt = `We’re not certain whether ${done}`;
  if (!isUncertain(error)) return `${wasUnconfirmed(error) ? `${doubt}.` : failed} ${describeError(error)}`.trim();
  const reason = isApiError(error) && error.message !== undefined ? `. ${error.message}` : `: ${lostResponse(error)}`;
  return advice === '' ? `${doubt}${reason}` : `${asSentence(`${doubt}${reason}`)} ${advice}`;
}
