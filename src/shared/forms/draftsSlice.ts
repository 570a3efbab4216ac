import { createSelector, type Reducer, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import { createTransform, type MigrationManifest } from 'redux-persist';
import { isRecord } from '@/shared/lib/is-record';
import { persistSlice } from '@/shared/lib/persist';
import { rootReducer, type RootState } from '@/shared/lib/root-reducer';
import { safeLocalStorage, safeSessionStorage } from '@/shared/lib/storage';
import {
  draftsClaimed,
  draftsCleared,
  draftsExpired,
  draftKey,
  isDraftAction,
  isDraftRemoved,
  kindOf,
  type Draft,
  type DraftAction,
  type DraftId,
} from './draft';
import { DRAFTS_KEY, VISITORS_KEY } from './draftLifetime';
import { changedDraft, isUnfinishedSave, withInputAlone } from './textDraft';

type Entries = Readonly<Record<string, Draft>>;

interface DraftsState {
  entries: Entries;
  /** Who is signed in, once known: a form that is closing writes for nobody else. */
  owner?: string;
}

const initialState: DraftsState = { entries: {} };

const isVisitors = ({ owner }: DraftId): boolean => owner === '';

function changeDraft(state: DraftsState, action: DraftAction): DraftsState {
  const { draft: id, at, volatile } = action.meta;
  if (!isVisitors(id) && id.owner !== (state.owner ?? id.owner)) return state;
  const key = draftKey(id);
  const draft = state.entries[key];
  const replacedBy = (next: Omit<Draft, keyof DraftId | 'editedAt'>): DraftsState => {
    const editedAt = next.changes > 0 || (draft?.changes ?? 0) > 0 ? at : (draft?.editedAt ?? 0);
    const changed = { ...id, ...next, editedAt, ...(volatile === true && { volatile }) };
    return { ...state, entries: { ...state.entries, [key]: changed } };
  };
  if (isDraftRemoved(action)) {
    const removed: Draft = { ...id, value: null, changes: 0, editedAt: at, replacedAt: at };
    return draft === undefined ? state : { ...state, entries: { ...state.entries, [key]: removed } };
  }
  const kind = kindOf(id.form);
  if (kind === undefined) {
    const changed = changedDraft(draft, action);
    return changed === undefined ? state : replacedBy(changed);
  }
  const before: unknown = kind.isValue(draft?.value) ? draft?.value : kind.initial;
  const value: unknown = kind.reducer(before, action);
  return value === before ? state : replacedBy({ value, changes: kind.countChanges(value) });
}

function without(state: DraftsState, isGone: (draft: Draft) => boolean): DraftsState {
  const kept = Object.entries(state.entries).filter(([, draft]) => !isGone(draft));
  const isSame = kept.length === Object.keys(state.entries).length;
  return isSame ? state : { ...state, entries: Object.fromEntries(kept) };
}

const draftsReducer =
  (isMine: (id: DraftId) => boolean): Reducer<DraftsState> =>
  (state = initialState, action: UnknownAction) => {
    if (isDraftAction(action)) return isMine(action.meta.draft) ? changeDraft(state, action) : state;
    if (draftsCleared.match(action)) return { ...initialState, owner: '' };
    if (draftsClaimed.match(action)) {
      const { payload: owner } = action;
      return { ...without(state, (draft) => !isVisitors(draft) && draft.owner !== owner), owner };
    }
    if (draftsExpired.match(action)) {
      return without(state, (draft) => !isVisitors(draft) && draft.editedAt !== 0 && draft.editedAt < action.payload);
    }
    return state;
  };

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  [value.owner, value.form, value.subject].every((part) => typeof part === 'string') &&
  [value.changes, value.editedAt].every((part) => typeof part === 'number') &&
  (value.unfinished === undefined || isUnfinishedSave(value.unfinished)) &&
  'value' in value;

function keepsOwn(own: Draft, arrived: Draft): boolean {
  const kind = kindOf(own.form);
  const areRead = kind !== undefined && [own, arrived].every(({ value }) => kind.isValue(value));
  return areRead && kind.keepsOwn?.(own.value, arrived.value) === true;
}

/** Per draft, the latest of both tabs' changes; returns the same state if nothing is new. */
function merge(state: DraftsState, stored: Record<string, unknown>, isFromOtherTab: boolean): DraftsState {
  const news = Object.entries(isRecord(stored.entries) ? stored.entries : {}).flatMap(([key, draft]) => {
    const own = state.entries[key];
    if (!isDraft(draft) || draft.editedAt <= (own?.editedAt ?? 0)) return [];
    // A success message stays for its reader.
    if (draft.changes === 0 && own?.changes === 0 && own.value !== null) return [];
    const isKept = isFromOtherTab && own !== undefined && keepsOwn(own, draft);
    const arrived = {
      ...draft,
      replacedAt: draft.editedAt,
      ...(isFromOtherTab && draft.changes > 0 && { elsewhere: true }),
    };
    return [[key, isKept ? { ...own, editedAt: draft.editedAt } : arrived] as const];
  });
  return news.length === 0 ? state : { ...state, entries: { ...state.entries, ...Object.fromEntries(news) } };
}

/** What was typed, and that something was removed; screens that only show a message leave nothing worth keeping. */
const entriesToDisk = createTransform<Entries, Entries>(
  (entries) =>
    Object.fromEntries(
      Object.entries(entries).flatMap(([key, { elsewhere: _elsewhere, replacedAt: _replacedAt, ...draft }]) => {
        if (draft.editedAt === 0 || draft.volatile === true) return [];
        const kind = kindOf(draft.form);
        const kept: unknown = kind?.isValue(draft.value) ? kind.toDisk(draft.value) : draft.value;
        return [[key, { ...draft, value: draft.changes === 0 ? null : kept }]];
      }),
    ),
  null,
  { whitelist: ['entries'] },
);

const migrations: MigrationManifest = {
  2: (stored) => {
    const entries: unknown = Reflect.get(stored ?? {}, 'entries');
    const migrated = Object.entries(isRecord(entries) ? entries : {}).map(([key, draft]) => [
      key,
      withInputAlone(draft),
    ]);
    return stored && { ...stored, entries: Object.fromEntries(migrated) as object };
  },
};

const persistence = {
  version: 2,
  migrations,
  whitelist: ['entries'],
  transforms: [entriesToDisk],
  erasesEmpty: true,
  merge,
};

/** In local storage: closing the tab loses nothing. */
export const ownDrafts = persistSlice(
  { reducerPath: 'drafts', reducer: draftsReducer((id) => !isVisitors(id)) },
  { ...persistence, storageKey: DRAFTS_KEY, area: safeLocalStorage },
);

/** Visitors may share the computer: for this tab only. */
export const visitorDrafts = persistSlice(
  { reducerPath: 'visitorDrafts', reducer: draftsReducer(isVisitors) },
  { ...persistence, storageKey: VISITORS_KEY, area: safeSessionStorage },
);

declare module '@/shared/lib/root-reducer' {
  export interface LazySlices extends WithSlice<typeof ownDrafts>, WithSlice<typeof visitorDrafts> {}
}

rootReducer.inject(ownDrafts);
rootReducer.inject(visitorDrafts);

export const selectDraft = (state: RootState, id: DraftId): Draft | undefined =>
  (isVisitors(id) ? state.visitorDrafts : state.drafts)?.entries[draftKey(id)];

export const selectUnsubmittedDrafts = createSelector(
  [({ drafts }: RootState) => drafts?.entries, (_state: RootState, owner: string) => owner],
  (entries = initialState.entries, owner) =>
    Object.values(entries)
      .filter((draft) => draft.owner === owner && draft.changes > 0)
      .sort((one, other) => other.editedAt - one.editedAt),
);
