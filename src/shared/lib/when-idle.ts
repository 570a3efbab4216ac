const LONGEST_WAIT_MS = 2000;
const WITHOUT_IDLE_MS = 200;

export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Waits a fixed time in Safari, which lacks requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve, WITHOUT_IDLE_MS);
  });
