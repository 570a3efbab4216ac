import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import {
  attendanceDraft,
  attendanceToggles,
  choicesOf,
  unintendedClears,
  useSaveSiteNotificationsMutation,
  withEdits,
  withEditsApplied,
  type AttendanceChange,
  type AttendanceEdits,
} from '@/features/sites';
import { describeFailedWrite } from '@/shared/api';
import { draftKey, selectDraft, useSuccessNotice, useToggles } from '@/shared/forms';
import { useOnLeave } from '@/shared/lib/on-leave';
import { otherTabIs, useSingleFlight, useTabLocked } from '@/shared/lib/once-at-a-time';
import type { RootState } from '@/shared/lib/root-reducer';
import { useViewState } from '@/shared/lib/view-state';
import type { GridData } from './useAttendanceData';

/** What Submit would clear although the user did not uncheck it. */
interface Clearing {
  unreadable: number;
  clears: number;
  opensNext: boolean;
}

/** The error message. Advises the user to submit again, which is safe because the whole grid is sent. */
const problemOf = (error: unknown): string =>
  describeFailedWrite(error, {
    done: 'your selections were saved',
    failed: 'We couldn’t save your selections.',
    advice: 'Submit again to be sure; nothing is saved twice.',
  });

/**
 * The draft of this activity, and how to send it: the whole grid, never twice at once.
 * @param openNext opens the next activity after a save that asked for it
 */
export function useAttendanceEdits(data: GridData, savedText: string, openNext: () => void) {
  const { identifier, activityId, sites, people, saved, unreadable } = data;
  const draft = attendanceDraft(identifier, activityId);
  const { toggle, latestEdits, removeSaved, ...toggles } = useToggles(attendanceToggles, draft);
  // The save's state is shared, so that a user who leaves and returns meanwhile still sees it.
  const [save, write] = useSaveSiteNotificationsMutation({ fixedCacheKey: draftKey(draft) });
  const { reset, isLoading, isSuccess, error } = write;
  const hasChanges = useSelector((state: RootState) => (selectDraft(state, draft)?.changes ?? 0) > 0);
  const isSaved = isSuccess && !hasChanges;
  const [clearing, setClearing] = useViewState<Clearing | null>('attendance/clearing', null);
  const { isElsewhere, run } = useTabLocked(`attendance/${identifier}`);
  const once = useSingleFlight();
  const saveStarted = useSuccessNotice();

  // Forgets the result of a submission when the user leaves; a submission that is still running goes on.
  useOnLeave(() => {
    if (!isLoading) reset();
  });

  const change = useCallback(
    (changes: readonly AttendanceChange[]) => {
      if (isSaved) reset();
      toggle(withEdits(latestEdits(), saved, changes));
    },
    [isSaved, reset, latestEdits, saved, toggle],
  );

  const choicesWith = (edits: AttendanceEdits) =>
    choicesOf(
      withEditsApplied(saved, edits),
      sites.map(({ ID }) => ID),
      people.map(({ id }) => id),
      identifier,
    );

  const send = async (opensNext: boolean): Promise<void> => {
    setClearing(null);
    // Ignores a second submission, even if the user left during the first one and has returned.
    if (isLoading) return;
    const edits = latestEdits();
    await run(async () => {
      const reportSuccess = saveStarted();
      const { error: failure } = await save({ identifier, choices: choicesWith(edits), edits });
      if (failure !== undefined) return;
      const later = removeSaved(edits);
      if (later > 0) {
        reset();
        reportSuccess(savedText, later);
      } else if (opensNext) openNext();
    });
    // Stays busy for one more task, so that `once` ignores a second click before the saved bar replaces Submit.
    await new Promise((resolve) => setTimeout(resolve));
  };

  return {
    ...toggles,
    latestEdits,
    change,
    isSaved,
    isSubmitting: isLoading,
    /** The edits that were saved, and when they were sent, in ms since the epoch. */
    sent: write.data ?? {},
    sentAt: write.startedTimeStamp ?? 0,
    problem: isElsewhere ? otherTabIs('saving your selections') : error === undefined ? null : problemOf(error),
    submit: (opensNext: boolean): void => {
      const edits = latestEdits();
      const clears = unintendedClears(saved, edits, choicesWith(edits)).length;
      if (unreadable + clears > 0) setClearing({ unreadable, clears, opensNext });
      else void once(() => send(opensNext));
    },
    /** Undefined unless Submit waits for the user to confirm it. */
    clearing: clearing ?? undefined,
    confirmClearing: () => void once(() => send(clearing?.opensNext === true)),
    cancelClearing: () => setClearing(null),
  };
}
