declare global {
  interface Window {
    /** Requests that the page's own HTML started before the scripts had loaded, by absolute address. */
    __earlyAnswers?: Record<string, Promise<Response>>;
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = (): void => {
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** Uses the answer that the HTML has already asked for, once; asks itself when there is none or it broke off. */
export async function takeEarlyAnswer(
  request: Request,
  fetchFn: (request: Request) => Promise<Response>,
): Promise<Response> {
  const waiting = typeof window === 'undefined' ? undefined : window.__earlyAnswers;
  const early = request.method === 'GET' ? waiting?.[request.url] : undefined;
  if (waiting === undefined || early === undefined) return fetchFn(request);
  Reflect.deleteProperty(waiting, request.url);
  try {
    return await Promise.race([early, untilAborted(request.signal)]);
  } catch (error) {
    if (request.signal.aborted) throw error;
    return fetchFn(request);
  }
}
