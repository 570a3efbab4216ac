import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PortalDispatch, RootState } from '@/shared/lib/root-reducer';
import { forDraft, type Draft, type DraftId } from './draft';
import { removeDraft, selectDraft } from './draftsSlice';

export function useDraftEvents({ owner, form, subject, volatile = false }: DraftId) {
  const dispatch = useDispatch<PortalDispatch>();
  const id = useMemo<DraftId>(
    () => ({ owner, form, subject, ...(volatile && { volatile }) }),
    [owner, form, subject, volatile],
  );
  return {
    id,
    send: useCallback(
      (action: UnknownAction) => {
        dispatch(forDraft(id, action));
      },
      [dispatch, id],
    ),
    remove: useCallback(() => {
      dispatch(removeDraft(id));
    }, [dispatch, id]),
  };
}

export function useDraft(of: DraftId) {
  const events = useDraftEvents(of);
  const draft = useSelector((state: RootState) => selectDraft(state, events.id));
  return { ...events, draft };
}

/** A form whose fields depend on each other: its value is the state of a slice with its own events. */
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
export const sliceEvent =
  <Value>(slice: FormSlice<Value>, id: DraftId, event: UnknownAction, { isEdit = true }: SliceEventOptions = {}) =>
  (dispatch: PortalDispatch, getState: () => RootState): void => {
    const before = valueOf(slice, selectDraft(getState(), id));
    const value = slice.reducer(before, event);
    if (value === before) return;
    dispatch(forDraft(id, event, { isEdit, entered: { value, changes: slice.countChanges(value) } }));
  };

export function useSliceDraft<Value>(slice: FormSlice<Value>, of: DraftId) {
  const dispatch = useDispatch<PortalDispatch>();
  const { draft, id, remove } = useDraft(of);
  return {
    draft,
    remove,
    value: valueOf(slice, draft),
    send: useCallback(
      (event: UnknownAction, eventOptions?: SliceEventOptions) => {
        dispatch(sliceEvent(slice, id, event, eventOptions));
      },
      [dispatch, slice, id],
    ),
  };
}
