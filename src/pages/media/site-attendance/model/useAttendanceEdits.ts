import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { readAttendanceDraft, withEdits, writeAttendanceDraft } from '@/features/sites';
import type { Attendance, AttendanceChange, AttendanceEdits } from '@/features/sites';

const NONE: AttendanceEdits = new Map();

/** What was toggled and not submitted. It outlives a reload and a look at another page (for this tab, ids only). */
export function useAttendanceEdits(identifier: string, activityId: number, saved: Attendance) {
  const [edits, setEdits] = useState(() => readAttendanceDraft(identifier, activityId));
  const [submitted, setSubmitted] = useState<AttendanceEdits>();

  // Written after the toggle has been drawn: the storage makes the browser wait.
  const drawn = useDeferredValue(edits);

  useEffect(() => {
    // What was submitted needs no keeping, but shows on until the saved attendance has been loaded anew.
    writeAttendanceDraft(identifier, activityId, drawn === submitted ? NONE : drawn);
  }, [identifier, activityId, drawn, submitted]);

  return {
    edits,
    change: useCallback(
      (changes: readonly AttendanceChange[]) => {
        setEdits((current) => withEdits(current, saved, changes));
      },
      [saved],
    ),
    undo: () => {
      setEdits(NONE);
    },
    markSubmitted: () => {
      setSubmitted(edits);
    },
  };
}
