import type { Dispatch, Reducer, Store } from '@reduxjs/toolkit';
import { persistReducer, persistStore, type PersistConfig, type Persistor, type WebStorage } from 'redux-persist';
import { registerSlice } from '@/shared/lib/lazy-slices';
import type { SafeStorage } from '@/shared/lib/storage';

/** How long a change may wait for the disk, in ms. */
const THROTTLE_MS = 50;

/** By the store's dispatch: what React holds may be a copy of the store. */
const persistors = new WeakMap<Dispatch, Persistor>();

function persistorOf(store: Store): Persistor {
  const persistor = persistors.get(store.dispatch) ?? persistStore(store, { manualPersist: true } as never);
  persistors.set(store.dispatch, persistor);
  return persistor;
}

/** Storage as redux-persist expects it, on an area that never throws. */
const storageOn = (area: SafeStorage): WebStorage => ({
  getItem: (key) => Promise.resolve(area.read(key) ?? null),
  setItem: (key, text) => Promise.resolve(void area.write(key, text)),
  removeItem: (key) => Promise.resolve(area.remove(key)),
});

interface PersistedSlice<State> extends Omit<PersistConfig<State>, 'storage' | 'throttle' | 'stateReconciler'> {
  reducerPath: string;
  /** Handles `persist/REHYDRATE` itself, because only it knows what of the stored state is still good. */
  reducer: Reducer<State>;
  area: SafeStorage;
  connect?: (store: Store) => () => void;
}

/** Registers a slice that redux-persist keeps in the browser's storage. */
export function registerPersistedSlice<State>(slice: PersistedSlice<State>): void {
  const { reducerPath, reducer, area, connect, ...config } = slice;
  registerSlice({
    reducerPath,
    createReducer: () =>
      persistReducer(
        { ...config, storage: storageOn(area), throttle: THROTTLE_MS, stateReconciler: false as never },
        reducer,
      ),
    connect: (store) => {
      const persistor = persistorOf(store);
      // Slices that are persisted already ignore it.
      persistor.persist();
      const flush = (): void => {
        if (document.visibilityState === 'hidden') void persistor.flush();
      };
      document.addEventListener('visibilitychange', flush);
      const disconnect = connect?.(store);
      return () => {
        document.removeEventListener('visibilitychange', flush);
        disconnect?.();
        void persistor.flush();
      };
    },
  });
}

/** Writes what waits to be written. */
export function flushPersisted(store: Store): void {
  void persistors.get(store.dispatch)?.flush();
}
