import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while React hydrates prerendered HTML, which was made without knowing the query or the host; true afterward. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
