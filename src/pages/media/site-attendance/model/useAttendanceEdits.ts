import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import {
  attendanceDraft,
  attendanceKind,
  attendanceToggled,
  editsDiscarded,
  gridLeft,
  toggleUndone,
  withEdits,
  withEditsApplied,
} from '@/features/sites';
import type { Attendance, AttendanceChange } from '@/features/sites';
import { selectDraft, useDraft, type WithDrafts } from '@/shared/lib/drafts';

/** Edits of this activity that are not submitted yet. */
export function useAttendanceEdits(identifier: string, activityId: number, loaded: Attendance) {
  const store = useStore<WithDrafts>();
  const { id, value, send, isFromElsewhere } = useDraft(attendanceKind, attendanceDraft(identifier, activityId));
  const { edits, undo, status, submitted, problem } = value;
  const saved = useMemo(() => withEditsApplied(loaded, submitted), [loaded, submitted]);

  // The success message is for this visit only.
  const isShown = status === 'saved' || Object.keys(submitted).length > 0;
  useEffect(() => (isShown ? () => send(gridLeft()) : undefined), [isShown, send]);

  return {
    /** The server's state, including the last submission from here. */
    saved,
    edits,
    status,
    problem,
    isFromElsewhere,
    canUndo: undo.length > 0,
    send,
    change: useCallback(
      (changes: readonly AttendanceChange[]) => {
        // Reads the store because two toggles may come before the next render.
        const draft = selectDraft(store.getState(), id)?.value;
        const before = attendanceKind.isValue(draft) ? draft.edits : {};
        send(attendanceToggled(withEdits(before, saved, changes)));
      },
      [store, id, saved, send],
    ),
    undoLast: useCallback(() => send(toggleUndone()), [send]),
    discard: useCallback(() => send(editsDiscarded()), [send]),
  };
}
