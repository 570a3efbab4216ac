import { useCallback, useEffect, useState } from 'react';
import { readAttendanceDraft, withEdits, writeAttendanceDraft } from '@/features/sites';
import type { Attendance, AttendanceChange, AttendanceEdits } from '@/features/sites';

const NONE: AttendanceEdits = new Map();

/** What was toggled and not submitted. It outlives a reload and a look at another page (for this tab, ids only). */
export function useAttendanceEdits(identifier: string, activityId: number, saved: Attendance) {
  const [edits, setEdits] = useState(() => readAttendanceDraft(identifier, activityId));
  const [submitted, setSubmitted] = useState<AttendanceEdits>();

  useEffect(() => {
    // What was submitted needs no keeping, but shows on until the saved attendance has been loaded anew.
    writeAttendanceDraft(identifier, activityId, edits === submitted ? NONE : edits);
  }, [identifier, activityId, edits, submitted]);

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
