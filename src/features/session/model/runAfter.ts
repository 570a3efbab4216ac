// Timers stand still while the computer sleeps, and browsers hold their time in 31 bits.
const LONGEST_WAIT_MS = 30_000;

/**
 * Calls back once the clock is past the time (milliseconds since the epoch), half a minute late at most.
 * Returns a function that calls it off.
 */
export function runAfter(time: number, task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    const left = time - Date.now();
    timer = setTimeout(
      () => {
        if (Date.now() > time) task();
        else wait();
      },
      Math.min(Math.max(left + 1, 0), LONGEST_WAIT_MS),
    );
  };
  if (time !== Infinity) wait();
  return () => {
    clearTimeout(timer);
  };
}
