import { configureStore, createListenerMiddleware, type Middleware, type Store } from '@reduxjs/toolkit';
import { selectToken, wireSession } from '@/features/session';
import type { ApiContext } from '@/shared/api';
import { onSliceRegistered } from '@/shared/lib/lazy-slices';
import { reportUnattendedWrites } from './notices/reportUnattendedWrites';
import { createSessionLog, recordActions, type SessionLog } from './devtools/sessionLog';
import { createRootReducer, type RootState } from './rootReducer';

export type { RootState };

interface StoreOptions {
  preloadedState?: Partial<RootState>;
  /** What tests set otherwise: shorter waits, another fetch. */
  apiContext?: Partial<ApiContext>;
  /** The toolkit's checks in development, which go through the whole state at every action. */
  checks?: boolean;
}

const developmentChecks = {
  // These take longer than their warning allows with a whole listing in the state.
  immutableCheck: { warnAfter: 500 },
  // redux-persist's own actions carry functions.
  serializableCheck: {
    warnAfter: 500,
    ignoredActionPaths: ['register', 'rehydrate', 'result', 'err', 'meta.arg', 'meta.baseQueryMeta'],
  },
};

/** Stands where the middleware of slices that come later is added, the last one first. */
function lateMiddleware() {
  let add: (late: Middleware) => void = () => undefined;
  const middleware: Middleware = (store) => (next) => {
    let handle = next;
    add = (late) => {
      handle = late(store)(handle);
    };
    return (action) => handle(action);
  };
  return {
    middleware,
    add: (late: Middleware) => {
      add(late);
    },
  };
}

/** A store of its own for every caller: one for the browser's tab, one for each test and each prerendered page. */
export function makeStore({ preloadedState = {}, apiContext = {}, checks = true }: StoreOptions = {}) {
  const listeners = createListenerMiddleware();
  const extraArgument: ApiContext = {
    readToken: (getState) => selectToken(getState() as RootState) ?? undefined,
    ...apiContext,
  };
  const rootReducer = createRootReducer();
  const late = lateMiddleware();
  let log: SessionLog | undefined;
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    // Redux DevTools see a copy of what happens (src/app/devtools), so that travelling touches nothing that is real.
    devTools: false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        ...(checks ? developmentChecks : { serializableCheck: false, immutableCheck: false }),
      })
        .prepend(listeners.middleware)
        .concat(late.middleware),
    enhancers: (defaults) =>
      process.env.NODE_ENV === 'production' ? defaults() : defaults().concat(recordActions(() => log)),
  });
  if (process.env.NODE_ENV !== 'production' && typeof window !== 'undefined') {
    log = createSessionLog(store.dispatch);
  }
  wireSession(listeners.startListening);
  reportUnattendedWrites(listeners.startListening);

  const disconnects: (() => void)[] = [];
  const forget = onSliceRegistered(({ reducerPath, createReducer, middleware, connect }) => {
    rootReducer.inject({ reducerPath, reducer: createReducer() } as never);
    if (middleware !== undefined) late.add(middleware);
    // Puts the new slice's own initial state into the store.
    store.dispatch({ type: 'slices/sliceAdded' });
    const disconnect = typeof window === 'undefined' ? undefined : connect?.(store as Store);
    if (disconnect !== undefined) disconnects.push(disconnect);
  });
  return {
    ...store,
    log,
    /** Ends what the store listens to. The browser's tab never does. */
    close: () => {
      forget();
      for (const disconnect of disconnects) disconnect();
      listeners.clearListeners();
    },
  };
}

export type PortalStore = ReturnType<typeof makeStore>;
