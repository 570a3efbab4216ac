import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnownTag } from '../http/isKnownTag';
import { compress } from './compress';

/** Overwritten on each request, so that callers cannot forge it. */
export const CALLER_HEADER = 'x-stand-in-caller';

interface Received {
  origin: string;
  caller: string;
  body: Buffer<ArrayBuffer>;
  signal: AbortSignal;
}

/** Handles HEAD as GET, because Node leaves the body out. */
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

/** A response of type `error` breaks the connection, as a failing network does. */
export async function sendWebResponse(
  incoming: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  if (answer.type === 'error') {
    response.destroy();
    return;
  }
  const { bytes, encoding } = await compress(
    Buffer.from(await answer.arrayBuffer()),
    incoming.headers['accept-encoding'],
  );
  answer.headers.forEach((value, name) => {
    response.setHeader(name, value);
  });
  response.appendHeader('Vary', 'Accept-Encoding');
  const tag = answer.headers.get('ETag');
  if (tag !== null && isKnownTag(incoming.headers['if-none-match'], tag)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Length', bytes.length);
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  if (!answer.headers.has('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
  response.writeHead(answer.status);
  response.end(bytes);
}
