export type ReceivedResponse = Pick<Response, 'status' | 'text'>;

export type Fetched = { status: number; body: string; failed?: never } | { failed: 'network' | 'timeout' };

interface FetchOptions {
  send: (signal: AbortSignal) => Promise<ReceivedResponse>;
  timeoutMs: number;
  signal: AbortSignal;
}

/** Used instead of RTK Query's `fetchBaseQuery`, which reads every body twice and can't abort a prefetched response. */
export async function fetchWithTimeout({ send, timeoutMs, signal }: FetchOptions): Promise<Fetched> {
  const limit = new AbortController();
  let failed: 'network' | 'timeout' = 'network';
  const timer = setTimeout(() => {
    failed = 'timeout';
    limit.abort();
  }, timeoutMs);
  signal.addEventListener('abort', () => limit.abort());
  const stopped = new Promise<never>((_resolve, reject) => limit.signal.addEventListener('abort', reject));
  const receive = async (): Promise<Fetched> => {
    const response = await send(limit.signal);
    return { status: response.status, body: await response.text() };
  };
  try {
    return await Promise.race([receive(), stopped]);
  } catch {
    return { failed };
  } finally {
    clearTimeout(timer);
  }
}

export const pause = (ms: number, signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', resolve);
  });

declare global {
  interface Window {
    /** Responses by URL, which the inline script requested before the portal's scripts ran (build/inline/prefetch.ts). */
    __prefetched?: Record<string, Promise<ReceivedResponse>>;
  }
}

/** Returns the prefetched response if the inline script has already sent this request; otherwise, sends it. */
export async function takePrefetchedResponse(
  request: Request,
  send: (request: Request) => Promise<ReceivedResponse>,
): Promise<ReceivedResponse> {
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
