import { createSelector, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { createMigrate, createTransform, REHYDRATE, type PersistedState } from 'redux-persist';
import { isRecord } from '@/shared/lib/is-record';
import { registerPersistedSlice } from '@/shared/lib/persist';
import { safeLocalStorage, safeSessionStorage } from '@/shared/lib/storage';
import {
  draftRemoved,
  draftsClaimed,
  draftsCleared,
  draftsExpired,
  draftsReceived,
  isDraftAction,
  keyOf,
  kindOf,
  ownerOfKey,
  type Draft,
  type DraftAction,
  type DraftId,
  type StoredDrafts,
} from './draft';
import { DRAFTS_KEY, VISITOR_KEY } from './draftLifetime';

export interface DraftsState extends StoredDrafts {
  /** A form that is closing writes only for this owner. */
  owner?: string;
}

const initialState: DraftsState = { entries: {}, removed: {} };

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value)) return false;
  const { owner, form, subject, changes, editedAt } = value;
  return (
    [owner, form, subject].every((part) => typeof part === 'string') &&
    [changes, editedAt].every((part) => typeof part === 'number') &&
    'value' in value
  );
}

function readStored(stored: unknown): StoredDrafts {
  const { entries, removed } = isRecord(stored) ? stored : initialState;
  const only = <T>(record: unknown, isGood: (value: unknown) => value is T): Record<string, T> =>
    isRecord(record)
      ? Object.fromEntries(Object.entries(record).flatMap(([key, value]) => (isGood(value) ? [[key, value]] : [])))
      : {};
  return { entries: only(entries, isDraft), removed: only(removed, (at): at is number => typeof at === 'number') };
}

/** Keeps the later change of both tabs for each draft; returns the same state if nothing is new. */
function merge(state: DraftsState, stored: StoredDrafts, isNew: (draft: Draft) => Draft): DraftsState {
  const entries = { ...state.entries };
  const removed = { ...state.removed };
  let isChanged = false;
  for (const [key, at] of Object.entries(stored.removed)) {
    if (at <= (removed[key] ?? 0)) continue;
    isChanged = true;
    removed[key] = at;
    const draft = entries[key];
    // A success message stays for its reader.
    if (draft !== undefined && draft.changes > 0 && draft.editedAt <= at) Reflect.deleteProperty(entries, key);
  }
  for (const [key, draft] of Object.entries(stored.entries)) {
    const latest = Math.max(entries[key]?.editedAt ?? 0, removed[key] ?? 0);
    if (draft.editedAt <= latest) continue;
    isChanged = true;
    entries[key] = isNew(draft);
  }
  return isChanged ? { ...state, entries, removed } : state;
}

function without(state: DraftsState, isGone: (draft: Draft) => boolean): DraftsState {
  const kept = Object.entries(state.entries).filter(([, draft]) => !isGone(draft));
  if (kept.length === Object.keys(state.entries).length) return state;
  return { ...state, entries: Object.fromEntries(kept) };
}

function changeDraft(state: DraftsState, action: DraftAction): DraftsState {
  const { draft: id, at, volatile } = action.meta;
  if (id.owner !== '' && id.owner !== (state.owner ?? id.owner)) return state;
  const key = keyOf(id);
  const { [key]: draft, ...others } = state.entries;
  if (draftRemoved.match(action)) {
    return draft === undefined ? state : { ...state, entries: others, removed: { ...state.removed, [key]: at } };
  }
  const kind = kindOf(id.form);
  if (kind === undefined) return state;
  const before: unknown = draft !== undefined && kind.isValue(draft.value) ? draft.value : kind.initial;
  const value: unknown = kind.reducer(before, action);
  if (value === before) return state;
  const changed: Draft = { ...id, value, changes: kind.countChanges(value), editedAt: at };
  const entries = { ...others, [key]: volatile === true ? { ...changed, volatile } : changed };
  // Another tab that still has it must not restore it.
  const isEmptied = changed.changes === 0 && (draft?.changes ?? 0) > 0;
  return isEmptied ? { ...state, entries, removed: { ...state.removed, [key]: at } } : { ...state, entries };
}

const draftsReducer =
  (isMine: (id: DraftId) => boolean, storageKey: string): Reducer<DraftsState> =>
  (state = initialState, action: UnknownAction) => {
    if (isDraftAction(action)) return isMine(action.meta.draft) ? changeDraft(state, action) : state;
    if (draftsCleared.match(action)) return { ...initialState, owner: '' };
    if (draftsClaimed.match(action)) {
      const left = without(state, ({ owner }) => owner !== '' && owner !== action.payload);
      const removed = Object.entries(left.removed).filter(([key]) => ['', action.payload].includes(ownerOfKey(key)));
      return { ...left, removed: Object.fromEntries(removed), owner: action.payload };
    }
    if (draftsExpired.match(action))
      return without(state, ({ owner, editedAt }) => owner !== '' && editedAt < action.payload);
    if (draftsReceived.match(action) && storageKey === DRAFTS_KEY) {
      return merge(state, readStored(action.payload), (draft) => ({ ...draft, elsewhere: true }));
    }
    if (action.type === REHYDRATE && action.key === storageKey) {
      return merge(state, readStored(action.payload), (draft) => draft);
    }
    return state;
  };

const entriesToDisk = createTransform<Record<string, Draft>, Record<string, Draft>>(
  (entries) =>
    Object.fromEntries(
      Object.entries(entries).flatMap(([key, { elsewhere: _elsewhere, ...draft }]) => {
        if (draft.changes === 0 || draft.volatile === true) return [];
        const kind = kindOf(draft.form);
        const value: unknown = kind?.isValue(draft.value) ? (kind.toDisk?.(draft.value) ?? draft.value) : draft.value;
        return [[key, { ...draft, value }]];
      }),
    ),
  null,
  { whitelist: ['entries'] },
);

const migrations: Record<number, (state: PersistedState) => PersistedState> = {};

const persistence = {
  version: 1,
  migrate: createMigrate(migrations),
  whitelist: ['entries', 'removed'],
  transforms: [entriesToDisk],
};

const isVisitors = ({ owner }: DraftId): boolean => owner === '';

/** In local storage: closing the tab loses nothing. */
export const ownDrafts = {
  reducerPath: DRAFTS_KEY,
  reducer: draftsReducer((id) => !isVisitors(id), DRAFTS_KEY),
};

/** In session storage: visitors may share the computer. */
export const visitorDrafts = { reducerPath: VISITOR_KEY, reducer: draftsReducer(isVisitors, VISITOR_KEY) };

registerPersistedSlice({
  ...persistence,
  ...ownDrafts,
  key: DRAFTS_KEY,
  area: safeLocalStorage,
  onOtherTab: draftsReceived,
});
registerPersistedSlice({ ...persistence, ...visitorDrafts, key: VISITOR_KEY, area: safeSessionStorage });

export interface WithDrafts {
  [DRAFTS_KEY]?: DraftsState;
  [VISITOR_KEY]?: DraftsState;
}

export function selectDraft(state: WithDrafts, id: DraftId): Draft | undefined {
  const { entries } = (isVisitors(id) ? state[VISITOR_KEY] : state[DRAFTS_KEY]) ?? initialState;
  return entries[keyOf(id)];
}

export const selectUnsubmittedDrafts = createSelector(
  [(state: WithDrafts) => (state[DRAFTS_KEY] ?? initialState).entries, (_state: WithDrafts, owner: string) => owner],
  (entries, owner) =>
    Object.values(entries)
      .filter((draft) => draft.owner === owner && draft.changes > 0)
      .sort((one, other) => other.editedAt - one.editedAt),
);
