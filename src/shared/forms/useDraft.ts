import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { mayHaveArrived } from '@/shared/api';
import type { PortalDispatch, RootState } from '@/shared/lib/root-reducer';
import { forDraft, saveProgressed, textsOf, type Draft, type DraftId, type Texts } from './draft';
import { removeDraft, selectDraft } from './draftsSlice';
import { flushForms } from './formikDraft';

export function useDraftEvents(id: DraftId) {
  const dispatch = useDispatch<PortalDispatch>();
  return {
    send: (action: UnknownAction) => dispatch(forDraft(id, action)),
    remove: () => dispatch(removeDraft(id)),
  };
}

/**
 * Returns a function to call when a form is sent. It returns another one, which returns the values that the user has changed since then.
 */
export function useLaterChanges(id: DraftId): () => () => Texts {
  const store = useStore<RootState>();
  const typed = (): Texts => {
    flushForms();
    return textsOf(selectDraft(store.getState(), id));
  };
  return () => {
    const sent = typed();
    return () => Object.fromEntries(Object.entries(typed()).filter(([name, text]) => text !== sent[name]));
  };
}

export function useDraft(id: DraftId) {
  const draft = useSelector((state: RootState) => selectDraft(state, id));
  return { ...useDraftEvents(id), draft };
}

/**
 * Remembers in the draft that the form was sent and may have arrived, so that the form can say so after a reload, or when the user returns.
 * For forms that are sent in one call; `useSave` does the same for a save of several.
 */
export function useUnconfirmedSend(id: DraftId, { isLoading, error }: { isLoading: boolean; error?: unknown }) {
  const { draft, send } = useDraft(id);
  const isUnconfirmed = draft?.unfinished !== undefined;
  const remember = (isSent: boolean) => send(saveProgressed(isSent ? { step: 'send', done: {} } : null));
  return {
    /** Whether an earlier send may have arrived, and the message about the latest one does not say so. */
    isUnconfirmed: isUnconfirmed && !isLoading && (error === undefined || !mayHaveArrived(error)),
    /** Call it before sending. It returns a function to call with the error, or with undefined for success. */
    sendStarted: () => {
      remember(true);
      return (failure: unknown): void => {
        // A refusal of this attempt says nothing about an earlier one that may have arrived.
        if (failure === undefined || (!isUnconfirmed && !mayHaveArrived(failure))) remember(false);
      };
    },
  };
}

/** The slice of a form whose fields depend on each other. Its state is the form's value, which its own actions change. */
export interface FormSlice<Value> {
  reducer: Reducer<Value>;
  getInitialState: () => Value;
  isValue: (value: unknown) => value is Value;
  countChanges: (value: Value) => number;
}

export const valueOf = <Value>({ isValue, getInitialState }: FormSlice<Value>, draft: Draft | undefined): Value =>
  draft !== undefined && isValue(draft.value) ? draft.value : getInitialState();

interface SliceEventOptions {
  /** Whether the event counts as an edit, which other tabs show; true by default. */
  isEdit?: boolean;
}

/** Dispatches a form's event together with the resulting value, so that the drafts slice need not know the form's slice. */
const sliceEvent =
  <Value>(slice: FormSlice<Value>, id: DraftId, event: UnknownAction, { isEdit = true }: SliceEventOptions = {}) =>
  (dispatch: PortalDispatch, getState: () => RootState): void => {
    const before = valueOf(slice, selectDraft(getState(), id));
    const value = slice.reducer(before, event);
    if (value === before) return;
    dispatch(forDraft(id, event, { isEdit, entered: { value, changes: slice.countChanges(value) } }));
  };

export function useSliceDraft<Value>(slice: FormSlice<Value>, id: DraftId) {
  const dispatch = useDispatch<PortalDispatch>();
  const { draft, remove } = useDraft(id);
  const { owner, form, subject } = id;
  return {
    draft,
    remove,
    value: valueOf(slice, draft),
    send: useCallback(
      (event: UnknownAction, eventOptions?: SliceEventOptions) =>
        dispatch(sliceEvent(slice, { owner, form, subject }, event, eventOptions)),
      [dispatch, slice, owner, form, subject],
    ),
  };
}
