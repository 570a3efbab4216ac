import { configureStore, createAction, createListenerMiddleware, type StoreEnhancer } from '@reduxjs/toolkit';
import { selectToken, startSessionListeners } from '@/features/session';
import { responsesRetried, type ApiContext } from '@/shared/api';
import { onChunkLoaded } from '@/shared/lib/load-chunk';
import { dynamicMiddleware, rootReducer, type RootState, type StartListening } from '@/shared/lib/root-reducer';
import { storeClosed } from '@/shared/lib/storage';
import { reportRefusedStorage } from './notices/reportRefusedStorage';
import { reportUnattendedWrites } from './notices/reportUnattendedWrites';
import { followOtherTabs } from './session/followOtherTabs';

export type { RootState };

interface StoreOptions {
  preloadedState?: Partial<RootState>;
  apiContext?: Partial<ApiContext>;
  checks?: boolean;
  enhancers?: readonly StoreEnhancer[];
}

const developmentChecks = {
  // Warns later than by default, because checking a state with a whole listing takes long.
  immutableCheck: { warnAfter: 500 },
  // redux-persist's actions carry functions.
  serializableCheck: {
    warnAfter: 500,
    ignoredActionPaths: ['register', 'rehydrate', 'result', 'err', 'meta.arg', 'meta.baseQueryMeta'],
  },
};

/** Dispatched after a chunk has loaded: the slices and middleware that it added start with the next action. */
const chunkLoaded = createAction('portal/chunkLoaded');

export function makeStore({ preloadedState = {}, apiContext = {}, checks = true, enhancers = [] }: StoreOptions = {}) {
  const listeners = createListenerMiddleware();
  const extraArgument: ApiContext = {
    readToken: (getState) => selectToken(getState() as RootState) ?? undefined,
    ...apiContext,
  };
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
        .concat(dynamicMiddleware.middleware),
    // Renders responses in their own task: an animation frame would add them to the task of layout and paint.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'timer', timeout: 0 } }).concat(enhancers),
  });
  const startListening = listeners.startListening as StartListening;
  startSessionListeners(startListening);
  reportUnattendedWrites(startListening);
  reportRefusedStorage(startListening);
  const stopFollowing = followOtherTabs(startListening);
  const announceChunk = (): void => {
    store.dispatch(chunkLoaded());
  };
  const stopAnnouncing = onChunkLoaded(announceChunk);
  announceChunk();
  const cameOnline = (): void => {
    store.dispatch(responsesRetried());
  };
  if (typeof window !== 'undefined') window.addEventListener('online', cameOnline);

  return {
    ...store,
    /** Ends the store, for tests that open several portals: afterwards it changes and stores nothing. */
    close: () => {
      stopAnnouncing();
      stopFollowing();
      window.removeEventListener('online', cameOnline);
      listeners.clearListeners();
      store.dispatch({ type: 'persist/FLUSH', result: () => undefined });
      store.dispatch(storeClosed());
      store.replaceReducer((state = rootReducer(undefined, { type: 'closed' })) => state);
    },
  };
}

export type PortalStore = ReturnType<typeof makeStore>;
