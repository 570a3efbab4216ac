const LONGEST_WAIT_MS = 2000;
const WITHOUT_IDLE_MS = 200;

/** Resolves when the browser has nothing else to do. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(
        () => {
          resolve();
        },
        { timeout: LONGEST_WAIT_MS },
      );
    } else setTimeout(resolve, WITHOUT_IDLE_MS);
  });

let last: Promise<unknown> = Promise.resolve();

/** Does one thing after the other, each when the browser is idle: together they would hold up the user. */
export function inTurn<T>(call: () => Promise<T>): Promise<T> {
  const turn = last.then(idle).then(call);
  last = turn.catch(() => undefined);
  return turn;
}
