import { cleanup, configure, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { PAUSE } from 'redux-persist';
import { MemoryRouter, useLocation, type InitialEntry } from 'react-router-dom';
import { App } from '@/app/App';
import { mediaBar } from '@/app/routing/mediaFrame';
import { preloadScreen } from '@/app/routing/routes';
import { makeStore } from '@/app/store';
import { loadLazyComponents } from '@/shared/ui/lazy-component';
import { restoreSession } from '@/features/session';
import type { ApiContext } from '@/shared/api';

// A test waits for what the user sees, however busy the machine is.
configure({ asyncUtilTimeout: 5000 });

const BASE = '/mediareact';
const stops: (() => void)[] = [];

/** Ends the portals that stand: what they still have to write is written, as when a browser leaves a page. */
export function leave(): void {
  cleanup();
  for (const stop of stops.splice(0)) stop();
}

afterEach(leave);

interface RenderAppOptions {
  /** Kept in the browser's storage before the portal starts; `createMockApi().token(identifier)` makes one. */
  token?: string;
  /** What another screen has passed on with the navigation. */
  state?: unknown;
  /** Shorter waits than the portal's own. */
  apiContext?: Partial<ApiContext>;
}

/** The portal at an address (without the base), as after a reload there. Reads are retried at once. */
export async function renderApp(path: string, { token, state, apiContext }: RenderAppOptions = {}) {
  leave();
  if (token !== undefined) localStorage.setItem('media_id_token', token);
  const store = makeStore({ apiContext: { retryDelayMs: 1, ...apiContext } });
  stops.push(restoreSession(store.dispatch), store.close, () => {
    // An answer that comes later must not be written into the storage of the next test.
    store.dispatch({ type: PAUSE });
  });
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  await preloadScreen(pathname);
  await loadLazyComponents();
  if (token !== undefined) await mediaBar.preload();

  let address = path;
  function Address() {
    const location = useLocation();
    address = `${location.pathname}${location.search}${location.hash}`;
    return null;
  }
  const entry: InitialEntry = { pathname: `${BASE}${pathname === '/' ? '' : pathname}`, search, hash, state };
  const view = render(
    <App
      store={store}
      router={(children) => (
        <MemoryRouter basename={BASE} initialEntries={[entry]}>
          {children}
          <Address />
        </MemoryRouter>
      )}
    />,
  );
  // No style sheet is loaded here, and to look for what one may forbid takes as long as all the rest of a click.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...view, store, user, address: () => address };
}
