export type ReceivedResponse = Pick<Response, 'status' | 'text'>;

export type Fetched = { status: number; body: string; failed?: never } | { failed: 'network' | 'timeout' };

interface FetchOptions {
  send: (signal: AbortSignal) => Promise<ReceivedResponse>;
  timeoutMs: number;
  signal: AbortSignal;
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });
}

/** Used instead of RTK Query's `fetchBaseQuery`, which reads every body twice and can't abort a prefetched response. */
export async function fetchWithTimeout({ send, timeoutMs, signal }: FetchOptions): Promise<Fetched> {
  const limit = new AbortController();
  const stop = (): void => limit.abort();
  let failed: 'network' | 'timeout' = 'network';
  const timer = setTimeout(() => {
    failed = 'timeout';
    stop();
  }, timeoutMs);
  signal.addEventListener('abort', stop);
  const receive = async (): Promise<Fetched> => {
    const response = await send(limit.signal);
    return { status: response.status, body: await response.text() };
  };
  try {
    return await Promise.race([receive(), untilAborted(limit.signal)]);
  } catch {
    return { failed };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

export function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve(signal.aborted);
    };
    const timer = setTimeout(done, signal.aborted ? 0 : ms);
    signal.addEventListener('abort', done);
  });
}

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
