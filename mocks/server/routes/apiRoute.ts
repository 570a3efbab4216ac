import type { ServerResponse } from 'node:http';
import { API_PATH } from '../../../src/shared/routes/paths';
import { isBelow, pathOf, type Route, sendMessage } from '../answers';
import { type BodyLimits, ClientDisconnected, createBodyReader } from '../requestBodies';
import { callerAddress } from '../callerAddress';
import { applyCorsHeaders } from '../cors';
import { sendWebResponse, toWebRequest } from '../webMessages';

const MEBIBYTE = 1024 * 1024;

/** The largest body in bytes. A save sends the whole attendance grid, about 65 bytes a cell: 4 MiB hold 300 people at 200 sites. */
const limitOf = (path: string): number => (path === `${API_PATH}/site/site-notifications` ? 4 * MEBIBYTE : MEBIBYTE);

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
      response.setHeader('Allow', 'GET, HEAD, POST, PUT, DELETE, OPTIONS');
      sendMessage(response, 405, 'This call does not accept TRACE.');
      return true;
    }
    if (!/^(?:|identity)$/i.test(incoming.headers['content-encoding']?.trim() ?? '')) {
      response.setHeader('Accept-Encoding', 'identity');
      sendMessage(response, 415, 'The body must be sent without a Content-Encoding.');
      return true;
    }
    const caller = callerAddress(incoming, trustedProxies);
    const limit = limitOf(pathOf(incoming));
    const body = await readBody(incoming, response, caller, limit);
    if (body === 'too slow') {
      response.setHeader('Connection', 'close');
      sendMessage(response, 408, 'The body arrived too slowly. Please try again.');
      return true;
    }
    if (body === 'no room') {
      response.setHeader('Retry-After', '5');
      sendMessage(response, 503, 'The server is busy. Please try again in a moment.');
      return true;
    }
    if (body === 'too large') {
      sendMessage(response, 413, `The body is larger than ${String(limit / MEBIBYTE)} MiB.`);
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
