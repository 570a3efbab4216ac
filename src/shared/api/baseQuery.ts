import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { apiContextOf } from './apiContext';
import type { ApiError } from './apiError';
import { recallAnswer } from './keptAnswers';
import { PASSING_STATUSES } from './passingStatuses';
import { pause } from './pause';
import { sendOnce } from './sendOnce';
import type { ApiMeta, ApiRequest } from './sendOnce';

const RETRIES = 3;
const RETRY_DELAY_MS = 1000;

/** Whether asking once more can help: not where the server has understood and said no. */
function isPassing({ kind, status = 0 }: ApiError): boolean {
  if (kind === 'http') return status >= 500 || PASSING_STATUSES.includes(status);
  return kind !== 'refused-path';
}

const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;

const isUnreachable = ({ kind, status }: ApiError): boolean =>
  kind === 'network' || kind === 'timeout' || status === 502 || status === 503 || status === 504;

/**
 * Reads are tried up to four times, a second apart (API-2); where none comes through, the answer that this device has
 * kept does. A write is sent once, whatever happens, and without a connection not at all.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, ApiMeta> = async (request, api) => {
  const { path, refused } = request.path;
  if (refused !== undefined) return { error: { kind: 'refused-path' } };
  if (api.type === 'mutation' && isOffline()) return { error: { kind: 'offline' } };
  const { answers, retryDelayMs = RETRY_DELAY_MS } = apiContextOf(api.extra);
  const attempts = api.type === 'query' ? 1 + RETRIES : 1;
  for (let attempt = 1; ; attempt += 1) {
    const result = await sendOnce(request, path, api);
    if (result.error === undefined) return result;
    const isLast = attempt >= attempts || !isPassing(result.error);
    if (answers !== undefined && (isLast || isOffline()) && isUnreachable(result.error)) {
      const { url, signedIn } = result.meta;
      const kept = await recallAnswer(answers, { url, signedIn, kind: request.answer });
      if (kept !== undefined) return { ...kept, meta: result.meta };
    }
    const failed = { error: { ...result.error, attempt }, meta: result.meta };
    if (isLast || api.signal.aborted) return failed;
    const wasAborted = await pause(retryDelayMs, api.signal);
    if (wasAborted) return failed;
  }
};
