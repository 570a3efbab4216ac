import type { Server } from 'node:http';

/** How long answers under way may still take. */
const GRACE_MS = 3000;

/**
 * Takes no more requests, lets those under way finish, and cuts what is left after a while.
 *
 * @param underWay what is still worked on, also for callers who have gone away: it may be writing
 */
export async function closeServer(server: Server, underWay: ReadonlySet<Promise<void>> = new Set()): Promise<void> {
  const grace = new Promise<void>((resolve) => setTimeout(resolve, GRACE_MS).unref());
  await closeConnections(server);
  await Promise.race([grace, Promise.all(underWay)]);
}

function closeConnections(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
