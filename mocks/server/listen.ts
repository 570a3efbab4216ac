import type { Server } from 'node:http';

export interface Listening {
  port: number;
  /** As a browser on this machine reaches it, without a slash at the end. */
  url: string;
}

/** Rejects with a sentence that says what to do when the port cannot be had. */
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
      return `Port ${port} is in use. Stop what uses it, or choose another one: PORT=${port + 1}`;
    case 'EACCES':
      return `Port ${port} may not be used by this account. Choose one above 1023, for example PORT=4000`;
    default:
      return `The server cannot listen on port ${port}: ${message}`;
  }
}
