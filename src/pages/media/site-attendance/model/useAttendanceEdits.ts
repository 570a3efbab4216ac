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

/** What was toggled and not submitted: the draft of this activity. */
export function useAttendanceEdits(identifier: string, activityId: number, loaded: Attendance) {
  const store = useStore<WithDrafts>();
  const { id, value, send, isFromElsewhere } = useDraft(attendanceKind, attendanceDraft(identifier, activityId));
  const { edits, undo, status, submitted, problem } = value;
  const saved = useMemo(() => withEditsApplied(loaded, submitted), [loaded, submitted]);

  // The success is for this visit of the screen.
  const isShown = status === 'saved' || Object.keys(submitted).length > 0;
  useEffect(() => (isShown ? () => send(gridLeft()) : undefined), [isShown, send]);

  return {
    /** What the server has, with what was submitted here last. */
    saved,
    edits,
    status,
    problem,
    isFromElsewhere,
    canUndo: undo.length > 0,
    send,
    change: useCallback(
      (changes: readonly AttendanceChange[]) => {
        // Read at the moment of the toggle: two may come before the next rendering.
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
