import { isRecord } from '@/shared/lib/is-record';

export type ApiErrorKind = 'network' | 'offline' | 'timeout' | 'refused-path' | 'http' | 'unreadable';

/** The error of an API call, a plain object so that the store can hold it. `offline` means a write that was never sent. */
export interface ApiError {
  kind: ApiErrorKind;
  status?: number;
  message?: string;
  response?: unknown;
  /** The call carried no token, so a 401 cannot mean that a session has ended. */
  isAnonymous?: true;
  attempt?: number;
  /**
   * For a write with several calls: the step that failed, and the results of the steps before it. `isUnconfirmed`: whether this try
   * or an earlier one may have arrived.
   */
  unfinished?: { step: string; done: Readonly<Record<string, number | string>>; isUnconfirmed?: boolean };
}

export type Outcome<T> = { data: T; error?: never } | { data?: never; error: ApiError };

/** The error for a response that does not confirm that the call succeeded. */
export const unconfirmed = (message?: string): { error: ApiError } => ({
  error: { kind: 'unreadable', ...(message === undefined ? {} : { message }) },
});

export const isApiError = (error: unknown): error is ApiError => isRecord(error) && typeof error.kind === 'string';

const TRANSIENT_STATUSES: readonly number[] = [408, 425, 429];

/** The statuses of a gateway that gave up on the server and does not know whether it executed the call. */
const GATEWAY_STATUSES: readonly number[] = [502, 504];

export const isTransientStatus = (status: number): boolean => status >= 500 || TRANSIENT_STATUSES.includes(status);

export function isTransient(failure: unknown): boolean {
  if (!isApiError(failure)) return true;
  const { kind, status = 0 } = failure;
  return kind === 'http' ? isTransientStatus(status) : kind !== 'refused-path';
}

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
export const wasUnconfirmed = (failure: unknown): boolean =>
  isApiError(failure) && failure.unfinished?.isUnconfirmed === true;

/** Whether a failed write may have been executed: a server's error can come from a later step, such as an email. */
export const mayHaveArrived = (failure: unknown): boolean =>
  isUncertain(failure) || wasUnconfirmed(failure) || (isApiError(failure) && (failure.status ?? 0) >= 500);

export const isUnreachable = ({ kind, status = 0 }: ApiError): boolean =>
  kind === 'network' || kind === 'timeout' || status === 503 || GATEWAY_STATUSES.includes(status);

export const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;
