import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** True for prerendered markup, until hydration is complete. */
export function useIsInDocument(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
