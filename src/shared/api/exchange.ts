import type { Answer } from './takeEarlyAnswer';

export type Exchange = { status: number; body: string; failed?: never } | { failed: 'network' | 'timeout' };

interface Terms {
  /** Sends the request; it should stop when the signal is aborted. */
  send: (signal: AbortSignal) => Promise<Answer>;
  /** Milliseconds for all of it, the body included. */
  timeoutMs: number;
  /** The caller's own wish to stop. */
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
 * One request and its whole answer, within the time. It is written here and not left to RTK Query's `fetchBaseQuery`,
 * which reads every body twice and cannot break off an answer that the page's HTML has asked for.
 */
export async function exchange({ send, timeoutMs, signal }: Terms): Promise<Exchange> {
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
  const answer = async (): Promise<Exchange> => {
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
