import { act, cleanup, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate, type InitialEntry } from 'react-router-dom';
import { App } from '@/app/App';
import { mediaBar } from '@/app/routing/routes';
import { preloadScreen } from '@/app/routing/routes';
import { makeStore } from '@/app/store';
import { loadLazyComponents } from '@/shared/ui/lazyComponent';
import { restoreSession } from '@/features/session';
import type { ApiContext } from '@/shared/api';
import { untilRestored } from './persisted';

const BASE = '/mediareact';
const stops: (() => void)[] = [];

/** Unmounts all portals, which flushes their pending writes as leaving a page does. */
export function leave(): void {
  cleanup();
  for (const stop of stops.splice(0)) stop();
}

afterEach(leave);

interface RenderAppOptions {
  /** Stored before the portal starts; `createMockApi().token(identifier)` creates one. */
  token?: string;
  /** Navigation state. */
  state?: unknown;
  /** Shortens delays. */
  apiContext?: Partial<ApiContext>;
}

/** Renders the portal at an address without the base path, as after a reload. Reads retry immediately. */
export async function renderApp(path: string, { token, state, apiContext }: RenderAppOptions = {}) {
  leave();
  if (token !== undefined) localStorage.setItem('media_id_token', token);
  const store = makeStore({ apiContext: { retryDelayMs: 1, ...apiContext } });
  stops.push(restoreSession(store.dispatch), store.close);
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  await preloadScreen(pathname);
  await loadLazyComponents();
  if (token !== undefined) await mediaBar.preload();
  await untilRestored(store);

  let address = path;
  let navigate: (delta: number) => void = () => undefined;
  function Address() {
    const location = useLocation();
    const go = useNavigate();
    navigate = (delta) => void go(delta);
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
  // There are no style sheets, and checking pointer events doubles the time of a click.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const goBack = (): void => {
    act(() => {
      navigate(-1);
    });
  };
  return { ...view, store, user, address: () => address, goBack };
}
