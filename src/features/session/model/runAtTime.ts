// Waits in short steps: timers pause while the computer sleeps, and setTimeout fires at once if its delay exceeds 31 bits.
const LONGEST_WAIT_MS = 30_000;

/** Runs the task once a time (ms since the epoch) has passed, at most 30 s late. Returns a function that cancels it. */
export function runAtTime(time: number, task: () => void): () => void {
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
  return () => clearTimeout(timer);
}
