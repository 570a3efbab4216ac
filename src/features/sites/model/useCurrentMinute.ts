import { useSyncExternalStore } from 'react';
import { shownTime } from '@/shared/lib/clock-time';

const MINUTE_MS = 60_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(() => {
      now = Date.now();
      for (const tell of listeners) tell();
    }, MINUTE_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The time in ms, updated each minute by one clock for all countdowns. */
export function useCurrentMinute(): number {
  return useSyncExternalStore(subscribe, () => shownTime(now));
}
