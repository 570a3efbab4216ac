import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { PortalLayout } from './layout/PortalLayout';
import { PortalRoutes } from './routing/PortalRoutes';
import type { PortalStore } from './store';

interface AppProps {
  store: PortalStore;
  /** The router differs: the browser's history, a fixed path when prerendering, memory in tests. */
  router: (children: ReactNode) => ReactNode;
}

export function App({ store, router }: AppProps) {
  return (
    <Provider store={store}>
      {router(
        <PortalLayout>
          <PortalRoutes />
        </PortalLayout>,
      )}
    </Provider>
  );
}
