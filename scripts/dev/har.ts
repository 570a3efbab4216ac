import { writeFileSync } from 'node:fs';
import { sessionIn } from '../../mocks/replay/har';
import type { ProxiedCall } from './apiProxy';

const REMOVED = '(removed)';
const SECRET = /^(?:token|password|authorization|access_token|refresh_token)$/i;
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** Removes tokens and passwords from a body. */
export function redact(body: string): string {
  const withoutTokens = body.replace(TOKEN, REMOVED);
  if (!/token|password|authorization/i.test(body)) return withoutTokens;
  try {
    const value: unknown = JSON.parse(withoutTokens);
    return JSON.stringify(value, (name, part: unknown) => (SECRET.test(name) ? REMOVED : part));
  } catch {
    return withoutTokens;
  }
}

/** Removes tokens and the ids of audio requests from a URL: anyone who knows such an id can decide the request. */
export const redactUrl = (url: string): string =>
  url.replace(/(\/contact\/audio-approval\/[^/]+\/)[^/]+/, '$1removed').replace(TOKEN, 'removed');

const isJson = (body: string): boolean => /^\s*[[{"]/.test(body);

function entryOf(call: ProxiedCall): object {
  const { method, url, sent, status, contentType, body, ms, startedAt, findings } = call;
  const common = { httpVersion: 'HTTP/1.1', cookies: [], headers: [], headersSize: -1, bodySize: -1 };
  const session = url.endsWith('/login/login') && status === 200 ? sessionIn(body) : undefined;
  return {
    startedDateTime: startedAt,
    time: ms,
    request: {
      ...common,
      method,
      url: redactUrl(url),
      queryString: [],
      ...(sent === ''
        ? {}
        : { postData: { mimeType: isJson(sent) ? 'application/json' : 'text/plain', text: redact(sent) } }),
    },
    response: {
      ...common,
      status,
      statusText: '',
      redirectURL: '',
      content: { size: body.length, mimeType: contentType, text: redact(body) },
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    ...(findings.length === 0 ? {} : { comment: findings.map(({ side, what }) => `${side}: ${what}`).join('\n') }),
    ...(session === undefined ? {} : { _session: session }),
  };
}

/** Rewrites the file after each call, so that it is complete whenever the server stops. */
export function createHarWriter(file: string): (call: ProxiedCall) => void {
  const entries: object[] = [];
  return (call) => {
    entries.push(entryOf(call));
    const log = { version: '1.2', creator: { name: 'media-portal', version: '1' }, entries };
    writeFileSync(file, `${JSON.stringify({ log }, null, 1)}\n`, { mode: 0o600 });
  };
}
