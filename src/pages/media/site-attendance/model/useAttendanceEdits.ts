import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import {
  attendanceDraft,
  attendanceToggles,
  useSaveSiteNotificationsMutation,
  withEdits,
  type Attendance,
  type AttendanceChange,
} from '@/features/sites';
import { useToggles, selectDraft, draftKey } from '@/shared/forms';
import { useOnLeave } from '@/shared/lib/on-leave';
import type { RootState } from '@/shared/lib/root-reducer';

/** Saves this activity. The save's state is shared, so that a user who leaves and returns meanwhile still sees it. */
export function useAttendanceSave(identifier: string, activityId: number) {
  const draft = attendanceDraft(identifier, activityId);
  const [save, write] = useSaveSiteNotificationsMutation({ fixedCacheKey: draftKey(draft) });
  const hasChanges = useSelector((state: RootState) => (selectDraft(state, draft)?.changes ?? 0) > 0);
  return { ...write, save, isSaved: write.isSuccess && !hasChanges };
}

/** The draft of this activity. */
export function useAttendanceEdits(identifier: string, activityId: number, saved: Attendance) {
  const { toggle, latestEdits, ...toggles } = useToggles(attendanceToggles, attendanceDraft(identifier, activityId));
  const write = useAttendanceSave(identifier, activityId);

  // Forgets the result of a submission when the user leaves; a submission that is still running goes on.
  useOnLeave(() => {
    if (!write.isLoading) write.reset();
  });

  return {
    ...toggles,
    latestEdits,
    write,
    change: useCallback(
      (changes: readonly AttendanceChange[]) => {
        toggle(withEdits(latestEdits(), saved, changes));
      },
      [latestEdits, saved, toggle],
    ),
  };
}
