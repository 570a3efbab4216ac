/** A timeout far longer than any test: a call times out only when a fault makes it time out. */
export const CALL_LIMIT_MS = 54_321_000;

/** The delay before the portal retries a read. It only marks the timer, which `catchCallLimits` runs at once. */
export const RETRY_DELAY_MS = 54_321;

let expire = (): void => undefined;

/**
 * Catches the timers of the portal's calls, so that the tests wait neither for a call without a response nor for a retry. The timer
 * of a call is set right before the call is sent. `takeLast` returns that timer's function, which makes the call time out.
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
