import type { IncomingMessage, ServerResponse } from 'node:http';
import { isBelow, pathOf, sendMessage } from '../answers';
import { createBodyBudget } from '../bodyBudget';
import { callerAddress } from '../callerAddress';
import { allowOtherOrigins } from '../cors';
import { readBytes } from '../readBytes';
import { sendWebResponse } from '../sendWebResponse';
import { toWebRequest } from '../toWebRequest';
import type { Route } from './route';

export const API_PREFIX = '/mediareact/api';

const MEBIBYTE = 1024 * 1024;

/** An attendance grid is sent whole, with some 65 bytes a cell: 4 MiB are 300 staff at 200 sites. */
const limitOf = (path: string): number => (path === `${API_PREFIX}/site/site-notifications` ? 4 * MEBIBYTE : MEBIBYTE);

export interface ApiOptions {
  /** The origin under which the handlers see every request. */
  origin: string;
  /** How many proxies stand before the server. */
  trustedProxies: number;
  answer: (request: Request) => Promise<Response | undefined>;
  /** Told of failures of the server itself. */
  onError: (error: unknown) => void;
}

export function apiRoute({ origin, trustedProxies, answer, onError }: ApiOptions): Route {
  const holdBody = createBodyBudget();
  return async (incoming, response) => {
    if (!isBelow(API_PREFIX, pathOf(incoming))) return false;
    if (allowOtherOrigins(incoming, response)) return true;
    const caller = callerAddress(incoming, trustedProxies);
    const held = holdBody(caller);
    response.once('close', held.release);
    const limit = limitOf(pathOf(incoming));
    const body = await readBytes(incoming, limit, held.take);
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
    if (request === undefined) sendMessage(response, 400, 'The address is malformed.');
    else await respond(incoming, response, request);
    return true;
  };

  async function respond(incoming: IncomingMessage, response: ServerResponse, request: Request): Promise<void> {
    try {
      const answered = await answer(request);
      if (answered) await sendWebResponse(incoming, response, answered);
      else sendMessage(response, 404, 'There is no such call.');
    } catch (error) {
      // A caller who went away is no failure.
      if (request.signal.aborted) return;
      onError(error);
      if (response.headersSent) response.destroy();
      else sendMessage(response, 500, 'The server has failed. Please try again.');
    }
  }
}

/** A signal that fires when the caller goes away before the answer is complete. */
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
