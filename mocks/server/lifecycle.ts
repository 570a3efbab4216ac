import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

interface Listening {
  port: number;
  url: string;
}

export async function listen(server: Server, port: number, host: string): Promise<Listening> {
  await once(server.listen(port, host), 'listening').catch((error: unknown) => {
    throw new Error(explained(error as NodeJS.ErrnoException, port), { cause: error });
  });
  const { port: chosen } = server.address() as AddressInfo;
  return { port: chosen, url: `http://localhost:${chosen}` };
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
  const grace = pause(GRACE_MS, undefined, { ref: false });
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(cut);
  await Promise.race([grace, Promise.all(underWay)]);
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

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
