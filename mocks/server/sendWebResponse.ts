import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';

/** Sends what a handler answered; a response of type `error` breaks the connection, as a failing network does. */
export async function sendWebResponse(response: ServerResponse, answer: Response): Promise<void> {
  if (answer.type === 'error') {
    response.destroy();
    return;
  }
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie') response.setHeader(name, value);
  });
  if (!answer.headers.has('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
  response.statusCode = answer.status;
  if (answer.body === null) response.end();
  else await pipeline(Readable.fromWeb(answer.body as NodeReadableStream), response);
}
