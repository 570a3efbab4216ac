import { useEffect, useSyncExternalStore } from 'react';

const shown = new Map<symbol, number>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const oldest = (): number | undefined => (shown.size === 0 ? undefined : Math.min(...shown.values()));

/** Tells, as long as the caller is on the screen, that it shows what was kept at a time (ms since the epoch). */
export function useTellAge(at: number | undefined): void {
  useEffect(() => {
    if (at === undefined) return undefined;
    const key = Symbol('age');
    shown.set(key, at);
    tell();
    return () => {
      shown.delete(key);
      tell();
    };
  }, [at]);
}

/** When the oldest came of the kept answers that the screen shows; undefined where all are live. */
export function useOldestShown(): number | undefined {
  return useSyncExternalStore(subscribe, oldest, () => undefined);
}
