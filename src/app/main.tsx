import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
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

function currentPath(): string {
  const path = window.location.pathname.slice(BASE_PATH.length).replace(/\/+$/, '');
  return path === '' ? '/' : path;
}

/** Settles once the document has been painted, or at once in a tab that nobody sees: no frame comes there. */
function firstPaint(): Promise<void> {
  const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
  if (painted || document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
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
  if (container.dataset.prerendered === currentPath()) {
    // With scripts from a cache, hydration would come before the first paint and delay it.
    await firstPaint();
    // Without a prefetch someone is signed in, whose token the request must carry.
    const startRequests = findRoute(currentPath())?.startRequests;
    if (window.__prefetched !== undefined) void startRequests?.(store.dispatch).catch(() => undefined);
    // In one synchronous pass: in many small ones, the listing would show its rows later (docs/decisions/012).
    flushSync(() => {
      hydrateRoot(container, app);
    });
    // From here on the page follows the query (app/inline/beforePaint.ts).
    delete document.documentElement.dataset.query;
    setTimeout(() => restoreSession(store.dispatch));
  } else {
    restoreSession(store.dispatch);
    document.querySelector('title')?.remove();
    const root = createRoot(container);
    // React renders transitions in slices, so the browser can respond in between.
    startTransition(() => {
      root.render(app);
    });
  }
  if (keeps) startOfflineWhenIdle(store);
  if (process.env.NODE_ENV !== 'production' && store.log !== undefined) startTimeTravel(store.log, store, container);
}

installDefaultPolicy();
const container = document.getElementById('root');
if (container !== null) void start(container);
