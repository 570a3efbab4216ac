import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Route, sendMessage } from './answers';
import { ClientDisconnected } from './requestBodies';

/** Tries the routes in order; returns false if none of them handles the request. */
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
    if (error instanceof ClientDisconnected) {
      response.destroy();
      return true;
    }
    onError(error);
    if (response.headersSent) response.destroy();
    else sendMessage(response, 500, 'The server failed. Please try again.');
    return true;
  }
}
