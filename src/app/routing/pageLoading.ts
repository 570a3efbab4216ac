import { useSyncExternalStore } from 'react';

let loading = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  loading += change;
  for (const listener of listeners) listener();
}

export async function countWhileLoading<T>(code: Promise<T>): Promise<T> {
  // Counts in a later task: loading starts during a render, when other components must not update.
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

export function useIsPageLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => loading > 0,
    () => false,
  );
}
