import type { IncomingMessage, ServerResponse } from 'node:http';

export function sendText(response: ServerResponse, status: number, contentType: string, body: string, headers = {}) {
  const bytes = Buffer.from(body);
  response.writeHead(status, { 'Content-Type': contentType, 'Content-Length': bytes.length, ...headers }).end(bytes);
}

export function sendHtml(response: ServerResponse, status: number, html: string): void {
  sendText(response, status, 'text/html; charset=utf-8', html, { 'Cache-Control': 'no-store' });
}

export function sendJson(response: ServerResponse, status: number, value: object, headers = {}): void {
  const type = 'application/json; charset=utf-8';
  sendText(response, status, type, JSON.stringify(value), { 'Cache-Control': 'no-store', ...headers });
}

export function sendMessage(response: ServerResponse, status: number, message: string, headers = {}): void {
  sendJson(response, status, { message }, headers);
}

export function redirect(response: ServerResponse, status: 302 | 303 | 308, location: string): void {
  response.writeHead(status, { Location: location, 'Content-Length': 0 }).end();
}

/** Whether a request is a GET or HEAD; if not, responds with a 405. */
export function isRead(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  sendMessage(response, 405, 'This address only accepts GET and HEAD.', { Allow: 'GET, HEAD' });
  return false;
}

/** A request's path, still encoded, without the query. */
export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/';
}

export function isBelow(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** Whether a path contains a `.` or `..` segment, which browsers resolve before they send it. */
export const hasDotSegment = (path: string): boolean => /\/(?:\.|%2e){1,2}(?=\/|$)/i.test(path);

/** Handles a request; returns false if the path is not its own, so that the next route is tried. */
export type Route = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
