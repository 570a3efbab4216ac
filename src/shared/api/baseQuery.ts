import type { BaseQueryApi, BaseQueryFn, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import { config } from '@/shared/config/config';
import { isRecord } from '@/shared/lib/is-record';
import { tokenRefused } from './apiEvents';
import { apiUrl, type ApiPath } from './apiPath';
import { isOffline, isTransient, isUnreachable, unconfirmed, type ApiError } from './failure';
import { fetchWithTimeout, pause, takePrefetchedResponse } from './fetchWithTimeout';
import { parseBody, readResponse, saysFailed, serverMessage, type ResponseKind } from './readResponse';

export interface StoredResponse {
  url: string;
  path: string;
  body: string;
  signedIn: boolean;
}

export interface ResponseStore {
  keep: (response: StoredResponse) => void;
  find: (url: string, signedIn: boolean) => Promise<{ body: string; at: number } | undefined>;
}

/** The store's extra argument for thunks: where API calls get the token and stored responses, and settings that tests replace. */
export interface ApiContext {
  readToken: (getState: () => unknown) => string | undefined;
  /** Whose session it is: an organization's Identifier. */
  readOwner?: (getState: () => unknown) => string | null;
  mediaApiUrl?: string;
  /** This and the two time limits below are in milliseconds; tests shorten them (API-2, API-4). */
  retryDelayMs?: number;
  readTimeoutMs?: number;
  writeTimeoutMs?: number;
  fetchFn?: (request: Request) => Promise<Response>;
  responses?: ResponseStore;
}

export interface ApiRequest {
  path: ApiPath;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: object;
  response: ResponseKind;
  /** Sends no token, so that the 401 for a wrong password does not end an existing session. */
  anonymous?: boolean;
  /** Keeps the body of a refusal, which the caller reads: in the error, or as data if the HTTP status does not say that it is one. */
  keepsRefusal?: boolean;
  /** A shorter time limit than usual, in milliseconds. */
  timeoutMs?: number;
}

/** For the query before a save: it serves only to keep colleagues' changes (SAV-6), so a slow response must not delay the save. */
export const BRIEF: Pick<ApiRequest, 'timeoutMs'> = { timeoutMs: 5000 };

/** The argument type of queries without an argument: RTK Query's hooks can be called without one only if its type is void. */
export type NoArgument = ReturnType<VoidFunction>;

export interface ApiMeta {
  signedIn: boolean;
  sentAt: number;
  url: string;
  /** When this device stored the response (ms since the epoch); missing for a live one. */
  storedAt?: number;
}

/** The result of a call: its data or its error, with `meta` about the request that was sent. */
export type Answer<T> = QueryReturnValue<T, ApiError, ApiMeta>;

/** Sends one call of an endpoint that makes several. */
export type Send = (request: ApiRequest) => Answer<unknown> | PromiseLike<Answer<unknown>>;

type ApiResult = { data: unknown; error?: never; meta: ApiMeta } | { data?: never; error: ApiError; meta: ApiMeta };

const READ_TIMEOUT_MS = 15_000;
const WRITE_TIMEOUT_MS = 30_000;

const headersFor = (token: string | undefined, hasBody: boolean): Record<string, string> => ({
  Accept: 'application/json, text/plain, */*',
  ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
  ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
});

/** Keeps the browser from reusing cached responses, which could hide a saved change, or show a session's data after logout. */
function cachingFor(token: string | undefined, isReread = false): RequestInit {
  if (token !== undefined) return { cache: 'no-store' };
  return isReread ? { cache: 'no-cache' } : {};
}

function httpError(status: number, body: unknown, keepsResponse: boolean, signedIn: boolean): ApiError {
  const message = serverMessage(body, status);
  const responsePart = keepsResponse && isRecord(body) ? { response: body } : {};
  return {
    kind: 'http',
    status,
    ...(message === undefined ? {} : { message }),
    ...responsePart,
    ...(signedIn ? {} : { isAnonymous: true }),
  };
}

/** Who was logged in at each save's first call. RTK Query passes the same `api` to all calls of one `queryFn`. */
const owners = new WeakMap<BaseQueryApi, { owner: string | null | undefined }>();

/** Whether the session has ended, or another organization has logged in, since a save began: its next calls are not sent (SES-18). */
function isOfOtherSession(api: BaseQueryApi, owner: string | null | undefined): boolean {
  const first = owners.get(api) ?? { owner };
  owners.set(api, first);
  return api.type === 'mutation' && first.owner !== owner;
}

async function executeRequest(request: ApiRequest, path: string, api: BaseQueryApi): Promise<ApiResult> {
  const { method = 'GET', body, response, anonymous = false, keepsRefusal = false } = request;
  const { mediaApiUrl, readToken, readOwner, readTimeoutMs, writeTimeoutMs, fetchFn, responses } =
    api.extra as ApiContext;
  const url = apiUrl(mediaApiUrl ?? config.mediaApiUrl, location.origin, path);
  const token = anonymous ? undefined : readToken(api.getState);
  const meta: ApiMeta = { signedIn: token !== undefined, sentAt: Date.now(), url: url ?? '' };
  if (url === undefined) return { error: { kind: 'refused-path' }, meta };
  if (isOfOtherSession(api, token && readOwner?.(api.getState))) return { error: { kind: 'http', status: 401 }, meta };
  const init: RequestInit = {
    method,
    headers: headersFor(token, body !== undefined),
    ...cachingFor(token, api.forced),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    // The browser would follow a redirected write with a GET, whose response would look like a success.
    redirect: method === 'GET' ? 'follow' : 'error',
  };
  const result = await fetchWithTimeout({
    send: (signal) =>
      takePrefetchedResponse(new Request(url, { ...init, signal }), fetchFn ?? ((input) => fetch(input))),
    timeoutMs:
      request.timeoutMs ??
      (api.type === 'query' ? (readTimeoutMs ?? READ_TIMEOUT_MS) : (writeTimeoutMs ?? WRITE_TIMEOUT_MS)),
    signal: api.signal,
  });
  if (result.failed !== undefined) return { error: { kind: result.failed }, meta };
  if (result.status === 401 && meta.signedIn) api.dispatch(tokenRefused(meta.sentAt));
  const parsed = parseBody(result.body);
  if (result.status < 200 || result.status > 299)
    return { error: httpError(result.status, parsed, keepsRefusal, meta.signedIn), meta };
  if (api.type === 'mutation' && !keepsRefusal && saysFailed(parsed)) {
    return { error: unconfirmed(serverMessage(parsed, result.status)).error, meta };
  }
  const reading = readResponse(parsed, response);
  if ('unreadable' in reading) return { error: { kind: 'unreadable' }, meta };
  if (api.type === 'query') responses?.keep({ url, path, body: result.body, signedIn: meta.signedIn });
  return { data: reading.data, meta };
}

async function findStored(
  store: ResponseStore,
  { response }: ApiRequest,
  meta: ApiMeta,
): Promise<ApiResult | undefined> {
  const kept = await store.find(meta.url, meta.signedIn).catch(() => undefined);
  if (kept === undefined) return undefined;
  const reading = readResponse(parseBody(kept.body), response);
  return 'unreadable' in reading ? undefined : { data: reading.data, meta: { ...meta, storedAt: kept.at } };
}

const RETRIES = 3;
const RETRY_DELAY_MS = 1000;

/** Tries queries four times, a second apart (API-2), then falls back to a response stored on this device; sends writes only once. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, ApiMeta> = async (request, api) => {
  const { path, refused } = request.path;
  if (refused !== undefined) return { error: { kind: 'refused-path' } };
  if (api.type === 'mutation' && isOffline()) return { error: { kind: 'offline' } };
  const { responses, retryDelayMs = RETRY_DELAY_MS } = api.extra as ApiContext;
  const attempts = api.type === 'query' ? 1 + RETRIES : 1;
  for (let attempt = 1; ; attempt += 1) {
    const result = await executeRequest(request, path, api);
    if (result.error === undefined) return result;
    const isLast = attempt >= attempts || !isTransient(result.error);
    // Only for queries: the requests that a save makes need the server's current data.
    if (responses !== undefined && api.type === 'query' && (isLast || isOffline()) && isUnreachable(result.error)) {
      const stored = await findStored(responses, request, result.meta);
      if (stored !== undefined) return stored;
    }
    const failed = { error: { ...result.error, attempt }, meta: result.meta };
    if (isLast) return failed;
    await pause(retryDelayMs, api.signal);
    if (api.signal.aborted) return failed;
  }
};
