export type ReceivedResponse = Pick<Response, 'status' | 'text'>;

export type Fetched = { status: number; body: string; failed?: never } | { failed: 'network' | 'timeout' };

interface FetchOptions {
  send: (signal: AbortSignal) => Promise<ReceivedResponse>;
  timeoutMs: number;
  signal: AbortSignal;
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('aborted'));
    });
  });
}

/** Used instead of RTK Query's `fetchBaseQuery`, which reads every body twice and can't abort a prefetched response. */
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
