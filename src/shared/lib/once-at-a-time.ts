import { useCallback, useRef, useEffect, useState } from 'react';
import { useViewState } from '@/shared/lib/view-state';

/** Ignores a task while another one runs, as after a double click. Uses a ref, because state would change one render too late. */
export function useSingleFlight(): (task: () => Promise<void>) => Promise<void> {
  const isRunning = useRef(false);
  return useCallback(async (task) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await task();
    } finally {
      isRunning.current = false;
    }
  }, []);
}

/**
 * Runs the work unless another tab is running it: both tabs have the same draft, so it would be sent twice.
 * @returns false if another tab is running it
 */
async function withTabLock(name: string, work: () => Promise<void>): Promise<boolean> {
  let isStarted = false;
  const start = async (): Promise<void> => {
    isStarted = true;
    await work();
  };
  // Runs without a lock if there are none: locks require a secure context, and may be blocked together with storage.
  if ('locks' in navigator) {
    try {
      return await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock === null) return false;
        await start();
        return true;
      });
    } catch (error) {
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- set in a callback, which TypeScript does not follow
      if (isStarted) throw error;
    }
  }
  await start();
  return true;
}

type LockState = 'unknown' | 'held' | 'free';

/** Whether another tab holds the lock of this work; asks the browser only if `mayBeHeld`. */
export function useTabLock(name: string, mayBeHeld: boolean): LockState {
  const isAsking = mayBeHeld && 'locks' in navigator;
  const [known, setKnown] = useState<LockState>('unknown');
  useEffect(() => {
    if (!isAsking) return undefined;
    const asking = new AbortController();
    const { signal } = asking;
    const ask = async (): Promise<void> => {
      try {
        const isFree = await navigator.locks.request(
          name,
          { mode: 'shared', ifAvailable: true },
          (lock) => lock !== null,
        );
        if (!isFree && !signal.aborted) {
          setKnown('held');
          await navigator.locks.request(name, { mode: 'shared', signal }, () => undefined);
        }
      } catch {
        // Locks are blocked together with storage, or the screen has canceled the request.
      }
      if (!signal.aborted) setKnown('free');
    };
    void ask();
    return () => {
      asking.abort();
      setKnown('unknown');
    };
  }, [name, isAsking]);
  return isAsking ? known : 'free';
}

/** The message while another tab is working on the same thing; `work` is, for example, "saving this form". */
export const otherTabIs = (work: string): string => `Another tab or page is ${work}. Please wait for it.`;

/** The message when a screen shows another tab's change; `what` is, for example, "this form". */
export const otherTabChanged = (what: string): string => `Another tab changed ${what}.`;

/** `withTabLock` for a screen: `isInOtherTab` is true from when another tab was found to hold the lock until that tab is done. */
export function useTabLocked(name: string) {
  const [isInOtherTab, setIsInOtherTab] = useViewState(`${name}/isInOtherTab`, false);
  const run = useCallback(
    async (work: () => Promise<void>): Promise<void> => {
      setIsInOtherTab(false);
      if (!(await withTabLock(name, work))) setIsInOtherTab(true);
    },
    [name, setIsInOtherTab],
  );
  const lock = useTabLock(name, isInOtherTab);
  return { isInOtherTab: isInOtherTab && lock !== 'free', run };
}
