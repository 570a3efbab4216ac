import { configureStore, createListenerMiddleware, type Middleware, type Store } from '@reduxjs/toolkit';
import { selectToken, wireSession } from '@/features/session';
import type { ApiContext } from '@/shared/api';
import { onSliceRegistered } from '@/shared/lib/lazy-slices';
import { reportRefusedStorage } from './notices/reportRefusedStorage';
import { reportUnattendedWrites } from './notices/reportUnattendedWrites';
import { followOtherTabs } from './session/followOtherTabs';
import { createSessionLog, recordActions, type SessionLog } from './devtools/sessionLog';
import { createRootReducer, type RootState } from './rootReducer';

export type { RootState };

interface StoreOptions {
  preloadedState?: Partial<RootState>;
  apiContext?: Partial<ApiContext>;
  checks?: boolean;
}

const developmentChecks = {
  // A whole listing in the state takes longer than the default limits.
  immutableCheck: { warnAfter: 500 },
  // redux-persist's actions carry functions.
  serializableCheck: {
    warnAfter: 500,
    ignoredActionPaths: ['register', 'rehydrate', 'result', 'err', 'meta.arg', 'meta.baseQueryMeta'],
  },
};

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
    // DevTools see a copy (app/devtools), so that time travel touches nothing real.
    devTools: false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        ...(checks ? developmentChecks : { serializableCheck: false, immutableCheck: false }),
      })
        .prepend(listeners.middleware)
        .concat(late.middleware),
    enhancers: (defaults) => {
      // Renders responses in their own task: an animation frame would add them to the task of layout and paint.
      const enhancers = defaults({ autoBatch: { type: 'timer', timeout: 0 } });
      return process.env.NODE_ENV === 'production' ? enhancers : enhancers.concat(recordActions(() => log));
    },
  });
  if (process.env.NODE_ENV !== 'production' && typeof window !== 'undefined') {
    log = createSessionLog(store.dispatch);
  }
  wireSession(listeners.startListening);
  reportUnattendedWrites(listeners.startListening);
  reportRefusedStorage(listeners.startListening);

  const disconnects: (() => void)[] = [followOtherTabs(listeners.startListening)];
  const forget = onSliceRegistered(({ reducerPath, createReducer, middleware, connect }) => {
    rootReducer.inject({ reducerPath, reducer: createReducer() } as never);
    if (middleware !== undefined) late.add(middleware);
    // Initializes the new slice's state.
    store.dispatch({ type: 'slices/sliceAdded' });
    const disconnect = typeof window === 'undefined' ? undefined : connect?.(store as Store);
    if (disconnect !== undefined) disconnects.push(disconnect);
  });
  return {
    ...store,
    log,
    close: () => {
      forget();
      for (const disconnect of disconnects) disconnect();
      listeners.clearListeners();
    },
  };
}

export type PortalStore = ReturnType<typeof makeStore>;
