import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import { config } from '@/shared/config/config';
import { isRecord } from '@/shared/lib/is-record';
import { apiContextOf } from './apiContext';
import { tokenRefused } from './apiEvents';
import { apiUrl, type ApiPath } from './apiPath';
import { takePrefetchedResponse } from './prefetchedResponses';
import { isTransientStatus, unconfirmed, type ApiError } from './failure';
import { fetchWithTimeout } from './fetchWithTimeout';
import { parseBody, readResponse, serverMessage, type ResponseKind } from './readResponse';

export interface ApiRequest {
  path: ApiPath;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: object;
  response: ResponseKind;
  /** Sent without the token: a refused password must not end another session. */
  anonymous?: boolean;
  /** A definite refusal (4xx) with a JSON body counts as a response. */
  refusalIsResponse?: boolean;
}

/** The argument's type for queries without one: a hook's argument is optional only if its type is void. */
export type NoArgument = ReturnType<VoidFunction>;

export interface ApiMeta {
  signedIn: boolean;
  sentAt: number;
  url: string;
}

/** The result of a call: its data or its error, with `meta` about the request that was sent. */
export type Answer<T> = QueryReturnValue<T, ApiError, ApiMeta>;

/** Sends one call of an endpoint that makes several. */
export type Send = (request: ApiRequest) => Answer<unknown> | PromiseLike<Answer<unknown>>;

export type ApiResult =
  { data: unknown; error?: never; meta: ApiMeta } | { data?: never; error: ApiError; meta: ApiMeta };

const READ_TIMEOUT_MS = 15_000;
const WRITE_TIMEOUT_MS = 30_000;

const headersFor = (token: string | undefined, hasBody: boolean): Record<string, string> => ({
  Accept: 'application/json, text/plain, */*',
  ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
  ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
});

/** Keeps the browser from reusing cached responses, which would show a saved change as lost, and a session's data after logout. */
function cachingFor(token: string | undefined, isReread = false): RequestInit {
  if (token !== undefined) return { cache: 'no-store' };
  return isReread ? { cache: 'no-cache' } : {};
}

function httpError(status: number, body: unknown, keepsResponse: boolean): ApiError {
  const message = serverMessage(body, status);
  const responsePart = keepsResponse && isRecord(body) ? { response: body } : {};
  return { kind: 'http', status, ...(message === undefined ? {} : { message }), ...responsePart };
}

export async function executeRequest(request: ApiRequest, path: string, api: BaseQueryApi): Promise<ApiResult> {
  const { method = 'GET', body, response, anonymous = false, refusalIsResponse = false } = request;
  const { mediaApiUrl, readToken, readTimeoutMs, writeTimeoutMs, fetchFn, responses } = apiContextOf(api.extra);
  const url = apiUrl(mediaApiUrl ?? config.mediaApiUrl, location.origin, path);
  const token = url === undefined || anonymous ? undefined : readToken(api.getState);
  const meta: ApiMeta = { signedIn: token !== undefined, sentAt: Date.now(), url: url ?? '' };
  if (url === undefined) return { error: { kind: 'refused-path' }, meta };
  const init: RequestInit = {
    method,
    headers: headersFor(token, body !== undefined),
    ...cachingFor(token, api.forced),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  const result = await fetchWithTimeout({
    send: (signal) =>
      takePrefetchedResponse(new Request(url, { ...init, signal }), fetchFn ?? ((input) => fetch(input))),
    timeoutMs: api.type === 'query' ? (readTimeoutMs ?? READ_TIMEOUT_MS) : (writeTimeoutMs ?? WRITE_TIMEOUT_MS),
    signal: api.signal,
  });
  if (result.failed !== undefined) return { error: { kind: result.failed }, meta };
  if (result.status === 401 && meta.signedIn) api.dispatch(tokenRefused(meta.sentAt));
  const parsed = parseBody(result.body);
  const refused = result.status >= 400 && !isTransientStatus(result.status);
  if (refused && refusalIsResponse && isRecord(parsed)) return { data: parsed, meta };
  if (result.status < 200 || result.status > 299)
    return { error: httpError(result.status, parsed, refusalIsResponse), meta };
  if (api.type === 'mutation' && !refusalIsResponse && isRecord(parsed) && parsed.success === false) {
    return { error: unconfirmed(serverMessage(parsed, result.status)).error, meta };
  }
  const reading = readResponse(parsed, response);
  if ('unreadable' in reading) return { error: { kind: 'unreadable' }, meta };
  if (api.type === 'query') responses?.keep({ url, path, body: result.body, signedIn: meta.signedIn });
  return { data: reading.data, meta };
}
