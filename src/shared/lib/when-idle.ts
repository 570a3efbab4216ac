const LONGEST_WAIT_MS = 2000;
const WITHOUT_IDLE_MS = 200;

export function whenIdle(call: () => void): () => void {
  // Waits a fixed time in Safari, which lacks requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(call, { timeout: LONGEST_WAIT_MS });
  return () => window.cancelIdleCallback(handle);
}
