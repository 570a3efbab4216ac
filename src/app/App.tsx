import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { UnexpectedErrorPage } from '@/pages/error/unexpected/UnexpectedErrorPage';
import { DeskFrame } from './layout/DeskFrame';
import { PortalLayout } from './layout/PortalLayout';
import { PortalRoutes } from './routing/PortalRoutes';
import type { PortalStore, RootState } from './store';

interface AppProps {
  store: PortalStore;
  router: (children: ReactNode) => ReactNode;
  /** The state that the page was prerendered with, which hydration must render first. */
  prerendered?: RootState | undefined;
}

export function App({ store, router, prerendered }: AppProps) {
  return (
    // Shows the error page for errors outside a screen, too, which would otherwise leave an empty page.
    <ErrorBoundary FallbackComponent={UnexpectedErrorPage}>
      <Provider store={store} {...(prerendered === undefined ? {} : { serverState: prerendered })}>
        {router(
          <>
            <DeskFrame />
            <PortalLayout>
              <PortalRoutes />
            </PortalLayout>
          </>,
        )}
      </Provider>
    </ErrorBoundary>
  );
}
