import type { IncomingMessage, ServerResponse } from 'node:http';

export function sendText(response: ServerResponse, status: number, contentType: string, body: string): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { 'Content-Type': contentType, 'Content-Length': bytes.length });
  // Node leaves the body of an answer to HEAD out by itself.
  response.end(bytes);
}

export function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.setHeader('Cache-Control', 'no-store');
  sendText(response, status, 'text/html; charset=utf-8', html);
}

/** The form in which the API, too, says what is wrong. */
export function sendMessage(response: ServerResponse, status: number, message: string): void {
  response.setHeader('Cache-Control', 'no-store');
  sendText(response, status, 'application/json; charset=utf-8', JSON.stringify({ message }));
}

export function redirect(response: ServerResponse, status: 302 | 303 | 308, location: string): void {
  response.writeHead(status, { Location: location, 'Content-Length': 0 }).end();
}

/** Whether the method only reads; if not, the refusal has been sent. */
export function isRead(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  response.setHeader('Allow', 'GET, HEAD');
  sendMessage(response, 405, 'This address can only be read.');
  return false;
}

/** The raw, still encoded path, without the query. */
export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/';
}

/** Whether `path` is `prefix` itself or lies below it. */
export function isBelow(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
