import type { Server } from 'node:http';

/** How long answers under way may still take. */
const GRACE_MS = 3000;

/** Takes no more requests, lets those under way finish, and cuts what is left after a while. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
