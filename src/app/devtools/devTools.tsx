import type { ReactNode } from 'react';
import { loadLazyComponents } from '@/shared/ui/lazyComponent';
import { preloadEveryScreen } from '../routing/routes';
import type { PortalStore } from '../store';
import { createSessionLog, recordActions } from './sessionLog';
import { LocationRecorder, startTimeTravel } from './timeTravel';

/** Time travel with Redux DevTools, in development only. Undefined without the extension. */
export function startDevTools() {
  const log = createSessionLog();
  if (log === undefined) return undefined;
  return {
    /** Goes into the portal's store, and copies its actions into the log. */
    enhancer: recordActions(log),
    /** Wraps the portal, inside its router, to record each change of the address. */
    withLocation: (portal: ReactNode): ReactNode => (
      <>
        <LocationRecorder log={log} />
        {portal}
      </>
    ),
    attach: (store: PortalStore, container: HTMLElement): void => {
      log.connect(store.dispatch);
      startTimeTravel(log, store, container);
      // An imported log may show any screen: loads all screens, then the lazy parts that they register, then replays with all slices.
      void preloadEveryScreen().then(loadLazyComponents).then(log.recompute);
    },
  };
}
