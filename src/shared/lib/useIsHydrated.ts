import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while React hydrates prerendered HTML, which knows neither the query nor the host; true afterward. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
