import type { Answer } from './fetchWithTimeout';

declare global {
  interface Window {
    /** By address: what the document requested before the portal ran (app/inline/prefetch.ts). */
    __prefetched?: Record<string, Promise<Answer>>;
    /** What a form of the document sent before the portal ran (app/inline/holdSubmit.ts). */
    __sent?: { url: string; body: string; answer: Promise<Answer> };
  }
}

type Send = (request: Request) => Promise<Answer>;

async function takePrefetched(request: Request, send: Send): Promise<Answer> {
  // Stops the inline script once the portal runs.
  const waiting = (window.__prefetched ??= {});
  const prefetched = waiting[request.url];
  if (prefetched === undefined) return send(request);
  Reflect.deleteProperty(waiting, request.url);
  try {
    return await prefetched;
  } catch {
    return send(request);
  }
}

/** Not sent again, even if it failed. */
async function takeSent(request: Request, send: Send): Promise<Answer> {
  const sent = window.__sent;
  if (sent?.url !== request.url) return send(request);
  delete window.__sent;
  // The fields may have changed since.
  const isSame = sent.body === (await request.clone().text());
  return isSame ? sent.answer : send(request);
}

/** Takes the answer to what the document has sent already; sends everything else. */
export function takeEarlyAnswer(request: Request, send: Send): Promise<Answer> {
  if (typeof window === 'undefined') return send(request);
  if (request.method === 'GET') return takePrefetched(request, send);
  return request.method === 'POST' ? takeSent(request, send) : send(request);
}
