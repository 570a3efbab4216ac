/** What the portal uses of a Response. */
export type Answer = Pick<Response, 'status' | 'text'>;

export type Fetched = { status: number; body: string; failed?: never } | { failed: 'network' | 'timeout' };

interface FetchOptions {
  /** Sends the request and stops when the signal is aborted. */
  send: (signal: AbortSignal) => Promise<Answer>;
  /** Milliseconds for everything, the body included. */
  timeoutMs: number;
  /** Aborted by the caller. */
  signal: AbortSignal;
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('aborted'));
    });
  });
}

/**
 * One request and its whole answer, within the time limit. RTK Query's `fetchBaseQuery` reads every body twice and can't
 * abort an answer that the page's HTML requested.
 */
export async function fetchWithTimeout({ send, timeoutMs, signal }: FetchOptions): Promise<Fetched> {
  const limit = new AbortController();
  const stop = (): void => {
    limit.abort();
  };
  let failed: 'network' | 'timeout' = 'network';
  const timer = setTimeout(() => {
    failed = 'timeout';
    stop();
  }, timeoutMs);
  signal.addEventListener('abort', stop);
  const answer = async (): Promise<Fetched> => {
    const response = await send(limit.signal);
    return { status: response.status, body: await response.text() };
  };
  try {
    return await Promise.race([answer(), untilAborted(limit.signal)]);
  } catch {
    return { failed };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** Waits for the time or until the signal is aborted, and tells whether it was. */
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
