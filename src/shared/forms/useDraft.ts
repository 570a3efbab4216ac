import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { writesFlushed } from '@/shared/lib/persist';
import type { PortalDispatch, RootState } from '@/shared/lib/root-reducer';
import { draftRemoved, forDraft, type Draft, type DraftId } from './draft';
import { selectDraft } from './draftsSlice';

export interface DraftOptions {
  owner: string;
  form: string;
  subject?: string | undefined;
  volatile?: boolean | undefined;
}

export function useDraftEvents({ owner, form, subject = '', volatile = false }: DraftOptions) {
  const dispatch = useDispatch();
  const id = useMemo<DraftId>(() => ({ owner, form, subject }), [owner, form, subject]);
  return {
    id,
    send: useCallback(
      (action: UnknownAction) => {
        dispatch(forDraft(id, action, { volatile }));
      },
      [dispatch, id, volatile],
    ),
    remove: useCallback(() => {
      dispatch(draftRemoved(id));
      dispatch(writesFlushed());
    }, [dispatch, id]),
  };
}

/** The draft of a form of text fields. */
export function useTextDraft(options: DraftOptions) {
  const events = useDraftEvents(options);
  const draft = useSelector((state: RootState) => selectDraft(state, events.id));
  return { ...events, draft };
}

/** A form whose choices depend on each other: its value is a slice's state, with events of its own. */
export interface FormSlice<Value> {
  reducer: Reducer<Value>;
  getInitialState: () => Value;
  isValue: (value: unknown) => value is Value;
  countChanges: (value: Value) => number;
}

export const valueOf = <Value>({ isValue, getInitialState }: FormSlice<Value>, draft: Draft | undefined): Value =>
  draft !== undefined && isValue(draft.value) ? draft.value : getInitialState();

interface SliceEventOptions {
  /** Whether other tabs show the event as a change; true by default. */
  isEdit?: boolean;
}

/** Sends an event with what it makes of the draft, which is all that the store needs to know of the form. */
export const sliceEvent =
  <Value>(slice: FormSlice<Value>, id: DraftId, event: UnknownAction, { isEdit = true }: SliceEventOptions = {}) =>
  (dispatch: PortalDispatch, getState: () => RootState): void => {
    const before = valueOf(slice, selectDraft(getState(), id));
    const value = slice.reducer(before, event);
    if (value === before) return;
    dispatch(forDraft(id, event, { isEdit, entered: { value, changes: slice.countChanges(value) } }));
  };

export function useSliceDraft<Value>(slice: FormSlice<Value>, options: DraftId) {
  const dispatch = useDispatch<PortalDispatch>();
  const { draft, id, remove } = useTextDraft(options);
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
