import type { IncomingMessage } from 'node:http';

/** Nobody is left to answer, and nothing has failed. */
export class ClientDisconnected extends Error {}

type BodyRefusal = 'too large' | 'no room';

/** Drains a refused body, because a caller who is still sending would never see the refusal. */
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
    const gone = (): void => reject(new ClientDisconnected());
    request.once('error', gone).once('close', gone);
  });
}

const MEBIBYTE = 1024 * 1024;

const STANDARD = { ofCaller: 16 * MEBIBYTE, ofAll: 128 * MEBIBYTE };

interface HeldBody {
  take: (bytes: number) => boolean;
  release: () => void;
}

/** Keeps callers with endless bodies from filling the memory. */
export function createBodyBudget({ ofCaller, ofAll } = STANDARD): (caller: string) => HeldBody {
  const heldBy = new Map<string, number>();
  let heldByAll = 0;
  const add = (caller: string, bytes: number): void => {
    heldByAll += bytes;
    const held = (heldBy.get(caller) ?? 0) + bytes;
    if (held === 0) heldBy.delete(caller);
    else heldBy.set(caller, held);
  };
  return (caller) => {
    let own = 0;
    return {
      take: (bytes) => {
        if ((heldBy.get(caller) ?? 0) + bytes > ofCaller || heldByAll + bytes > ofAll) return false;
        own += bytes;
        add(caller, bytes);
        return true;
      },
      release: () => {
        add(caller, -own);
        own = 0;
      },
    };
  };
}
