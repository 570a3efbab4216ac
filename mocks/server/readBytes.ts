import type { IncomingMessage } from 'node:http';

/** The caller went away before the body was complete: nobody is left to answer, and nothing has failed. */
export class CallerGone extends Error {}

/**
 * The body, or `too large` as soon as it is known to be longer than `limit` bytes. The rest is then read and thrown
 * away: a caller who is still sending when the connection closes never sees the refusal.
 */
export function readBytes(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer> | 'too large'> {
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    request.resume();
    return Promise.resolve('too large');
  }
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else {
        chunks = [];
        resolve('too large');
      }
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    const gone = (): void => reject(new CallerGone());
    request.once('error', gone).once('close', gone);
  });
}
