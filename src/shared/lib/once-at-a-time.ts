import { useCallback, useRef, useEffect, useState } from 'react';
import { useViewState } from '@/shared/lib/view-state';

/** Ignores a task while another one runs, as after a double click, which React state would stop one render too late. */
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
 * Runs the work unless another tab, which has the same draft and would send it twice, is running it.
 * @returns false if another tab is
 */
export async function withTabLock(name: string, work: () => Promise<void>): Promise<boolean> {
  let isStarted = false;
  const start = async (): Promise<void> => {
    isStarted = true;
    await work();
  };
  // Works without a lock where there is none: locks exist only in secure contexts, and may be denied with the storage.
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

/** Whether another tab is running this work; asks only if it may be. */
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
        // Locks are denied together with the storage, or the screen no longer asks.
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

/** What a screen says while another tab is at work on the same thing, such as "saving this form". */
export const otherTabIs = (work: string): string => `Another tab is ${work}. Please wait for it.`;

/** What a screen says when it shows another tab's change of, for example, "this form". */
export const otherTabChanged = (what: string): string => `Another tab changed ${what}.`;

/** `withTabLock` for a screen that says beside its button that another tab is at work, until its own work begins. */
export function useTabLocked(name: string) {
  const [isElsewhere, setIsElsewhere] = useViewState(`${name}/isElsewhere`, false);
  const run = useCallback(
    async (work: () => Promise<void>): Promise<void> => {
      const isOurs = await withTabLock(name, () => {
        setIsElsewhere(false);
        return work();
      });
      if (!isOurs) setIsElsewhere(true);
    },
    [name, setIsElsewhere],
  );
  return { isElsewhere, run };
}
