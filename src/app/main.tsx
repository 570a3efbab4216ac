import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { restoreSession } from '@/features/session';
import { BASE_PATH } from '@/shared/routes';
import { App } from './App';
import { LocationRecorder, startTimeTravel } from './devtools/timeTravel';
import { findRoute, preloadScreen } from './routing/routes';
import { installDefaultPolicy } from './security/defaultPolicy';
import { canCachePages, lazyAnswers, startOfflineWhenIdle } from './offline/lazyAnswers';
import { makeStore } from './store';
import './styles/base.css';
// For 200.html, whose only styles are this chunk's.
import '@/shared/ui/skeleton/Skeleton.module.css';

function currentPath(): string {
  const path = window.location.pathname.slice(BASE_PATH.length).replace(/\/+$/, '');
  return path === '' ? '/' : path;
}

interface RenderedProps {
  onRendered: () => void;
  children: ReactNode;
}

/** Tells when the page is complete; the browser may be idle before, between the slices. */
function Rendered({ onRendered, children }: RenderedProps): ReactNode {
  useEffect(onRendered, [onRendered]);
  return children;
}

async function start(container: HTMLElement): Promise<void> {
  // The document has requested this chunk already; if it fails, the screen's error boundary says so.
  await preloadScreen(currentPath()).catch(() => undefined);
  const keeps = process.env.NODE_ENV === 'production' && canCachePages();
  const store = makeStore(keeps ? { apiContext: { answers: lazyAnswers } } : {});
  const prerendered = store.getState();
  const app = (
    <StrictMode>
      <App
        store={store}
        prerendered={prerendered}
        router={(children) => (
          <BrowserRouter basename={BASE_PATH}>
            {process.env.NODE_ENV !== 'production' && store.log !== undefined ? (
              <LocationRecorder log={store.log} />
            ) : null}
            {children}
          </BrowserRouter>
        )}
      />
    </StrictMode>
  );
  const startOffline = (): void => {
    if (keeps) startOfflineWhenIdle(store);
  };
  if (container.dataset.prerendered === currentPath()) {
    // Without a prefetch someone is signed in, whose token the request must carry.
    const startRequests = findRoute(currentPath())?.startRequests;
    if (window.__prefetched !== undefined) void startRequests?.(store.dispatch).catch(() => undefined);
    const { href } = window.location;
    const onRendered = (): void => {
      // The router listens from here on, and would miss a Back that was pressed between the slices.
      if (window.location.href !== href) window.dispatchEvent(new PopStateEvent('popstate'));
      // From here on the page follows the query (app/inline/beforePaint.ts).
      delete document.documentElement.dataset.query;
      setTimeout(() => restoreSession(store.dispatch));
      startOffline();
    };
    // React renders transitions in slices, so the browser can respond in between (docs/decisions/012).
    startTransition(() => {
      hydrateRoot(container, <Rendered onRendered={onRendered}>{app}</Rendered>);
    });
  } else {
    restoreSession(store.dispatch);
    document.querySelector('title')?.remove();
    const root = createRoot(container);
    startTransition(() => {
      root.render(<Rendered onRendered={startOffline}>{app}</Rendered>);
    });
  }
  if (process.env.NODE_ENV !== 'production' && store.log !== undefined) startTimeTravel(store.log, store, container);
}

installDefaultPolicy();
const container = document.getElementById('root');
if (container !== null) void start(container);
