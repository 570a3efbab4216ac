/** What the portal uses of a Response. */
export type Answer = Pick<Response, 'status' | 'text'>;

declare global {
  interface Window {
    /** Requests that the page's own HTML started before the scripts had loaded, by absolute address. */
    __earlyAnswers?: Record<string, Promise<Answer>>;
  }
}

/** Uses the answer that the HTML has already asked for, once; asks itself when there is none or it broke off. */
export async function takeEarlyAnswer(
  request: Request,
  fetchFn: (request: Request) => Promise<Answer>,
): Promise<Answer> {
  // Once it is there, the HTML asks for nothing more.
  const waiting = typeof window === 'undefined' ? undefined : (window.__earlyAnswers ??= {});
  const early = request.method === 'GET' ? waiting?.[request.url] : undefined;
  if (waiting === undefined || early === undefined) return fetchFn(request);
  Reflect.deleteProperty(waiting, request.url);
  try {
    return await early;
  } catch {
    return fetchFn(request);
  }
}
