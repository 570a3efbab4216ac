import type { Reducer } from '@reduxjs/toolkit';
import {
  createMigrate,
  FLUSH,
  persistReducer,
  persistStore,
  REHYDRATE,
  type MigrationManifest,
  type PersistConfig,
  type WebStorage,
} from 'redux-persist';
import { isRecord } from '@/shared/lib/is-record';
import { registerSlice } from '@/shared/lib/lazy-slices';
import { onOtherTab, storageRefused, type SafeStorage } from '@/shared/lib/storage';

const THROTTLE_MS = 50;

/** Another tab stored the slice. Not REHYDRATE, after which redux-persist writes: two tabs would never come to rest. */
export const STORED_ELSEWHERE = 'storage/storedElsewhere';

const storageOn = (area: SafeStorage, onRefused: () => void): WebStorage => ({
  getItem: (key) => Promise.resolve(area.read(key) ?? null),
  setItem: (key, text) => {
    if (!area.write(key, text)) onRefused();
    return Promise.resolve();
  },
  removeItem: (key) => {
    area.remove(key);
    return Promise.resolve();
  },
});

/** redux-persist stores each part as JSON of its own. */
function readStored(text = ''): unknown {
  try {
    return JSON.parse(text, (_name, part: unknown) =>
      typeof part === 'string' ? (JSON.parse(part) as unknown) : part,
    );
  } catch {
    return undefined;
  }
}

interface Slice<State> {
  reducerPath: string;
  reducer: Reducer<State>;
}

interface Persistence<State> extends Pick<PersistConfig<State>, 'transforms' | 'version' | 'whitelist'> {
  storageKey: string;
  area: SafeStorage;
  /** By the version that they lead to. */
  migrations?: MigrationManifest;
  /** Takes over what is valid and newer of the stored parts: only the slice knows. */
  merge: (state: State, stored: Record<string, unknown>, isFromOtherTab: boolean) => State;
}

/** Registers the slice. Returns it without its persistence, for the log of DevTools. */
export function persistSlice<State>(
  { reducerPath, reducer }: Slice<State>,
  { storageKey, area, migrations = {}, merge, ...config }: Persistence<State>,
): Slice<State> {
  const restored: Reducer<State> = (state, action) => {
    const next = reducer(state, action);
    const { type, key, payload } = action;
    const isStored = (type === REHYDRATE || type === STORED_ELSEWHERE) && key === storageKey && isRecord(payload);
    return isStored ? merge(next, payload, type === STORED_ELSEWHERE) : next;
  };
  let onRefused = (): void => undefined;
  registerSlice({
    reducerPath,
    createReducer: () =>
      persistReducer(
        {
          ...config,
          key: storageKey,
          // eslint-disable-next-line @typescript-eslint/no-deprecated -- API-9 specifies a whole key; 6 is the last release
          keyPrefix: '',
          storage: storageOn(area, () => {
            onRefused();
          }),
          migrate: createMigrate(migrations),
          throttle: THROTTLE_MS,
          stateReconciler: false as never,
        },
        restored,
      ),
    connect: (store) => {
      const persistor = persistStore(store);
      onRefused = () => {
        // redux-persist writes in a reducer.
        queueMicrotask(() => store.dispatch(storageRefused(storageKey)));
      };
      const flush = (): void => {
        if (document.visibilityState === 'hidden') void persistor.flush();
      };
      document.addEventListener('visibilitychange', flush);
      // Their text, not the storage's: this tab may have written over it meanwhile.
      const stop = onOtherTab([storageKey], (text) => {
        const payload = readStored(text ?? area.read(storageKey));
        store.dispatch({ type: STORED_ELSEWHERE, key: storageKey, payload });
      });
      return () => {
        document.removeEventListener('visibilitychange', flush);
        stop();
        void persistor.flush();
        persistor.pause();
      };
    },
  });
  return { reducerPath, reducer: restored };
}

/** Writes at once what is waiting to be written. */
export const writesFlushed = () => ({ type: FLUSH, result: () => undefined });
