/**
 * Runs the work unless another tab, which has the same draft and would send it twice, is running it.
 * @returns false if another tab is
 */
export async function withTabLock(name: string, work: () => Promise<void>): Promise<boolean> {
  // Locks exist only in secure contexts.
  if (!('locks' in navigator)) {
    await work();
    return true;
  }
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await work();
    return true;
  });
}
