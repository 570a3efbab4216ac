import { createAction, type Dispatch, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { FLUSH, persistReducer, persistStore, type PersistConfig, type WebStorage } from 'redux-persist';
import { isRecord } from '@/shared/lib/is-record';
import { dynamicMiddleware } from '@/shared/lib/root-reducer';
import { onOtherTab, storageRefused, storeClosed, type SafeStorage } from '@/shared/lib/storage';

const THROTTLE_MS = 50;

interface Restored {
  key: string;
  parts: Record<string, unknown>;
  isFromOtherTab: boolean;
}

/** Merges what another tab stored. An action of its own, because redux-persist writes after REHYDRATE: two tabs would never stop. */
export const stateRestored = createAction<Restored>('storage/stateRestored');

/** Parses what redux-persist stored: a JSON object whose values are JSON strings themselves. */
function readStored(text = ''): Record<string, unknown> | undefined {
  try {
    const parts: unknown = JSON.parse(text);
    if (!isRecord(parts)) return undefined;
    return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, JSON.parse(String(part))]));
  } catch {
    return undefined;
  }
}

const isEmpty = (text: string): boolean =>
  Object.entries(JSON.parse(text) as object).every(([name, part]) => name === '_persist' || part === '{}');

interface Slice<State, Path extends string> {
  reducerPath: Path;
  reducer: Reducer<State>;
}

interface Persistence<State> extends Pick<PersistConfig<State>, 'transforms' | 'version' | 'whitelist'> {
  storageKey: string;
  area: SafeStorage;
  /** Removes the key when every part is empty, as after a logout; redux-persist itself would store the empty parts. */
  erasesEmpty?: boolean;
  /** Merges the stored parts into the state: only the slice can tell which are valid and newer than its own. */
  merge: (state: State, stored: Record<string, unknown>, isFromOtherTab: boolean) => State;
}

/** Makes redux-persist store the slice under its own key. The caller injects the returned slice. */
export function persistSlice<State, Path extends string>(
  { reducerPath, reducer }: Slice<State, Path>,
  { storageKey, area, erasesEmpty = false, merge, ...config }: Persistence<State>,
) {
  let tellRefused = (): void => undefined;
  const storage: WebStorage = {
    getItem: (key) => Promise.resolve(area.read(key) ?? null),
    setItem: (key, text) => {
      if (erasesEmpty && isEmpty(text)) area.remove(key);
      else if (!area.write(key, text)) tellRefused();
      return Promise.resolve();
    },
    removeItem: (key) => {
      area.remove(key);
      return Promise.resolve();
    },
  };

  const restorable: Reducer<State> = (state, action) => {
    const next = reducer(state, action);
    if (!stateRestored.match(action) || action.payload.key !== storageKey) return next;
    return merge(next, action.payload.parts, action.payload.isFromOtherTab);
  };

  function connect(dispatch: Dispatch): () => void {
    // Casts, because redux-persist uses only the store's `dispatch`.
    const persistor = persistStore({ dispatch } as Parameters<typeof persistStore>[0]);
    tellRefused = () => {
      // Dispatches later, because redux-persist writes in a reducer, which must not dispatch.
      queueMicrotask(() => dispatch(storageRefused(storageKey)));
    };
    const flushHidden = (): void => {
      if (document.visibilityState === 'hidden') void persistor.flush();
    };
    document.addEventListener('visibilitychange', flushHidden);
    // Takes the text from the event, because this tab may have overwritten it in storage since.
    const stopFollowing = onOtherTab([storageKey], (text) => {
      const parts = readStored(text ?? area.read(storageKey));
      if (parts !== undefined) dispatch(stateRestored({ key: storageKey, parts, isFromOtherTab: true }));
    });
    return () => {
      document.removeEventListener('visibilitychange', flushHidden);
      stopFollowing();
    };
  }
  const persistence: Middleware = ({ dispatch }) => {
    let disconnect = (): void => undefined;
    const start = (): void => {
      disconnect = connect(dispatch);
    };
    // Starts in the next microtask, because redux-persist dispatches actions immediately, which a middleware may not do during its setup.
    if (typeof window !== 'undefined') void Promise.resolve().then(start);
    return (next) => (action) => {
      if (storeClosed.match(action)) disconnect();
      return next(action);
    };
  };
  dynamicMiddleware.addMiddleware(persistence);

  return {
    reducerPath,
    reducer: persistReducer<State>(
      {
        ...config,
        key: storageKey,
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- API-9 specifies a whole key; 6 is the last release
        keyPrefix: '',
        storage,
        throttle: THROTTLE_MS,
        stateReconciler: (stored: Record<string, unknown>, _original, reduced) => merge(reduced, stored, false),
      },
      restorable,
    ),
  };
}

/** Makes redux-persist write all pending changes immediately. */
export const writesFlushed = () => ({ type: FLUSH, result: () => undefined });
