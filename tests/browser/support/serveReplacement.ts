import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface OtherServer {
  url: string;
  /** From now on the file is this text. */
  replace: (text: string) => void;
  close: () => Promise<void>;
}

/** The server of the tests once more, under an address of its own, where one script can be another. */
export async function serveReplacement(origin: string, file: string): Promise<OtherServer> {
  let replaced: string | undefined;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === file && replaced !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(replaced);
      return;
    }
    void fetch(origin + path).then(async (answer) => {
      const kept = ['content-type', 'content-security-policy', 'cache-control'];
      const headers = kept.flatMap((name) => [[name, answer.headers.get(name) ?? ''] as const]);
      response.writeHead(answer.status, Object.fromEntries(headers)).end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    replace: (text) => {
      replaced = text;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
