import type { ReceivedResponse } from './fetchWithTimeout';

declare global {
  interface Window {
    /** By address: what an inline script requested before the portal ran (build/inline/prefetch.ts). */
    __prefetched?: Record<string, Promise<ReceivedResponse>>;
  }
}

type Send = (request: Request) => Promise<ReceivedResponse>;

/** Returns the prefetched response to a request that the inline script has sent already; sends every other request. */
export async function takePrefetchedResponse(request: Request, send: Send): Promise<ReceivedResponse> {
  if (typeof window === 'undefined' || request.method !== 'GET') return send(request);
  // Creates the object if it is missing: its existence tells the inline script (build/inline) not to prefetch anymore.
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
