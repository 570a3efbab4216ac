import {
  configureStore,
  createSlice,
  Tuple,
  type PayloadAction,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { isRecord } from '@/shared/lib/is-record';
import { stateRestored } from '@/shared/lib/persist';
import { rootReducer, type RootState } from '@/shared/lib/root-reducer';
import { safeLocalStorage } from '@/shared/lib/storage';
import { makePseudonyms, withoutSecrets } from './withoutSecrets';

interface PortalLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

const initialLocation: PortalLocation = { pathname: '', search: '', hash: '', state: null, key: '' };

/** The browser's address, recorded beside the state so that time travel restores it, too. */
const locationSlice = createSlice({
  name: 'location',
  initialState: initialLocation,
  reducers: {
    locationChanged: (_state, { payload }: PayloadAction<PortalLocation>) => payload,
  },
});

export const { locationChanged } = locationSlice.actions;

export interface LogState extends RootState {
  location: PortalLocation;
}

const PRESENT_TAKEN = 'devtools/presentTaken';

/** The portal's own reducer plus the browser's address, so that the log has every slice that the portal has. */
function reducer(state: LogState | undefined, action: UnknownAction): LogState {
  if (action.type === PRESENT_TAKEN) return action.payload as LogState;
  const { location, ...portal } = state ?? { location: undefined };
  return { ...rootReducer(portal, action), location: locationSlice.reducer(location, action) };
}

/** The actions that DevTools hides by default: the bookkeeping of RTK Query and of lazily loaded code. */
const actionsDenylist = ['^api/(internal|subscriptions|config)', '^portal/chunkLoaded'];

/** Set this key to `pseudonyms` in local storage to record pseudonyms for names and email addresses (docs/devtools.md). */
const NAMES_KEY = 'devToolsNames';

/** Replaces or drops redux-persist's actions: their functions can't be logged, and they would make the log's slices write to storage. */
function loggable(action: UnknownAction): UnknownAction | undefined {
  if (action.type === REHYDRATE) {
    const { key, payload } = action;
    return isRecord(payload) ? stateRestored({ key: String(key), parts: payload, isFromOtherTab: false }) : undefined;
  }
  return action.type.startsWith('persist/') ? undefined : action;
}

interface Lifted {
  actionsById: Record<number, { action: UnknownAction; timestamp: number } | undefined>;
  nextActionId: number;
  stagedActionIds: number[];
  skippedActionIds: number[];
  currentStateIndex: number;
  computedStates: { state: LogState }[];
}

/** Creates the log: a second store, the only one in DevTools, with no middleware, persistence, or listeners. Undefined without DevTools. */
export function createSessionLog() {
  if (!('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)) return undefined;
  const store = configureStore({
    reducer,
    middleware: () => new Tuple(),
    devTools: { name: 'Media portal', maxAge: 2000, actionsDenylist },
  });
  const { liftedStore } = store as unknown as { liftedStore: { getState: () => Lifted } | undefined };
  if (liftedStore === undefined) return undefined;
  const rename =
    safeLocalStorage.read(NAMES_KEY) === 'pseudonyms' ? makePseudonyms() : (action: UnknownAction) => action;

  let dispatchLive: (action: UnknownAction) => void = () => undefined;
  let last: { id: number; action: UnknownAction } | undefined;
  let latest = store.getState();
  let isRecording = false;
  // The action just received from the extension: the log has it already, so `record` skips it.
  let received: UnknownAction | undefined;
  const isOurs = ({ actionsById }: Lifted): boolean =>
    last === undefined || actionsById[last.id]?.action === last.action;

  const append = (action: UnknownAction): void => {
    store.dispatch(action);
    const lifted = liftedStore.getState();
    last = { id: lifted.nextActionId - 1, action };
    latest = lifted.computedStates.at(-1)?.state ?? latest;
  };

  store.subscribe(() => {
    const lifted = liftedStore.getState();
    if (!isOurs(lifted)) {
      // Reset, Commit, or Rollback in DevTools has emptied the log: it continues from the present state.
      if (lifted.stagedActionIds.length === 1) append({ type: PRESENT_TAKEN, payload: latest });
      return;
    }
    // An action that follows the last recorded one, and was not recorded here, was dispatched in DevTools: the portal gets it, too.
    const dispatched = lifted.actionsById[(last?.id ?? 0) + 1]?.action;
    if (dispatched === undefined || lifted.nextActionId !== (last?.id ?? 0) + 2 || isRecording) return;
    last = { id: lifted.nextActionId - 1, action: dispatched };
    received = dispatched;
    dispatchLive(dispatched);
    received = undefined;
  });

  return {
    record: (action: UnknownAction): void => {
      const plain = action === received ? undefined : loggable(action);
      if (plain === undefined) return;
      isRecording = true;
      append(rename(withoutSecrets(plain)));
      isRecording = false;
    },
    /** The past state that is selected in DevTools, and its time (ms since the epoch); undefined for the present. */
    viewed: () => {
      const lifted = liftedStore.getState();
      const { actionsById, currentStateIndex, stagedActionIds, skippedActionIds, computedStates } = lifted;
      const isPresent =
        isOurs(lifted) && currentStateIndex === stagedActionIds.length - 1 && skippedActionIds.length === 0;
      const { state } = computedStates[currentStateIndex] ?? {};
      if (isPresent || state === undefined) return undefined;
      return { state, at: actionsById[stagedActionIds[currentStateIndex] ?? 0]?.timestamp ?? Date.now() };
    },
    subscribe: (listener: () => void) => store.subscribe(listener),
    /** Recomputes the state after every action, because slices that were injected later missed the earlier actions. */
    recompute: () => store.replaceReducer(reducer),
    /** Sets the live store's `dispatch`, which receives the actions that a developer dispatches in DevTools. */
    connect: (dispatch: (action: UnknownAction) => void): void => {
      dispatchLive = dispatch;
    },
  };
}

export type SessionLog = NonNullable<ReturnType<typeof createSessionLog>>;

/** Copies every action into the log, in the order in which the live reducers see them. */
export const recordActions =
  (log: SessionLog): StoreEnhancer =>
  (createStore) =>
  (...parts) => {
    const store = createStore(...parts);
    return {
      ...store,
      dispatch: (action) => {
        const result = store.dispatch(action);
        log.record(action);
        return result;
      },
    };
  };
