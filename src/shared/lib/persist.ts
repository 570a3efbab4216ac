import type { Dispatch, Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore, type PersistConfig, type Persistor, type WebStorage } from 'redux-persist';
import { registerSlice } from '@/shared/lib/lazy-slices';
import type { SafeStorage } from '@/shared/lib/storage';

const THROTTLE_MS = 50;

/** Keyed by dispatch: React may hold a copy of the store. */
const persistors = new WeakMap<Dispatch, Persistor>();

function persistorOf(store: Store): Persistor {
  const persistor = persistors.get(store.dispatch) ?? persistStore(store, { manualPersist: true } as never);
  persistors.set(store.dispatch, persistor);
  return persistor;
}

const storageOn = (area: SafeStorage): WebStorage => ({
  getItem: (key) => Promise.resolve(area.read(key) ?? null),
  setItem: (key, text) => {
    area.write(key, text);
    return Promise.resolve();
  },
  removeItem: (key) => {
    area.remove(key);
    return Promise.resolve();
  },
});

/** Undefined if another release wrote it differently. */
function readStored(text: string | null | undefined): object | undefined {
  try {
    const stored = JSON.parse(text ?? '') as Record<string, string>;
    return Object.fromEntries(
      Object.entries(stored).map(([name, part]): [string, unknown] => [name, JSON.parse(part)]),
    );
  } catch {
    return undefined;
  }
}

interface PersistedSlice<State> extends Omit<PersistConfig<State>, 'storage' | 'throttle' | 'stateReconciler'> {
  reducerPath: string;
  /** Must handle `persist/REHYDRATE`: only the slice knows which stored values are valid. */
  reducer: Reducer<State>;
  area: SafeStorage;
  /** Without it, tabs overwrite each other. */
  onOtherTab?: (stored: object) => UnknownAction;
}

export function registerPersistedSlice<State>(slice: PersistedSlice<State>): void {
  const { reducerPath, reducer, area, onOtherTab, ...config } = slice;
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- redux-persist 6 is the last release and keeps it
  const storageKey = `${config.keyPrefix ?? 'persist:'}${config.key}`;
  registerSlice({
    reducerPath,
    createReducer: () =>
      persistReducer(
        { ...config, storage: storageOn(area), throttle: THROTTLE_MS, stateReconciler: false as never },
        reducer,
      ),
    connect: (store) => {
      const persistor = persistorOf(store);
      persistor.persist();
      const flush = (): void => {
        if (document.visibilityState === 'hidden') void persistor.flush();
      };
      document.addEventListener('visibilitychange', flush);
      const follow = (text: string | null | undefined): void => {
        const stored = readStored(text);
        if (stored !== undefined && onOtherTab !== undefined) store.dispatch(onOtherTab(stored));
      };
      const receive = ({ key, newValue }: StorageEvent): void => {
        if (key === storageKey) follow(newValue);
      };
      // The back/forward cache receives no storage events.
      const wakeUp = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) follow(area.read(storageKey));
      };
      window.addEventListener('storage', receive);
      window.addEventListener('pageshow', wakeUp);
      return () => {
        document.removeEventListener('visibilitychange', flush);
        window.removeEventListener('storage', receive);
        window.removeEventListener('pageshow', wakeUp);
        void persistor.flush();
        persistor.pause();
      };
    },
  });
}

export function flushPersisted(store: Store): void {
  void persistors.get(store.dispatch)?.flush();
}
