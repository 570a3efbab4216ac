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
export const GATEWAY_STATUSES: readonly number[] = [502, 504];

export const isTransientStatus = (status: number): boolean => status >= 500 || TRANSIENT_STATUSES.includes(status);

export function isTransient(failure: unknown): boolean {
  if (!isApiError(failure)) return true;
  const { kind, status = 0 } = failure;
  return kind === 'http' ? isTransientStatus(status) : kind !== 'refused-path';
}

export const isUnreachable = ({ kind, status = 0 }: ApiError): boolean =>
  kind === 'network' || kind === 'timeout' || status === 503 || GATEWAY_STATUSES.includes(status);

export const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;
