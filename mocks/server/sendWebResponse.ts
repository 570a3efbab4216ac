import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressed } from './compressed';

/** Sends what a handler answered; a response of type `error` breaks the connection, as a failing network does. */
export async function sendWebResponse(
  incoming: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  if (answer.type === 'error') {
    response.destroy();
    return;
  }
  const { bytes, encoding } = await compressed(
    Buffer.from(await answer.arrayBuffer()),
    incoming.headers['accept-encoding'],
  );
  answer.headers.forEach((value, name) => {
    response.setHeader(name, value);
  });
  response.appendHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Length', bytes.length);
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  if (!answer.headers.has('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
  response.writeHead(answer.status);
  response.end(bytes);
}
