import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { UnknownAction } from '@reduxjs/toolkit';
import { writesFlushed } from '@/shared/lib/persist';
import { draftRemoved, forDraft, type DraftId, type DraftKind } from './draft';
import type { RootState } from '@/shared/lib/root-reducer';
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
        dispatch(forDraft(id, action, volatile));
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

export function useDraft<Value>(kind: DraftKind<Value>, options: DraftOptions) {
  const { draft, ...events } = useTextDraft(options);
  return {
    ...events,
    value: draft !== undefined && kind.isValue(draft.value) ? draft.value : kind.initial,
    changes: draft?.changes ?? 0,
    isFromElsewhere: draft?.elsewhere === true,
  };
}
