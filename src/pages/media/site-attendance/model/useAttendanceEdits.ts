import { useCallback, useEffect, useMemo } from 'react';
import { shallowEqual, useSelector, useStore } from 'react-redux';
import { attendanceDraft, attendanceEvents, selectAttendance, withEdits, withEditsApplied } from '@/features/sites';
import type { Attendance, AttendanceChange, AttendanceEdits } from '@/features/sites';
import { selectDraft, useDraftEvents } from '@/shared/lib/drafts';
import type { RootState } from '@/shared/lib/root-reducer';

/** The draft of this activity. Its edits are selected where they show, so that a toggle renders the grid alone (PERF-8). */
export function useAttendanceEdits(identifier: string, activityId: number, loaded: Attendance) {
  const store = useStore<RootState>();
  const { id, send } = useDraftEvents(attendanceDraft(identifier, activityId));
  const { submitted, ...shown } = useSelector((state: RootState) => {
    const { undo = [], status, submitted: saved, sent, problem } = selectAttendance(state, id);
    const isFromElsewhere = selectDraft(state, id)?.elsewhere === true;
    return { status, submitted: saved, sent, problem, isFromElsewhere, canUndo: undo.length > 0 };
  }, shallowEqual);
  const saved = useMemo(() => withEditsApplied(loaded, submitted), [loaded, submitted]);

  // The success message is for this visit only.
  const isShown = shown.status === 'saved' || Object.keys(submitted).length > 0;
  useEffect(() => (isShown ? () => send(attendanceEvents.screenLeft()) : undefined), [isShown, send]);

  const selectEdits = useCallback((state: RootState): AttendanceEdits => selectAttendance(state, id).edits, [id]);
  const latestEdits = useCallback(() => selectEdits(store.getState()), [store, selectEdits]);
  return {
    ...shown,
    /** The server's state, including the last submission from here. */
    saved,
    selectEdits,
    countChanges: useCallback(() => selectDraft(store.getState(), id)?.changes ?? 0, [store, id]),
    isSending: useCallback(() => selectAttendance(store.getState(), id).status === 'sending', [store, id]),
    /** Reads the store, since a toggle may have come after the last render. */
    latestEdits,
    send,
    change: useCallback(
      (changes: readonly AttendanceChange[]) => {
        send(attendanceEvents.toggled(withEdits(latestEdits(), saved, changes)));
      },
      [latestEdits, saved, send],
    ),
    undoLast: useCallback(() => send(attendanceEvents.toggleUndone()), [send]),
    discard: useCallback(() => send(attendanceEvents.editsDiscarded()), [send]),
  };
}
