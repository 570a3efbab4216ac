import { useRef } from 'react';
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
import { useViewState } from '@/shared/lib/view-state';

interface Submission {
  identifier: string;
  sites: readonly TournamentSite[];
  people: readonly Attendee[];
  saved: Attendance;
  edits: AttendanceEdits;
  /** Number of stored choices that could not be read. */
  unread: number;
}

interface Clearing {
  unread: number;
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

/**
 * Sends the whole grid, never twice at once.
 * @param openNext opens the next activity after a save that asked for it
 */
export function useSubmitAttendance(sendToDraft: (event: UnknownAction) => void, openNext: () => void) {
  const [save] = useSaveSiteNotificationsMutation();
  /** What Submit would clear without being asked to, while the user is asked to confirm. */
  const [clearing, setClearing] = useViewState<Clearing | null>('attendance/clearing', null);
  const sending = useRef(false);

  const send = async (submission: Submission, opensNext: boolean): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setClearing(null);
    sendToDraft(attendanceSent());
    const { error } = await save({ identifier: submission.identifier, choices: allChoices(submission) });
    // Blocks a late second click until the success panel replaces the form.
    setTimeout(() => {
      sending.current = false;
    });
    sendToDraft(error === undefined ? attendanceSaved(submission.edits) : attendanceRefused(describeError(error)));
    if (error === undefined && opensNext) openNext();
  };

  return {
    submit: (submission: Submission, opensNext = false): void => {
      const { saved, edits, unread } = submission;
      const clears = unaskedClears(saved, edits, allChoices(submission)).length;
      if (unread + clears > 0) setClearing({ unread, clears, opensNext });
      else void send(submission, opensNext);
    },
    clearing: clearing ?? undefined,
    /** Sends after the confirmation. */
    confirm: (submission: Submission): void => {
      void send(submission, clearing?.opensNext === true);
    },
    cancel: (): void => {
      setClearing(null);
    },
  };
}
