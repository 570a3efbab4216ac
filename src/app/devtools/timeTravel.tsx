import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createPath, Router, useLocation, type Navigator } from 'react-router-dom';
import { stopClock } from '@/shared/lib/clock-time';
import { BASE_PATH } from '@/shared/routes';
import { loadLazyComponents } from '@/shared/ui/lazy-component';
import { loadEnhancements } from '@/shared/ui/enhanced-component';
import { PortalLayout } from '../layout/PortalLayout';
import { PortalRoutes } from '../routing/PortalRoutes';
import { preloadEveryScreen } from '../routing/routes';
import type { PortalStore } from '../store';
import { holdAddress, type HeldAddress } from './holdAddress';
import { readOnlyStore } from './readOnlyStore';
import { locationChanged } from './locationSlice';
import type { LogState, SessionLog } from './sessionLog';

/** Comes before the screens, whose events belong to the new address. */
export function LocationRecorder({ log }: { log: SessionLog }) {
  const { key, state } = useLocation() as { key: string; state: unknown };
  const { pathname, search, hash } = window.location;
  useLayoutEffect(() => {
    log.record(locationChanged({ pathname, search, hash, state, key }));
  }, [log, pathname, search, hash, state, key]);
  return null;
}

const nowhere: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

interface Past {
  root: Root;
  element: HTMLElement;
  address: HeldAddress;
  present: {
    title: string;
    scroll: number;
    focus: Element | null;
    hasBar: boolean;
  };
}

/** The present keeps running out of sight; the past is a second portal that can send, store, and navigate nothing. */
export function startTimeTravel(log: SessionLog, store: PortalStore, container: HTMLElement): void {
  let past: Past | undefined;
  let shown: LogState | undefined;

  const enterPast = (): Past => {
    const { title } = document;
    const element = document.createElement('div');
    element.id = container.id;
    // A click could download, copy, or leave the page.
    element.inert = true;
    const present = {
      title,
      scroll: window.scrollY,
      focus: document.activeElement,
      hasBar: 'mediaBar' in document.documentElement.dataset,
    };
    delete document.documentElement.dataset.mediaBar;
    container.replaceWith(element);
    return { root: createRoot(element), element, address: holdAddress(), present };
  };

  const returnToPresent = ({ root, element, address, present }: Past): void => {
    root.unmount();
    element.replaceWith(container);
    if (!address.release()) document.title = present.title;
    if (present.hasBar) document.documentElement.dataset.mediaBar = '';
    // All of the portal's dialogs are modal, which one that leaves the document no longer is.
    for (const dialog of container.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      dialog.removeAttribute('open');
      dialog.showModal();
    }
    if (present.focus instanceof HTMLElement) present.focus.focus({ preventScroll: true });
    window.scrollTo({ top: present.scroll, behavior: 'instant' });
  };

  const update = (): void => {
    const moment = log.viewed();
    const state = moment?.state;
    if (state === shown) return;
    shown = state;
    stopClock(moment?.at);
    if (state === undefined) {
      if (past !== undefined) returnToPresent(past);
      past = undefined;
      return;
    }
    past ??= enterPast();
    const { root, address } = past;
    const { pathname, search, hash, state: passed, key } = state.location;
    if (pathname !== '') address.show(`${pathname}${search}${hash}`);
    flushSync(() => {
      // A new root each time, so that no component state carries over from another moment.
      root.render(
        <Provider key={`${key} ${String(performance.now())}`} store={readOnlyStore(state, store)}>
          <Router
            basename={BASE_PATH}
            location={{ pathname: pathname === '' ? BASE_PATH : pathname, search, hash, state: passed, key }}
            navigator={nowhere}
          >
            <PortalLayout>
              <PortalRoutes />
            </PortalLayout>
          </Router>
        </Provider>,
      );
    });
  };

  log.subscribe(update);
  // An imported log may show any screen. Each step loads modules that register what the next one loads.
  void preloadEveryScreen().then(loadLazyComponents).then(loadEnhancements);
}
