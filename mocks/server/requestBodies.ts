import type { IncomingMessage, ServerResponse } from 'node:http';

/** The caller went away: nobody is left to receive a response, and nothing has failed. */
export class ClientDisconnected extends Error {}

const MEBIBYTE = 1024 * 1024;

export interface BodyLimits {
  /** How many bytes of request bodies may be in memory, from one caller and from all callers. */
  ofCaller: number;
  ofAll: number;
  /** The time limit, in ms, for a body to gain its next 16 KiB or to end. */
  stallMs: number;
}

export const BODY_LIMITS: BodyLimits = { ofCaller: 16 * MEBIBYTE, ofAll: 128 * MEBIBYTE, stallMs: 10_000 };

const STEP_BYTES = 16 * 1024;

/** A chunk's memory overhead, which counts toward the limits: a body sent byte by byte costs far more than its bytes. */
const CHUNK_OVERHEAD = 128;

export type BodyRefusal = 'too large' | 'too slow' | 'no room';

interface Arriving {
  caller: string;
  refuse: (reason: BodyRefusal) => void;
}

export type ReadBody = (
  request: IncomingMessage,
  response: ServerResponse,
  caller: string,
  limit: number,
) => Promise<Buffer<ArrayBuffer> | BodyRefusal>;

/** Reads bodies within the limits. Drains a refused one, because a caller who is still sending would never see the refusal. */
export function createBodyReader({ ofCaller, ofAll, stallMs }: BodyLimits): ReadBody {
  const heldBy = new Map<string, number>();
  let heldByAll = 0;
  /** The bodies being received, slowest first: each moves to the end whenever another 16 KiB of it have arrived. */
  const arriving = new Set<Arriving>();

  const hold = (caller: string, bytes: number): void => {
    heldByAll += bytes;
    const held = (heldBy.get(caller) ?? 0) + bytes;
    if (held === 0) heldBy.delete(caller);
    else heldBy.set(caller, held);
  };

  /** Refuses the slowest bodies until the new bytes fit, so that bodies that never end cannot lock others out. */
  const makeRoom = (body: Arriving, bytes: number): void => {
    for (const slowest of arriving) {
      const isCallerFull = (heldBy.get(body.caller) ?? 0) + bytes > ofCaller;
      const isFull = isCallerFull || heldByAll + bytes > ofAll;
      if (!isFull || !arriving.has(body)) return;
      if (!isCallerFull || slowest.caller === body.caller) slowest.refuse('no room');
    }
  };

  return (request, response, caller, limit) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) {
      request.resume();
      return Promise.resolve('too large');
    }
    return new Promise((resolve, reject) => {
      let chunks: Buffer[] = [];
      let [size, held, gained] = [0, 0, 0];
      const leave = (): void => {
        clearTimeout(timer);
        arriving.delete(body);
      };
      const release = (): void => {
        leave();
        chunks = [];
        hold(caller, -held);
        held = 0;
      };
      const body: Arriving = {
        caller,
        refuse: (reason) => {
          release();
          resolve(reason);
        },
      };
      const timer = setTimeout(() => body.refuse('too slow'), stallMs);
      arriving.add(body);

      request.on('data', (chunk: Buffer) => {
        if (!arriving.has(body)) return;
        size += chunk.length;
        if (size > limit) body.refuse('too large');
        else makeRoom(body, chunk.length + CHUNK_OVERHEAD);
        if (!arriving.has(body)) return;
        chunks.push(chunk);
        held += chunk.length + CHUNK_OVERHEAD;
        hold(caller, chunk.length + CHUNK_OVERHEAD);
        gained += chunk.length;
        if (gained < STEP_BYTES) return;
        gained = 0;
        timer.refresh();
        arriving.delete(body);
        arriving.add(body);
      });
      request.once('end', () => {
        leave();
        resolve(Buffer.concat(chunks));
      });
      const gone = (): void => {
        leave();
        reject(new ClientDisconnected());
      };
      request.once('error', gone).once('close', gone);
      response.once('close', release);
    });
  };
}
