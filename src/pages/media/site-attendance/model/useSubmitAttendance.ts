import { useCallback } from 'react';
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

interface SubmitOptions {
  /** What is sent, read at the moment of the press. */
  read: () => Submission;
  tell: (event: UnknownAction) => void;
  /** Leads on to the next activity, once it is saved, where that was asked for. */
  goOn: () => void;
}

/** Sends the whole grid, never twice at once, and tells the draft what became of it. */
export function useSubmitAttendance({ read, tell, goOn }: SubmitOptions) {
  const [save] = useSaveSiteNotificationsMutation();
  /** What Submit would clear unasked, while the user is asked about it. */
  const [clearing, setClearing] = useViewState<Clearing | null>('attendance/clearing', null);
  const once = useSingleFlight();

  const send = useCallback(
    (goesOn: boolean): Promise<void> =>
      once(async () => {
        setClearing(null);
        tell(attendanceSent());
        const submission = read();
        const { error } = await save({ identifier: submission.identifier, choices: allChoices(submission) });
        tell(error === undefined ? attendanceSaved(submission.edits) : attendanceRefused(describeError(error)));
        if (error === undefined && goesOn) goOn();
        // A late second click must find it still sending, until the success panel has replaced the form.
        await new Promise((resolve) => setTimeout(resolve));
      }),
    [once, read, tell, goOn, save, setClearing],
  );

  return {
    submit: useCallback(
      (goesOn: boolean): void => {
        const submission = read();
        const { saved, edits, unread } = submission;
        const clears = unaskedClears(saved, edits, allChoices(submission)).length;
        if (unread + clears > 0) setClearing({ unread, clears, goesOn });
        else void send(goesOn);
      },
      [read, send, setClearing],
    ),
    clearing: clearing ?? undefined,
    /** Sends all the same. */
    confirm: (): void => {
      void send(clearing?.goesOn === true);
    },
    cancel: (): void => {
      setClearing(null);
    },
  };
}
