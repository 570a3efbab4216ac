import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BaseQueryApi, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { config } from '@/shared/config';
import { apiContextOf } from './apiContext';
import type { ApiError } from './apiError';
import type { ApiPath } from './apiPath';
import { apiUrl } from './apiUrl';
import { parseBody, readAnswer } from './readAnswer';
import type { AnswerKind } from './readAnswer';
import { serverMessage } from './serverMessage';
import { takeEarlyAnswer } from './takeEarlyAnswer';

export interface ApiRequest {
  path: ApiPath;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: object;
  answer: AnswerKind;
  /** Sent without the token: a refused password must not end another session. */
  anonymous?: boolean;
}

/** The argument of an endpoint that takes none: its hook can leave it out only when it is void. */
export type NoArgument = ReturnType<VoidFunction>;

/** Told beside every answer: whether the call carried a token, and when it was sent (ms since the epoch). */
export interface ApiMeta {
  signedIn: boolean;
  sentAt: number;
}

export type ApiResult =
  { data: unknown; error?: never; meta: ApiMeta } | { data?: never; error: ApiError; meta: ApiMeta };

const ACCEPT = 'application/json, text/plain, */*';
const READ_TIMEOUT_MS = 15_000;
const WRITE_TIMEOUT_MS = 30_000;

function toApiError({ status, data }: FetchBaseQueryError): ApiError {
  if (typeof status === 'number') {
    const message = serverMessage(data, status);
    return { kind: 'http', status, ...(message === undefined ? {} : { message }) };
  }
  if (status === 'TIMEOUT_ERROR') return { kind: 'timeout' };
  // A parsing error is a body that broke off half-way: every body that arrives whole can be read as text.
  return { kind: 'network' };
}

/** Sends one request and says in one small type how it went. */
export async function sendOnce(
  { method = 'GET', body, answer, anonymous = false }: ApiRequest,
  path: string,
  api: BaseQueryApi,
): Promise<ApiResult> {
  const context = apiContextOf(api.extra);
  const url = apiUrl(context.mediaApiUrl ?? config.mediaApiUrl, location.origin, path);
  // The token goes to addresses below the API's own, and nothing at all to any other.
  const token = url === undefined || anonymous ? undefined : context.readToken(api.getState);
  const meta: ApiMeta = { signedIn: token !== undefined, sentAt: Date.now() };
  if (url === undefined) return { error: { kind: 'refused-path' }, meta };
  const send = fetchBaseQuery({
    fetchFn: (input, init) =>
      takeEarlyAnswer(
        input instanceof Request ? input : new Request(input, init),
        context.fetchFn ?? ((request) => fetch(request)),
      ),
    responseHandler: async (response) => parseBody(await response.text()),
    timeout:
      api.type === 'query' ? (context.readTimeoutMs ?? READ_TIMEOUT_MS) : (context.writeTimeoutMs ?? WRITE_TIMEOUT_MS),
  });
  const headers = { Accept: ACCEPT, ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) };
  const result = await send({ url, method, headers, body }, api, {});
  if (result.error) return { error: toApiError(result.error), meta };
  const reading = readAnswer(result.data, answer);
  if ('unreadable' in reading) return { error: { kind: 'unreadable' }, meta };
  return { data: reading.data, meta };
}
