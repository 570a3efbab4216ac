import { configureStore, createAction, createListenerMiddleware, type StoreEnhancer } from '@reduxjs/toolkit';
import { selectSessionIdentifier, selectToken, startSessionListeners } from '@/features/session';
import { responsesRetried, type ApiContext } from '@/shared/api';
import { onChunkLoaded } from '@/shared/lib/load-chunk';
import { dynamicMiddleware, rootReducer, type RootState, type StartListening } from '@/shared/lib/root-reducer';
import { storeClosed } from '@/shared/lib/storage';
import { reportRefusedStorage } from './notices/reportRefusedStorage';
import { reportUnattendedWrites } from './notices/reportUnattendedWrites';
import { followOtherTabs } from './session/followOtherTabs';

export type { RootState };

interface StoreOptions {
  apiContext?: Partial<ApiContext>;
  checks?: boolean;
  enhancers?: readonly StoreEnhancer[];
}

const developmentChecks = {
  // Raises the warning threshold, because checking a state that contains the whole listing is slow.
  immutableCheck: { warnAfter: 500 },
  // Ignores the parts in which redux-persist's actions carry functions; the last two are Redux Toolkit's defaults.
  serializableCheck: {
    warnAfter: 500,
    ignoredActionPaths: ['register', 'rehydrate', 'result', 'err', 'meta.arg', 'meta.baseQueryMeta'],
  },
};

/** Dispatched after a chunk has loaded, because the slices and middleware that it injects take effect with the next action. */
const chunkLoaded = createAction('portal/chunkLoaded');

export function makeStore({ apiContext = {}, checks = true, enhancers = [] }: StoreOptions = {}) {
  const listeners = createListenerMiddleware();
  const extraArgument: ApiContext = {
    readToken: (getState) => selectToken(getState() as RootState) ?? undefined,
    readOwner: (getState) => selectSessionIdentifier(getState() as RootState),
    ...apiContext,
  };
  const store = configureStore({
    reducer: rootReducer,
    // Off, because the DevTools connect to a copy of the store (app/devtools): time travel must not change the real one.
    devTools: false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        ...(checks ? developmentChecks : { serializableCheck: false, immutableCheck: false }),
      })
        .prepend(listeners.middleware)
        .concat(dynamicMiddleware.middleware),
    // Notifies subscribers of responses in a separate task. By default, autoBatch does so in an animation frame, where
    // rendering would delay the layout and paint of that frame.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'timer', timeout: 0 } }).concat(enhancers),
  });
  const startListening = listeners.startListening as StartListening;
  startSessionListeners(startListening);
  reportUnattendedWrites(startListening);
  reportRefusedStorage(startListening);
  const stopFollowing = followOtherTabs(startListening);
  const announceChunk = () => store.dispatch(chunkLoaded());
  const stopAnnouncing = onChunkLoaded(announceChunk);
  announceChunk();
  const cameOnline = () => store.dispatch(responsesRetried());
  if (typeof window !== 'undefined') window.addEventListener('online', cameOnline);

  return {
    ...store,
    /** Shuts the store down, for tests that open several portals: from then on, its state stays as it is and nothing is persisted. */
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
