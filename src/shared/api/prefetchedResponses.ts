import type { ReceivedResponse } from './fetchWithTimeout';

declare global {
  interface Window {
    /** By address: what the document requested before the portal ran (build/inline/prefetch.ts). */
    __prefetched?: Record<string, Promise<ReceivedResponse>>;
  }
}

type Send = (request: Request) => Promise<ReceivedResponse>;

/** Takes the response to what the document has requested already; sends everything else. */
export async function takePrefetchedResponse(request: Request, send: Send): Promise<ReceivedResponse> {
  if (typeof window === 'undefined' || request.method !== 'GET') return send(request);
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
