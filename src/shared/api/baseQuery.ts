import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { apiContextOf } from './apiContext';
import { loadStoredResponse } from './responseStore';
import { executeRequest, type ApiMeta, type ApiRequest } from './executeRequest';
import { isOffline, isTransient, isUnreachable, type ApiError } from './failure';
import { pause } from './fetchWithTimeout';

const RETRIES = 3;
const RETRY_DELAY_MS = 1000;

/** Reads are tried four times, a second apart (API-2), then fall back to a response stored on this device; writes are sent once. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, ApiMeta> = async (request, api) => {
  const { path, refused } = request.path;
  if (refused !== undefined) return { error: { kind: 'refused-path' } };
  if (api.type === 'mutation' && isOffline()) return { error: { kind: 'offline' } };
  const { responses, retryDelayMs = RETRY_DELAY_MS } = apiContextOf(api.extra);
  const attempts = api.type === 'query' ? 1 + RETRIES : 1;
  for (let attempt = 1; ; attempt += 1) {
    const result = await executeRequest(request, path, api);
    if (result.error === undefined) return result;
    const isLast = attempt >= attempts || !isTransient(result.error);
    if (responses !== undefined && (isLast || isOffline()) && isUnreachable(result.error)) {
      const { url, signedIn } = result.meta;
      const kept = await loadStoredResponse(responses, { url, signedIn, kind: request.response });
      if (kept !== undefined) return { ...kept, meta: result.meta };
    }
    const failed = { error: { ...result.error, attempt }, meta: result.meta };
    if (isLast || api.signal.aborted) return failed;
    const wasAborted = await pause(retryDelayMs, api.signal);
    if (wasAborted) return failed;
  }
};
