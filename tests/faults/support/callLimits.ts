/** Far longer than any test: a call's time is over when a fault says so, and never by itself. */
export const CALL_LIMIT_MS = 54_321_000;

/** What the portal waits before it tries a read again: here, nothing. */
export const RETRY_DELAY_MS = 54_321;

let expire = (): void => undefined;

/**
 * Catches the timers of the portal's calls, so that neither a call which is never answered nor a retry costs any waiting. The timer
 * of a call is set right before it goes out; the function it would have called lets its time be over.
 */
export function catchCallLimits(): { takeLast: () => () => void; release: () => void } {
  const original = globalThis.setTimeout;
  const caught = (handler: () => void, ms?: number, ...rest: unknown[]): unknown => {
    if (ms === CALL_LIMIT_MS) expire = handler;
    if (ms === RETRY_DELAY_MS) {
      queueMicrotask(handler);
      return undefined;
    }
    return Reflect.apply(original, globalThis, [handler, ms, ...rest]);
  };
  const put = (value: unknown): void => {
    Object.defineProperty(globalThis, 'setTimeout', { value, configurable: true, writable: true });
  };
  put(caught);
  return {
    takeLast: () => expire,
    release: () => {
      put(original);
    },
  };
}
