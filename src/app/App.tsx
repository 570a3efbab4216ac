import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { UnexpectedErrorPage } from '@/pages/error/unexpected';
import { MediaBarSpace } from './layout/MediaBarSpace';
import { PortalLayout } from './layout/PortalLayout';
import { PortalRoutes } from './routing/PortalRoutes';
import type { PortalStore, RootState } from './store';

interface AppProps {
  store: PortalStore;
  /** The router differs: the browser's history, a fixed path when prerendering, memory in tests. */
  router: (children: ReactNode) => ReactNode;
  /** What the document that is hydrated was made from: it is held against that, also where the session comes sooner. */
  prerendered?: RootState;
}

export function App({ store, router, prerendered }: AppProps) {
  return (
    // Around everything: what fails outside a screen must not leave an empty document.
    <ErrorBoundary FallbackComponent={UnexpectedErrorPage}>
      <Provider store={store} {...(prerendered === undefined ? {} : { serverState: prerendered })}>
        {router(
          <>
            <MediaBarSpace />
            <PortalLayout>
              <PortalRoutes />
            </PortalLayout>
          </>,
        )}
      </Provider>
    </ErrorBoundary>
  );
}
