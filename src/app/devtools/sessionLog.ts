import { combineSlices, configureStore, Tuple, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit';
import { agreementHistory, agreementKind } from '@/features/agreements';
import { credentialsKind } from '@/features/credentials';
import { lookups } from '@/features/organization';
import { sessionSlice } from '@/features/session';
import { attendanceKind } from '@/features/sites';
import { assistantTableKind } from '@/pages/media/add-assistant';
import { baseApi } from '@/shared/api';
import { ownDrafts, visitorDrafts } from '@/shared/lib/drafts';
import { preferences } from '@/shared/lib/preferences';
import { viewSlice } from '@/shared/lib/view-state';
import { noticesSlice } from '@/shared/ui/notices';
import { locationSlice } from './locationSlice';

/** Importing a kind of draft registers it, and an export keeps the imports. @public */
export const logged = [agreementKind, attendanceKind, credentialsKind, assistantTableKind];

const reducer = combineSlices(
  baseApi,
  sessionSlice,
  noticesSlice,
  viewSlice,
  preferences,
  lookups,
  agreementHistory,
  ownDrafts,
  visitorDrafts,
  locationSlice,
);

export type LogState = ReturnType<typeof reducer>;

const PRESENT_TAKEN = 'devtools/presentTaken';

/** Internal actions of libraries carry functions, which the log can't hold. */
const isWiring = ({ type }: UnknownAction): boolean =>
  (type.startsWith('persist/') && type !== 'persist/REHYDRATE') || type === 'slices/sliceAdded';

interface Lifted {
  actionsById: Record<number, { action: UnknownAction; timestamp: number } | undefined>;
  nextActionId: number;
  stagedActionIds: number[];
  skippedActionIds: number[];
  currentStateIndex: number;
  computedStates: { state: LogState }[];
}

export interface SessionLog {
  record: (action: UnknownAction) => void;
  /** The past moment that DevTools look at; undefined for the present. */
  viewed: () => { state: LogState; at: number } | undefined;
  subscribe: (listener: () => void) => void;
}

/** Only this store is connected to DevTools: no middleware, persistence, or listeners. Undefined without DevTools. */
export function createSessionLog(dispatch: (action: UnknownAction) => void): SessionLog | undefined {
  if (!('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)) return undefined;
  const store = configureStore({
    reducer: (state: LogState | undefined, action: UnknownAction): LogState =>
      action.type === PRESENT_TAKEN ? (action.payload as LogState) : reducer(state, action),
    middleware: () => new Tuple(),
    devTools: { name: 'Media portal', maxAge: 2000 },
  });
  const { liftedStore } = store as unknown as { liftedStore: { getState: () => Lifted } | undefined };
  if (liftedStore === undefined) return undefined;

  let last: { id: number; action: UnknownAction } | undefined;
  let latest = store.getState();
  const isOurs = ({ actionsById }: Lifted): boolean =>
    last === undefined || actionsById[last.id]?.action === last.action;

  const take = (action: UnknownAction): void => {
    store.dispatch(action);
    const lifted = liftedStore.getState();
    last = { id: lifted.nextActionId - 1, action };
    latest = lifted.computedStates.at(-1)?.state ?? latest;
  };

  store.subscribe(() => {
    const lifted = liftedStore.getState();
    if (!isOurs(lifted)) {
      // Reset, committed, or rolled back: the log continues from the present.
      if (lifted.stagedActionIds.length === 1) take({ type: PRESENT_TAKEN, payload: latest });
      return;
    }
    const dispatched = lifted.actionsById[(last?.id ?? 0) + 1]?.action;
    if (dispatched === undefined || lifted.nextActionId !== (last?.id ?? 0) + 2 || isTaking) return;
    last = { id: lifted.nextActionId - 1, action: dispatched };
    dispatch(dispatched);
  });

  let isTaking = false;
  return {
    record: (action) => {
      if (isWiring(action) || action === last?.action) return;
      const { err: _err, ...plain } = action;
      isTaking = true;
      take('err' in action ? plain : action);
      isTaking = false;
    },
    viewed: () => {
      const lifted = liftedStore.getState();
      const { actionsById, currentStateIndex, stagedActionIds, skippedActionIds, computedStates } = lifted;
      const isPresent =
        isOurs(lifted) && currentStateIndex === stagedActionIds.length - 1 && skippedActionIds.length === 0;
      const { state } = computedStates[currentStateIndex] ?? {};
      if (isPresent || state === undefined) return undefined;
      return { state, at: actionsById[stagedActionIds[currentStateIndex] ?? 0]?.timestamp ?? Date.now() };
    },
    subscribe: (listener) => {
      store.subscribe(listener);
    },
  };
}

export const recordActions =
  (log: () => SessionLog | undefined): StoreEnhancer =>
  (createStore) =>
  (...parts) => {
    const store = createStore(...parts);
    return {
      ...store,
      dispatch: (action) => {
        const result = store.dispatch(action);
        log()?.record(action);
        return result;
      },
    };
  };
