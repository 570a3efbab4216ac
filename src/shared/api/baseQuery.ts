import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { apiContextOf } from './apiContext';
import type { ApiError } from './apiError';
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

/** Reads are tried up to four times, a second apart (decisions R9). A write is sent once, whatever happens. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, ApiMeta> = async (request, api) => {
  const { path, refused } = request.path;
  if (refused !== undefined) return { error: { kind: 'refused-path' } };
  const attempts = api.type === 'query' ? 1 + RETRIES : 1;
  for (let attempt = 1; ; attempt += 1) {
    const result = await sendOnce(request, path, api);
    if (result.error === undefined) return result;
    const failed = { error: { ...result.error, attempt }, meta: result.meta };
    if (attempt >= attempts || !isPassing(result.error) || api.signal.aborted) return failed;
    const wasAborted = await pause(apiContextOf(api.extra).retryDelayMs ?? RETRY_DELAY_MS, api.signal);
    if (wasAborted) return failed;
  }
};
