import { createServer, request, type IncomingMessage } from 'node:http';
import { listen } from '../../../mocks/server/lifecycle';

/** A request as it arrived at the proxy: Playwright's page does not see what the browser loads ahead of time. */
interface Recorded {
  method: string;
  path: string;
  /** The purpose that the browser gives for a request ahead of time: `prefetch`, `prefetch;prerender`. */
  purpose: string;
}

const recordOf = ({ method = '', url = '', headers }: IncomingMessage): Recorded => ({
  method,
  path: url,
  purpose: String(headers['sec-purpose'] ?? headers.purpose ?? ''),
});

/** Serves the server under test at another origin, where `pages` replace some of the portal's pages and scripts. */
export async function recordingProxy(target: string, pages: Readonly<Record<string, string>>) {
  const recorded: Recorded[] = [];
  const server = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming;
    recorded.push(recordOf(incoming));
    const page = pages[url];
    if (page !== undefined) {
      const type = url.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
      outgoing.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(page);
      return;
    }
    const onward = request(new URL(url, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    // The browser may abort a request that it made ahead of time.
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  const { port } = await listen(server, 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    recorded,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
