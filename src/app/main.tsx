// First, so that a component's own style sheet overrides these shared styles.
import './styles/base.css';
import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { restoreSession } from '@/features/session';
import { BASE_PATH, pageOf } from '@/shared/routes/paths';
import { App } from './App';
import { keepEarlyInput, useEarlyInput } from './earlyInput';
import { keepListsFresh } from './keepListsFresh';
import { canCachePages, lazyResponses, startOfflineWhenIdle } from './offline/lazyResponses';
import { findRoute, preloadScreen } from './routing/routes';
import { installDefaultPolicy } from './security/defaultPolicy';
import { makeStore } from './store';
// Styles the skeleton that 200.html shows while the code loads: that page has only this chunk's styles.
import '@/shared/ui/Skeleton.module.css';

interface RenderedProps {
  earlyInput: Parameters<typeof useEarlyInput>[0];
  onRendered: () => void;
  children: ReactNode;
}

/** Once the page is rendered, calls `onRendered` and reveals what beforePaint.ts hid because the address has a query. */
function Rendered({ earlyInput, onRendered, children }: RenderedProps): ReactNode {
  useEffect(() => {
    delete document.documentElement.dataset.query;
    onRendered();
  }, [onRendered]);
  useEarlyInput(earlyInput);
  return children;
}

/** Navigates to the browser's current address: the router listens only once the page is rendered, so it misses an earlier Back. */
function FollowAddress({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const { search, hash } = window.location;
    const now = pageOf(window.location.pathname);
    if (now !== (pathname.replace(/\/+$/, '') || '/')) void navigate(now + search + hash, { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: from here on, the router listens
  }, []);
  return children;
}

async function start(container: HTMLElement): Promise<void> {
  const isPrerendered = (): boolean => container.dataset.prerendered === pageOf(window.location.pathname);
  const takeEarlyInput = isPrerendered() ? keepEarlyInput(container) : undefined;
  // The HTML has already requested this chunk. If loading it fails, the screen's error boundary reports it.
  await preloadScreen(pageOf(window.location.pathname)).catch(() => undefined);
  const devTools =
    process.env.NODE_ENV === 'production' ? undefined : (await import('./devtools/timeTravel')).startDevTools();
  const cachesPages = process.env.NODE_ENV === 'production' && canCachePages();
  const store = makeStore({
    apiContext: cachesPages ? { responses: lazyResponses } : {},
    enhancers: devTools === undefined ? [] : [devTools.enhancer],
  });
  const prerendered = store.getState();
  restoreSession(store.dispatch);
  if (window.__prefetched !== undefined) {
    // Starts the screen's requests, which use the prefetched responses. Signed-in users do not get here: nothing is prefetched for
    // them, because their requests need the token.
    void findRoute(pageOf(window.location.pathname))
      ?.startRequests?.(store.dispatch)
      .catch(() => undefined);
  }

  const startIdleWork = (): void => {
    if (cachesPages) startOfflineWhenIdle(store).catch(() => undefined);
  };
  const app = (
    <StrictMode>
      <Rendered earlyInput={takeEarlyInput} onRendered={startIdleWork}>
        <App
          store={store}
          prerendered={prerendered}
          router={(portal) => (
            <BrowserRouter basename={BASE_PATH}>
              <FollowAddress>{devTools?.withLocation(portal) ?? portal}</FollowAddress>
            </BrowserRouter>
          )}
        />
      </Rendered>
    </StrictMode>
  );
  // In a transition, React pauses between short pieces of work, so that the browser can respond (docs/decisions/012).
  startTransition(() => {
    if (isPrerendered()) hydrateRoot(container, app);
    else {
      // Removes the HTML file's title, because the screen brings its own.
      document.querySelector('title')?.remove();
      createRoot(container).render(app);
    }
  });
  keepListsFresh(store, () => container.isConnected);
  devTools?.attach(store, container);
}

installDefaultPolicy();
const container = document.getElementById('root');
if (container !== null) void start(container);
