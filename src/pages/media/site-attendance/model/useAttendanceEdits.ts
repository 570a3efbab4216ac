import { useCallback } from 'react';
import {
  attendanceDraft,
  attendanceToggles,
  choicesOf,
  useSaveSiteNotificationsMutation,
  withEdits,
  withEditsApplied,
  type AttendanceChange,
  type AttendanceEdits,
} from '@/features/sites';
import { draftKey, useSavedToggles } from '@/shared/forms';
import type { GridData } from './useAttendanceData';

/** The unsubmitted changes of this activity, and `submit`, which sends the whole grid. */
export function useAttendanceEdits(data: GridData, savedText: string) {
  const { identifier, activityId, siteIds, personIds, saved } = data;
  const draft = attendanceDraft(identifier, activityId);
  const [save, write] = useSaveSiteNotificationsMutation({ fixedCacheKey: draftKey(draft) });
  const editing = useSavedToggles(attendanceToggles, draft, write, {
    saved: savedText,
    done: 'your selections were saved',
    failed: 'We couldn’t save your selections.',
    advice: 'Submit again to be sure; nothing is saved twice.',
    work: 'saving your selections',
  });
  const { change } = editing;
  const send = (edits: AttendanceEdits) => {
    const choices = choicesOf(withEditsApplied(saved, edits), siteIds, personIds, identifier);
    return save({ identifier, choices, edits });
  };

  return {
    ...editing,
    change: useCallback(
      (changes: readonly AttendanceChange[]) => change((edits) => withEdits(edits, saved, changes)),
      [change, saved],
    ),
    /** The edits that were saved, and when they were sent, in ms since the epoch. */
    sent: write.data ?? {},
    sentAt: write.startedTimeStamp ?? 0,
    submit: (onSaved?: () => void) => editing.save(send, onSaved),
  };
}
