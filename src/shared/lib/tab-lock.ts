import { useEffect, useState } from 'react';

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

/** Whether another tab is running this work; asks only if it may be. */
export function useIsLocked(name: string, mayBe: boolean): boolean {
  const isAsking = mayBe && 'locks' in navigator;
  const [free, setFree] = useState<string>();
  useEffect(() => {
    if (!isAsking) return undefined;
    const asking = new AbortController();
    navigator.locks
      .request(name, { mode: 'shared', signal: asking.signal }, () => {
        setFree(name);
      })
      .catch(() => undefined);
    return () => {
      asking.abort();
      setFree(undefined);
    };
  }, [name, isAsking]);
  return isAsking && free !== name;
}
