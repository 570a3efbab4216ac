import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether this is the markup of a document, up to and with the rendering that takes it over. */
export function useIsInDocument(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
