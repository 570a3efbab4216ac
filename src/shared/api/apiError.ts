export type ApiErrorKind = 'network' | 'offline' | 'timeout' | 'refused-path' | 'http' | 'unreadable';

/**
 * Why a call failed; `offline` is a write that was not sent, since the browser has no connection. A plain object, so that it
 * can stand in the store.
 */
export interface ApiError {
  kind: ApiErrorKind;
  /** The HTTP status, where there was an answer. */
  status?: number;
  /** The server's own words, fit to be shown: one line of plain text. */
  message?: string;
  /** The body of a failed answer that is a record; kept where the call asks for it (`refusalIsAnswer`). */
  answer?: unknown;
  /** How many times the call was sent. */
  attempt?: number;
  /** For a write of several calls: the step that failed and the results of those before it. */
  unfinished?: { step: string; done: Readonly<Record<string, unknown>> };
}

const KINDS: readonly string[] = [
  'network',
  'offline',
  'timeout',
  'refused-path',
  'http',
  'unreadable',
] satisfies ApiErrorKind[];

export function isApiError(error: unknown): error is ApiError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'kind' in error &&
    typeof error.kind === 'string' &&
    KINDS.includes(error.kind)
  );
}
