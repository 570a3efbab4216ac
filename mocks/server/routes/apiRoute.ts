import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_PATH } from '../../../src/shared/routes/paths';
import { isBelow, pathOf, type Route, sendMessage } from '../answers';
import { type BodyLimits, type BodyRefusal, ClientDisconnected, createBodyReader } from '../requestBodies';
import { callerAddress } from '../callerAddress';
import { sendWebResponse, toWebRequest } from '../webMessages';

const MEBIBYTE = 1024 * 1024;

/** The largest body in bytes. A save sends the whole attendance grid, about 65 bytes a cell: 4 MiB hold 300 people at 200 sites. */
const limitOf = (path: string): number => (path === `${API_PATH}/site/site-notifications` ? 4 * MEBIBYTE : MEBIBYTE);

const refusalsOf = (limit: number): Record<BodyRefusal, [status: number, message: string, headers?: object]> => ({
  'too slow': [408, 'The body arrived too slowly. Please try again.', { Connection: 'close' }],
  'no room': [503, 'The server is busy. Please try again in a moment.', { 'Retry-After': '5' }],
  'too large': [413, `The body is larger than ${String(limit / MEBIBYTE)} MiB.`],
});

interface ApiOptions {
  origin: string;
  /** Origins that may call the API besides the portal's own. */
  allowedOrigins: readonly string[];
  trustedProxies: number;
  bodyLimits: BodyLimits;
  answer: (request: Request) => Promise<Response | undefined>;
}

export function apiRoute({ origin, allowedOrigins, trustedProxies, bodyLimits, answer }: ApiOptions): Route {
  const readBody = createBodyReader(bodyLimits);
  const callers = [origin, ...allowedOrigins];
  return async (incoming, response) => {
    if (!isBelow(API_PATH, pathOf(incoming))) return false;
    if (applyCorsHeaders(incoming, response, callers)) return true;
    // Refuses TRACE here, because Node's Request class does not accept it.
    if (incoming.method === 'TRACE') {
      sendMessage(response, 405, 'This call does not accept TRACE.', {
        Allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
      });
      return true;
    }
    if (!/^(?:|identity)$/i.test(incoming.headers['content-encoding']?.trim() ?? '')) {
      sendMessage(response, 415, 'The body must be sent without a Content-Encoding.', {
        'Accept-Encoding': 'identity',
      });
      return true;
    }
    const caller = callerAddress(incoming, trustedProxies);
    const limit = limitOf(pathOf(incoming));
    const body = await readBody(incoming, response, caller, limit);
    if (typeof body === 'string') {
      sendMessage(response, ...refusalsOf(limit)[body]);
      return true;
    }
    const request = requestOrUndefined(() =>
      toWebRequest(incoming, { origin, caller, body, signal: abortedWith(response) }),
    );
    if (request === undefined) {
      sendMessage(response, 400, 'The address is malformed.');
      return true;
    }
    const answered = await answer(request).catch((error: unknown) => {
      throw request.signal.aborted ? new ClientDisconnected() : error;
    });
    if (answered) await sendWebResponse(incoming, response, answered);
    else sendMessage(response, 404, 'This call is not in the API.');
    return true;
  };
}

/** Lets allowed origins call the API. Other sites get no CORS headers, so that they cannot use up a visitor's login attempts. */
function applyCorsHeaders(request: IncomingMessage, response: ServerResponse, allowedOrigins: readonly string[]) {
  const { origin } = request.headers;
  response.setHeader('Vary', 'Origin');
  if (origin === undefined || !allowedOrigins.includes(origin)) return false;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
  if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return false;
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers': 'Accept, Authorization, Content-Type, X-Fault',
    'Access-Control-Max-Age': '600',
  });
  response.end();
  return true;
}

function abortedWith(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

function requestOrUndefined(make: () => Request): Request | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
