import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendCompressed } from './compress';

/** Carries the caller's address to the handlers; overwritten on each request, so that callers cannot forge it. */
export const CALLER_HEADER = 'x-stand-in-caller';

interface Received {
  origin: string;
  caller: string;
  body: Buffer<ArrayBuffer>;
  signal: AbortSignal;
}

/** Converts a Node request to a web Request. HEAD becomes GET, because Node itself omits the body from the response. */
export function toWebRequest(incoming: IncomingMessage, { origin, caller, body, signal }: Received): Request {
  const { url = '/' } = incoming;
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && !name.startsWith(':')) headers.append(name, one);
    }
  }
  headers.set(CALLER_HEADER, caller);
  const bodiless = method === 'GET' || body.length === 0;
  return new Request(`${origin}${url}`, { method, headers, signal, ...(bodiless ? {} : { body }) });
}

/** Sends a web Response; one of type `error` breaks the connection, as a failing network does. */
export async function sendWebResponse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!response.headers.has('Cache-Control')) outgoing.setHeader('Cache-Control', 'no-store');
  response.headers.forEach((value, name) => {
    outgoing.setHeader(name, value);
  });
  const tag = response.headers.get('ETag') ?? undefined;
  await sendCompressed(incoming, outgoing, { status: response.status, bytes, tag });
}
