import { Suspense, useSyncExternalStore, type ReactNode } from 'react';

const subscribe = () => () => undefined;

interface AfterHydrationProps {
  /** Stands in the prerendered document and until the children's code is there. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Content that only a browser shows, such as a form whose code is loaded after the first paint. */
export function AfterHydration({ fallback, children }: AfterHydrationProps) {
  const hydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return hydrated ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
