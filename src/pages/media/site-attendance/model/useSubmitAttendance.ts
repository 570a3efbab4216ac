import { useCallback } from 'react';
import {
  choicesOf,
  unintendedClears,
  withEditsApplied,
  type Attendance,
  type AttendanceEdits,
  type Attendee,
  type TournamentSite,
} from '@/features/sites';
import { describeFailedWrite } from '@/shared/api';
import { useSingleFlight, otherTabIs, useTabLocked } from '@/shared/lib/once-at-a-time';
import { useViewState } from '@/shared/lib/view-state';
import { useSuccessNotice } from '@/shared/forms';
import type { useAttendanceSave } from './useAttendanceEdits';

interface Submission {
  identifier: string;
  sites: readonly TournamentSite[];
  people: readonly Attendee[];
  saved: Attendance;
  edits: AttendanceEdits;
  /** Number of stored choices that could not be read. */
  unreadable: number;
}

interface Clearing {
  unreadable: number;
  clears: number;
  opensNext: boolean;
}

const allChoices = ({ identifier, sites, people, saved, edits }: Submission) =>
  choicesOf(
    withEditsApplied(saved, edits),
    sites.map(({ ID }) => ID),
    people.map(({ id }) => id),
    identifier,
  );

/** Advises to submit again, which is safe because the whole grid is sent. */
const problemOf = (error: unknown): string =>
  describeFailedWrite(error, {
    done: 'your selections were saved',
    failed: 'We couldn’t save your selections.',
    advice: 'Submit again to be sure; nothing is saved twice.',
  });

interface SubmitOptions {
  /** The organization's Identifier. */
  identifier: string;
  /** Reads what to send at the moment of the click. */
  read: () => Submission;
  write: ReturnType<typeof useAttendanceSave>;
  /** Removes what was saved from the draft. Returns the number of later changes. */
  removeSaved: (edits: AttendanceEdits) => number;
  successText: string;
  /** Opens the next activity after a save that asked for it. */
  openNext: () => void;
}

/** Sends the whole grid, never twice at once. */
export function useSubmitAttendance({ identifier, read, write, removeSaved, successText, openNext }: SubmitOptions) {
  const { save, reset, isLoading, error: failure } = write;
  /** What Submit would clear although the user did not uncheck it; set while a dialog asks to confirm. */
  const [clearing, setClearing] = useViewState<Clearing | null>('attendance/clearing', null);
  const { isElsewhere, run } = useTabLocked(`attendance/${identifier}`);
  const once = useSingleFlight();
  const saveStarted = useSuccessNotice();

  const send = useCallback(
    async (opensNext: boolean): Promise<void> => {
      setClearing(null);
      // Ignores a second submission, even if the user left during the first one and has returned.
      if (isLoading) return;
      const submission = read();
      const { edits } = submission;
      await run(async () => {
        const reportSuccess = saveStarted();
        const { error } = await save({ identifier, choices: allChoices(submission), edits });
        if (error !== undefined) return;
        const later = removeSaved(edits);
        if (later > 0) {
          reset();
          reportSuccess(successText, later);
        } else if (opensNext) openNext();
      });
      // Ignores a second click that comes before the saved bar has replaced Submit.
      await new Promise((resolve) => setTimeout(resolve));
    },
    [identifier, read, removeSaved, successText, openNext, save, reset, isLoading, saveStarted, setClearing, run],
  );

  return {
    submit: useCallback(
      (opensNext: boolean): void => {
        const submission = read();
        const { saved, edits, unreadable } = submission;
        const clears = unintendedClears(saved, edits, allChoices(submission)).length;
        if (unreadable + clears > 0) setClearing({ unreadable, clears, opensNext });
        else void once(() => send(opensNext));
      },
      [read, send, once, setClearing],
    ),
    problem: isElsewhere ? otherTabIs('saving your selections') : failure === undefined ? null : problemOf(failure),
    clearing: clearing ?? undefined,
    /** Sends after the confirmation. */
    confirm: (): void => {
      void once(() => send(clearing?.opensNext === true));
    },
    cancel: (): void => {
      setClearing(null);
    },
  };
}
