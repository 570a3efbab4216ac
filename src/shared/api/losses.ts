import { useEffect, useSyncExternalStore } from 'react';
import type { Reading } from './reading';

/** What a screen shows less of than the server has sent. */
export interface Loss {
  /** What it is missing from, as a heading names it: `Staff`. */
  what: string;
  isList: boolean;
  unread: number;
  partial: number;
}

const shown = new Map<symbol, Loss>();
const listeners = new Set<() => void>();
const none: readonly Loss[] = [];
let losses = none;

function tell(): void {
  // A list that two parts of a screen use is told once.
  losses = shown.size === 0 ? none : [...new Map([...shown.values()].map((loss) => [loss.what, loss])).values()];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells, as long as the caller is on the screen, what could not be read of what it shows. */
export function useTellLoss(what: string, reading: Reading<unknown> | undefined): void {
  const { unread = 0, partial = 0 } = reading ?? {};
  const isList = Array.isArray(reading?.value);
  useEffect(() => {
    if (unread + partial === 0) return undefined;
    const key = Symbol(what);
    shown.set(key, { what, isList, unread, partial });
    tell();
    return () => {
      shown.delete(key);
      tell();
    };
  }, [what, isList, unread, partial]);
}

/** What could not be read of all that the screen shows. */
export function useLosses(): readonly Loss[] {
  return useSyncExternalStore(
    subscribe,
    () => losses,
    () => none,
  );
}
