import { useSyncExternalStore } from 'react';

let loading = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  loading += change;
  for (const listener of listeners) listener();
}

/** Counts the page as loading until its code has come or failed. A navigation leaves the last page standing meanwhile. */
export async function countWhileLoading<T>(code: Promise<T>): Promise<T> {
  // Not at once: a page begins to load while React draws, when no other component may be told of it.
  let discount = (): void => undefined;
  const timer = setTimeout(() => {
    count(1);
    discount = () => {
      count(-1);
    };
  });
  try {
    return await code;
  } finally {
    clearTimeout(timer);
    discount();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the code of a page is being waited for. */
export function useIsPageLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => loading > 0,
    () => false,
  );
}
