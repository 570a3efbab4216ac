import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { selectToken, wireSession } from '@/features/session';
import { baseApi, type ApiContext } from '@/shared/api';
import { tellLeftWrites } from './notices/tellLeftWrites';
import { rootReducer, type RootState } from './rootReducer';

interface StoreOptions {
  preloadedState?: Partial<RootState>;
  /** What tests set otherwise: shorter waits, another fetch. */
  apiContext?: Partial<ApiContext>;
  /** The toolkit's checks in development, which go through the whole state at every action. */
  checks?: boolean;
}

// Development's checks of the state take longer than their warning allows with a whole listing in it.
const developmentCheck = { warnAfter: 500 };

/** A store of its own for every caller: one for the browser's tab, one for each test and each prerendered page. */
export function makeStore({ preloadedState = {}, apiContext = {}, checks = true }: StoreOptions = {}) {
  const listeners = createListenerMiddleware();
  const extraArgument: ApiContext = {
    readToken: (getState) => selectToken(getState() as RootState) ?? undefined,
    ...apiContext,
  };
  const check = checks && developmentCheck;
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools: process.env.NODE_ENV !== 'production',
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument }, serializableCheck: check, immutableCheck: check })
        .prepend(listeners.middleware)
        .concat(baseApi.middleware),
  });
  wireSession(listeners.startListening);
  tellLeftWrites(listeners.startListening);
  return store;
}

export type PortalStore = ReturnType<typeof makeStore>;
