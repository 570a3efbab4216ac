import type { IncomingMessage } from 'node:http';

/** Tells the handlers who calls; whatever a caller sends under this name is dropped. */
export const CALLER_HEADER = 'x-stand-in-caller';

interface Received {
  origin: string;
  caller: string;
  body: Buffer<ArrayBuffer>;
  signal: AbortSignal;
}

/**
 * The incoming message as the standard Request that the handlers take. What can be read can be asked for with HEAD, which
 * is answered like GET: Node leaves the body out. Throws where the address is none.
 */
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
