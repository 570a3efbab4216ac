import { createSelector, type Reducer, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import { createTransform } from 'redux-persist';
import { isRecord } from '@/shared/lib/is-record';
import { persistSlice, writesFlushed } from '@/shared/lib/persist';
import { rootReducer, type PortalDispatch, type RootState } from '@/shared/lib/root-reducer';
import { safeLocalStorage, safeSessionStorage } from '@/shared/lib/storage';
import {
  draftChanged,
  draftKey,
  draftRemoved,
  draftsClaimed,
  draftsCleared,
  draftsExpired,
  isDraftAction,
  isDraftRemoved,
  isDraft,
  saveProgressed,
  type Draft,
  type DraftAction,
  type DraftId,
} from './draft';
import { DRAFTS_KEY, VISITORS_KEY } from './draftLifetime';

type Entries = Readonly<Record<string, Draft>>;

interface DraftsState {
  entries: Entries;
  /** Who is signed in, once known. Later drafts of anyone else, which a form may still write while it closes, are ignored. */
  owner?: string;
  /** Whether changes were removed because they were too old (DRF-3), and none were made since. The sign-in dialog then says so. */
  haveExpired?: boolean;
}

const initialState: DraftsState = { entries: {} };

const isVisitors = ({ owner }: DraftId): boolean => owner === '';

function changeDraft(state: DraftsState, action: DraftAction): DraftsState {
  const { draft: id, at, entered } = action.meta;
  if (!isVisitors(id) && id.owner !== (state.owner ?? id.owner)) return state;
  const key = draftKey(id);
  const draft = state.entries[key];
  const replacedBy = (next: Draft): DraftsState => ({
    ...state,
    haveExpired: false,
    entries: { ...state.entries, [key]: next },
  });
  if (isDraftRemoved(action)) {
    return draft === undefined
      ? state
      : replacedBy({ ...id, value: null, changes: 0, editedAt: at ?? 0, replacedAt: at ?? 0 });
  }
  const { value = {}, changes = 0, editedAt = 0, unfinished, fromOtherTab, replacedAt } = draft ?? {};
  const changed = (next: Pick<Draft, 'value' | 'changes' | 'unfinished' | 'fromOtherTab'>): DraftsState =>
    replacedBy({
      ...id,
      ...(replacedAt !== undefined && { replacedAt }),
      ...next,
      editedAt: next.changes > 0 || changes > 0 ? (at ?? editedAt) : editedAt,
    });
  if (saveProgressed.match(action)) {
    const { payload } = action;
    if (payload === null && unfinished === undefined) return state;
    return changed({
      value: value ?? {},
      changes: changes - (unfinished ? 1 : 0) + (payload ? 1 : 0),
      ...(payload && { unfinished: payload }),
      ...(fromOtherTab && { fromOtherTab }),
    });
  }
  const input = draftChanged.match(action) ? action.payload : entered;
  if (input === undefined) return state;
  // Another tab's change stays marked until the form shows it.
  const isShown = input.knows === undefined || input.knows === (replacedAt ?? 0);
  return changed({
    value: input.value,
    changes: input.changes + (unfinished ? 1 : 0),
    ...(unfinished && { unfinished }),
    ...(fromOtherTab && !isShown && { fromOtherTab }),
  });
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
      const kept = without(state, (draft) => !isVisitors(draft) && draft.owner !== owner);
      return { ...kept, owner, ...(owner !== state.owner && { haveExpired: false }) };
    }
    if (draftsExpired.match(action)) {
      const isOld = (draft: Draft): boolean =>
        draft.owner !== '' && draft.editedAt !== 0 && draft.editedAt < action.payload;
      const haveExpired = Object.values(state.entries).some((draft) => isOld(draft) && draft.changes > 0);
      return haveExpired ? { ...without(state, isOld), haveExpired } : without(state, isOld);
    }
    return state;
  };

/** Merges in each stored draft that is newer than this tab's; returns the same state if there is none. */
function merge(state: DraftsState, stored: Record<string, unknown>, isFromOtherTab: boolean): DraftsState {
  const news = Object.entries(isRecord(stored.entries) ? stored.entries : {}).flatMap(([key, draft]) => {
    const own = state.entries[key];
    if (!isDraft(draft) || draft.editedAt <= (own?.editedAt ?? 0)) return [];
    // Ignores a removal if this tab's draft has no changes either, so that a pasted table still shows the rows that were added.
    if (draft.changes === 0 && own?.changes === 0 && own.value !== null) return [];
    const isMarked = isFromOtherTab && draft.changes > 0;
    return [[key, { ...draft, replacedAt: draft.editedAt, ...(isMarked && { fromOtherTab: true }) }] as const];
  });
  return news.length === 0 ? state : { ...state, entries: { ...state.entries, ...Object.fromEntries(news) } };
}

/** Stores only what was typed and which drafts were removed. Leaves out drafts that never had a change. */
const entriesToDisk = createTransform<Entries, Entries>(
  (entries) =>
    Object.fromEntries(
      Object.entries(entries)
        .filter(([, { editedAt, volatile }]) => editedAt !== 0 && volatile !== true)
        .map(([key, { fromOtherTab: _mark, replacedAt: _replacedAt, ...draft }]) => [
          key,
          { ...draft, value: draft.changes === 0 ? null : draft.value },
        ]),
    ),
  null,
  { whitelist: ['entries'] },
);

const persistence = {
  version: 2,
  whitelist: ['entries'],
  transforms: [entriesToDisk],
  erasesEmpty: true,
  merge,
};

/** The drafts of organizations, in local storage, so that closing the tab loses nothing. */
export const ownDrafts = persistSlice(
  { reducerPath: 'drafts', reducer: draftsReducer((id) => !isVisitors(id)) },
  { ...persistence, storageKey: DRAFTS_KEY, area: safeLocalStorage },
);

/** The drafts of visitors, for this tab only, because visitors may share the computer. */
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

export const selectHaveDraftsExpired = (state: RootState): boolean => state.drafts?.haveExpired === true;

/** Removes the draft and immediately updates storage, so that the draft does not come back if the page is being closed. */
export const removeDraft =
  (id: DraftId) =>
  (dispatch: PortalDispatch): void => {
    dispatch(draftRemoved(id));
    dispatch(writesFlushed());
  };

export const selectUnsubmittedDrafts = createSelector(
  [({ drafts }: RootState) => drafts?.entries, (_state: RootState, owner: string) => owner],
  (entries = initialState.entries, owner) =>
    Object.values(entries)
      .filter((draft) => draft.owner === owner && draft.changes > 0)
      .sort((one, other) => other.editedAt - one.editedAt),
);
