import type { Server } from 'node:http';

interface Listening {
  port: number;
  url: string;
}

export function listen(server: Server, port: number, host: string): Promise<Listening> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(explained(error, port), { cause: error }));
    });
    server.listen(port, host, () => {
      const address = server.address();
      const chosen = typeof address === 'object' && address !== null ? address.port : port;
      resolve({ port: chosen, url: `http://localhost:${chosen}` });
    });
  });
}

function explained({ code, message }: NodeJS.ErrnoException, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1}`;
    case 'EACCES':
      return `This account may not use port ${port}. Choose one above 1023, for example PORT=4000`;
    default:
      return `The server cannot listen on port ${port}: ${message}`;
  }
}

const GRACE_MS = 3000;

/** Closes the server, then waits briefly for unfinished requests: one may still be writing although its client has disconnected. */
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

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Closes the server at the first signal; a second one ends the process at once. */
export function onSignals(close: () => Promise<void>): () => void {
  let closing = false;
  const end = (): void => {
    if (closing) process.exit(130);
    closing = true;
    void close().finally(() => process.exit(0));
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
}
