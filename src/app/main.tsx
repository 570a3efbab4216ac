import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { restoreSession } from '@/features/session';
import { BASE_PATH } from '@/shared/routes';
import { App } from './App';
import { LocationRecorder, startTimeTravel } from './devtools/timeTravel';
import { findRoute, preloadScreen } from './routing/routes';
import { installDefaultPolicy } from './security/installDefaultPolicy';
import { canKeep, lazyAnswers, startOfflineWhenIdle } from './offline/lazyAnswers';
import { makeStore } from './store';
import './styles/base.css';

/** The address within the portal, without the slash that a static host puts behind a folder. */
function currentPath(): string {
  const path = window.location.pathname.slice(BASE_PATH.length).replace(/\/+$/, '');
  return path === '' ? '/' : path;
}

async function start(container: HTMLElement): Promise<void> {
  // The page's chunk stands in the document beside this script, so that this does not wait for the network. Should it
  // be missing, the screen's own error boundary says so.
  await preloadScreen(currentPath()).catch(() => undefined);
  const keeps = process.env.NODE_ENV === 'production' && canKeep();
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
    // Read while the page is taken over, and not after it. Without an early answer someone is signed in, whose token the
    // request then carries. Where the page's code is missing, its error boundary says so.
    const startRequests = findRoute(currentPath())?.startRequests;
    if (window.__prefetched !== undefined) void startRequests?.(store.dispatch).catch(() => undefined);
    // The prerendered page is a visitor's; who is signed in shows one render later. It is taken over in one go: in many
    // small steps, between which the browser draws the same page again, the listing would show its rows later.
    flushSync(() => {
      hydrateRoot(container, app);
    });
    // From here on the page follows the address's query (security/inlineScripts.ts).
    delete document.documentElement.dataset.query;
    setTimeout(() => restoreSession(store.dispatch));
  } else {
    restoreSession(store.dispatch);
    // The screen brings its own.
    document.querySelector('title')?.remove();
    createRoot(container).render(app);
  }
  if (keeps) startOfflineWhenIdle(store);
  if (process.env.NODE_ENV !== 'production' && store.log !== undefined) startTimeTravel(store.log, store, container);
}

installDefaultPolicy();
const container = document.getElementById('root');
if (container !== null) void start(container);
