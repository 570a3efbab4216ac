import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDiskFull } from '../db/errorCodes';
import { DatabaseLost } from '../db/watchDatabase';
import { isRead, pathOf, sendJson } from './answers';

const LIVE = '/health';
const READY = '/ready';

function reasonOf(error: unknown): string {
  if (error instanceof DatabaseLost) return 'database lost';
  return isDiskFull(error) ? 'disk full' : 'not ready';
}

/** Handles /health and /ready. /ready fails until the database is open, during shutdown, and if the database is lost or the disk full. */
export function handleHealthCheck(
  request: IncomingMessage,
  response: ServerResponse,
  ready: () => Promise<void>,
): boolean {
  const path = pathOf(request);
  if (path !== LIVE && path !== READY) return false;
  if (!isRead(request, response)) return true;
  if (path === LIVE) sendJson(response, 200, { status: 'ok' });
  else {
    ready().then(
      () => sendJson(response, 200, { status: 'ready' }),
      (error: unknown) => sendJson(response, 503, { status: reasonOf(error) }),
    );
  }
  return true;
}
