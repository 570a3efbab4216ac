import type { UnknownAction } from '@reduxjs/toolkit';
import {
  attendanceRefused,
  attendanceSaved,
  attendanceSent,
  choicesOf,
  unaskedClears,
  useSaveSiteNotificationsMutation,
  withEditsApplied,
} from '@/features/sites';
import type { Attendance, AttendanceEdits, Attendee, TournamentSite } from '@/features/sites';
import { describeError } from '@/shared/api';
import { useSingleFlight } from '@/shared/lib/single-flight';
import { useViewState } from '@/shared/lib/view-state';

interface Submission {
  identifier: string;
  sites: readonly TournamentSite[];
  people: readonly Attendee[];
  saved: Attendance;
  edits: AttendanceEdits;
  /** How many stored choices could not be read. */
  unread: number;
}

interface Clearing {
  unread: number;
  clears: number;
  goesOn: boolean;
}

const allChoices = ({ identifier, sites, people, saved, edits }: Submission) =>
  choicesOf(
    withEditsApplied(saved, edits),
    sites.map(({ ID }) => ID),
    people.map(({ id }) => id),
    identifier,
  );

/**
 * Sends the whole grid, never twice at once, and tells the draft what became of it.
 * @param goOn leads on to the next activity, once it is saved, where that was asked for
 */
export function useSubmitAttendance(tell: (event: UnknownAction) => void, goOn: () => void) {
  const [save] = useSaveSiteNotificationsMutation();
  /** What Submit would clear unasked, while the user is asked about it. */
  const [clearing, setClearing] = useViewState<Clearing | null>('attendance/clearing', null);
  const once = useSingleFlight();

  const send = async (submission: Submission, goesOn: boolean): Promise<void> => {
    setClearing(null);
    tell(attendanceSent());
    const { error } = await save({ identifier: submission.identifier, choices: allChoices(submission) });
    tell(error === undefined ? attendanceSaved(submission.edits) : attendanceRefused(describeError(error)));
    if (error === undefined && goesOn) goOn();
    // A late second click must find it still sending, until the success panel has replaced the form.
    await new Promise((resolve) => setTimeout(resolve));
  };

  return {
    submit: (submission: Submission, goesOn = false): void => {
      const { saved, edits, unread } = submission;
      const clears = unaskedClears(saved, edits, allChoices(submission)).length;
      if (unread + clears > 0) setClearing({ unread, clears, goesOn });
      else void once(() => send(submission, goesOn));
    },
    clearing: clearing ?? undefined,
    /** Sends all the same. */
    confirm: (submission: Submission): void => {
      void once(() => send(submission, clearing?.goesOn === true));
    },
    cancel: (): void => {
      setClearing(null);
    },
  };
}
