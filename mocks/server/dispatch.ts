import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf, sendMessage } from './answers';
import { CallerGone } from './readBytes';
import type { Route } from './routes/route';
import type { SecurityOptions } from './securityHeaders';
import { createSecurityHeaders, setSecurityHeaders } from './securityHeaders';

/** Offers the request to each route in turn; false when none wants it. A route that fails answers 500. */
export async function dispatch(
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
  onError: (error: unknown) => void,
): Promise<boolean> {
  try {
    for (const route of routes) {
      if (await route(request, response)) return true;
    }
    return false;
  } catch (error) {
    if (error instanceof CallerGone) {
      response.destroy();
      return true;
    }
    onError(error);
    if (response.headersSent) response.destroy();
    else sendMessage(response, 500, 'The server has failed. Please try again.');
    return true;
  }
}

/** The last route: says in a browser's or a program's terms that there is nothing. */
export const nothingHere: Route = (_request, response) => {
  sendMessage(response, 404, 'There is nothing at this address. The portal is at /mediareact/.');
  return true;
};

/** The first route: every answer carries the security headers. */
export function withSecurityHeaders(options: SecurityOptions): Route {
  const headersAt = createSecurityHeaders(options);
  return (request, response) => {
    setSecurityHeaders(response, headersAt(pathOf(request)));
    return false;
  };
}
