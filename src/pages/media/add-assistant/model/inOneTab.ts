/**
 * Runs the work unless another tab of this browser is at it: both have the same draft, and would send it twice.
 * @returns whether it ran
 */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<boolean> {
  // Browsers have locks in secure contexts only.
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
