import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Lets a portal that another origin serves call the API. Sessions travel in the Authorization header, never in a
 * cookie, so that no origin can act for a user who did not sign in there; hence any origin may ask.
 *
 * @returns true when the request was a preflight, which is answered then
 */
export function allowOtherOrigins(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin } = request.headers;
  response.setHeader('Vary', 'Origin');
  if (origin === undefined) return false;
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
