import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDiskFull } from '../db/errorCodes';
import { DatabaseLost } from '../db/watchDatabase';
import { isRead, pathOf, sendText } from './answers';

const LIVE = '/health';
const READY = '/ready';

const send = (response: ServerResponse, status: number, said: string): void => {
  response.setHeader('Cache-Control', 'no-store');
  sendText(response, status, 'application/json; charset=utf-8', JSON.stringify({ status: said }));
};

function reasonOf(error: unknown): string {
  if (error instanceof DatabaseLost) return 'database lost';
  return isDiskFull(error) ? 'disk full' : 'not ready';
}

/** Handles /health and /ready, which fails before the database is open, during shutdown, or if the database is lost or the disk full. */
export function handleHealthCheck(
  request: IncomingMessage,
  response: ServerResponse,
  ready: () => Promise<void>,
): boolean {
  const path = pathOf(request);
  if (path !== LIVE && path !== READY) return false;
  if (!isRead(request, response)) return true;
  if (path === LIVE) send(response, 200, 'ok');
  else {
    ready().then(
      () => send(response, 200, 'ready'),
      (error: unknown) => send(response, 503, reasonOf(error)),
    );
  }
  return true;
}
