import type { Dispatch, Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
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
  setItem: (key, text) => {
    area.write(key, text);
    return Promise.resolve();
  },
  removeItem: (key) => {
    area.remove(key);
    return Promise.resolve();
  },
});

/** What redux-persist wrote: each key is a text of its own. Undefined where another release wrote it otherwise. */
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
  /** Handles `persist/REHYDRATE` itself, because only it knows what of the stored state is still good. */
  reducer: Reducer<State>;
  area: SafeStorage;
  /** The event of another tab's write, given what it wrote: without it, the tabs overwrite each other. */
  onOtherTab?: (stored: object) => UnknownAction;
}

/** Registers a slice that redux-persist keeps in the browser's storage. */
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
      // Slices that are persisted already ignore it.
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
      // A page that the browser had put away for Back was told nothing meanwhile.
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

/** Writes what waits to be written. */
export function flushPersisted(store: Store): void {
  void persistors.get(store.dispatch)?.flush();
}
