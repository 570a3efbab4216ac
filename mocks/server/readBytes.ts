import type { IncomingMessage } from 'node:http';

/** The caller went away before the body was complete: nobody is left to answer, and nothing has failed. */
export class CallerGone extends Error {}

/** Why a body is not read. */
export type BodyRefusal = 'too large' | 'no room';

/**
 * The body, or `too large` as soon as it is known to be longer than `limit` bytes, or `no room` where `take` has none for
 * it. The rest is then read and thrown away: a caller who is still sending when the connection closes never sees the
 * refusal.
 */
export function readBytes(
  request: IncomingMessage,
  limit: number,
  take: (bytes: number) => boolean = () => true,
): Promise<Buffer<ArrayBuffer> | BodyRefusal> {
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    request.resume();
    return Promise.resolve('too large');
  }
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    let refusal: BodyRefusal | undefined;
    request.on('data', (chunk: Buffer) => {
      if (refusal !== undefined) return;
      size += chunk.length;
      if (size > limit) refusal = 'too large';
      else if (!take(chunk.length)) refusal = 'no room';
      if (refusal === undefined) chunks.push(chunk);
      else {
        chunks = [];
        resolve(refusal);
      }
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    const gone = (): void => reject(new CallerGone());
    request.once('error', gone).once('close', gone);
  });
}
