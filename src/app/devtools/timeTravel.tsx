import type { Store } from '@reduxjs/toolkit';
import { useLayoutEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createPath, Router, useLocation, type Navigator } from 'react-router-dom';
import { BASE_PATH } from '@/shared/routes/paths';
import { loadLazyComponents } from '@/shared/ui/lazyComponent';
import { PortalLayout } from '../layout/PortalLayout';
import { PortalRoutes } from '../routing/PortalRoutes';
import { preloadEveryScreen } from '../routing/routes';
import type { PortalStore } from '../store';
import { hidePresent } from './hidePresent';
import { atMoment, readOnlyStore } from './readOnlyStore';
import { createSessionLog, locationChanged, recordActions, type LogState, type SessionLog } from './sessionLog';

/** Records each change of the address. Must be rendered before the screens, so that their actions follow it in the log. */
function LocationRecorder({ log }: { log: SessionLog }) {
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

/** Shows a past moment in a second portal that cannot send, store, or navigate, while the live one keeps running out of sight. */
function startTimeTravel(log: SessionLog, store: Store, container: HTMLElement): void {
  let past: ReturnType<typeof enterPast> | undefined;
  let shown: LogState | undefined;

  const enterPast = () => {
    const { title } = document;
    const element = document.createElement('div');
    element.id = container.id;
    // Disables clicks, which could download, copy, or leave the page.
    element.inert = true;
    const present = {
      title,
      scroll: window.scrollY,
      focus: document.activeElement,
      isDesk: 'desk' in document.documentElement.dataset,
    };
    delete document.documentElement.dataset.desk;
    container.replaceWith(element);
    return { root: createRoot(element), element, hidden: hidePresent(), present };
  };

  const returnToPresent = ({ root, element, hidden, present }: ReturnType<typeof enterPast>): void => {
    root.unmount();
    element.replaceWith(container);
    if (!hidden.restore()) document.title = present.title;
    if (present.isDesk) document.documentElement.dataset.desk = '';
    // Reopens the dialogs as modal, which they no longer are after being detached from the DOM.
    for (const dialog of container.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      dialog.removeAttribute('open');
      dialog.showModal();
    }
    if (present.focus instanceof HTMLElement) present.focus.focus({ preventScroll: true });
    window.scrollTo({ top: present.scroll, behavior: 'instant' });
  };

  const update = (): void => {
    const moment = log.viewed();
    if (moment?.state === shown) return;
    shown = moment?.state;
    if (moment === undefined) {
      if (past !== undefined) returnToPresent(past);
      past = undefined;
      return;
    }
    past ??= enterPast();
    const { root, hidden } = past;
    const { pathname, search, hash, state: passed, key } = moment.state.location;
    if (pathname !== '') hidden.show(`${pathname}${search}${hash}`);
    // A new key each time, so that no component state carries over from another moment.
    const page = (
      <Provider key={`${key} ${performance.now()}`} store={readOnlyStore(moment.state, store)}>
        <Router
          basename={BASE_PATH}
          location={{ pathname: pathname === '' ? BASE_PATH : pathname, search, hash, state: passed, key }}
          navigator={nowhere}
        >
          <PortalLayout>
            <PortalRoutes />
          </PortalLayout>
        </Router>
      </Provider>
    );
    atMoment(moment.at, () => {
      flushSync(() => root.render(page));
    });
  };

  log.subscribe(update);
}

/** Time travel with Redux DevTools, in development only. Undefined without the extension. */
export function startDevTools() {
  const log = createSessionLog();
  if (log === undefined) return undefined;
  return {
    /** A Redux enhancer for the portal's store that copies its actions into the log. */
    enhancer: recordActions(log),
    /** Wraps the portal, inside its router, to record each change of the address. */
    withLocation: (portal: ReactNode): ReactNode => (
      <>
        <LocationRecorder log={log} />
        {portal}
      </>
    ),
    attach: (store: PortalStore, container: HTMLElement): void => {
      log.connect(store.dispatch);
      startTimeTravel(log, store, container);
      // An imported log may show any screen: loads all screens, then their lazy components, then recomputes the log with all slices.
      void preloadEveryScreen().then(loadLazyComponents).then(log.recompute);
    },
  };
}
