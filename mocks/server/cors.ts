import type { IncomingMessage, ServerResponse } from 'node:http';

/** Lets allowed origins call the API. Other sites get no CORS headers, so that they cannot use up a visitor's login attempts. */
export function applyCorsHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  allowedOrigins: readonly string[],
): boolean {
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
