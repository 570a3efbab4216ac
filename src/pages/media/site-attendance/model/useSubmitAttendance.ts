import { useCallback } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import {
  attendanceEvents,
  choicesOf,
  unintendedClears,
  useSaveSiteNotificationsMutation,
  withEditsApplied,
} from '@/features/sites';
import type { Attendance, AttendanceEdits, Attendee, TournamentSite } from '@/features/sites';
import { describeFailedWrite } from '@/shared/api';
import { useSingleFlight } from '@/shared/lib/single-flight';
import { withTabLock } from '@/shared/lib/tab-lock';
import { useViewState } from '@/shared/lib/view-state';
import { useSuccessNotice } from '@/shared/ui/save-form';

interface Submission {
  identifier: string;
  sites: readonly TournamentSite[];
  people: readonly Attendee[];
  saved: Attendance;
  edits: AttendanceEdits;
  /** Also if the user left during the submission and has returned. */
  isSending: boolean;
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

/** Submitting again is safe: the whole grid is sent. */
const problemOf = (error: unknown): string =>
  describeFailedWrite(error, {
    done: 'your selections were saved',
    failed: 'We couldn’t save your selections.',
    advice: 'Submit again to be sure; nothing is saved twice.',
  });

interface SubmitOptions {
  /** Reads what to send at the moment of the click. */
  read: () => Submission;
  sendToDraft: (event: UnknownAction) => void;
  /** The changes that are not submitted. */
  countChanges: () => number;
  successText: string;
  /** Opens the next activity after a save that asked for it. */
  openNext: () => void;
}

/** Sends the whole grid, never twice at once. */
export function useSubmitAttendance({ read, sendToDraft, countChanges, successText, openNext }: SubmitOptions) {
  const [save] = useSaveSiteNotificationsMutation();
  /** What Submit would clear without being asked to, while the user is asked to confirm. */
  const [clearing, setClearing] = useViewState<Clearing | null>('attendance/clearing', null);
  const once = useSingleFlight();
  const saveStarted = useSuccessNotice();

  const send = useCallback(
    async (opensNext: boolean): Promise<void> => {
      setClearing(null);
      const { editsSent, editsSaved, editsRefused } = attendanceEvents;
      const submission = read();
      if (submission.isSending) return;
      const isOurs = await withTabLock(`attendance/${submission.identifier}`, async () => {
        sendToDraft(editsSent());
        const reportSuccess = saveStarted();
        const { error } = await save({ identifier: submission.identifier, choices: allChoices(submission) });
        sendToDraft(error === undefined ? editsSaved(submission.edits) : editsRefused(problemOf(error)));
        if (error !== undefined) return;
        const later = countChanges();
        if (later > 0) reportSuccess(successText, later);
        else if (opensNext) openNext();
      });
      if (!isOurs) sendToDraft(editsRefused('Another tab is saving your selections. Please wait for it.'));
      // Blocks a late second click until the success panel replaces the form.
      await new Promise((resolve) => setTimeout(resolve));
    },
    [read, sendToDraft, countChanges, successText, openNext, save, saveStarted, setClearing],
  );

  return {
    submit: useCallback(
      (opensNext: boolean): void => {
        const submission = read();
        const { saved, edits, unread } = submission;
        const clears = unintendedClears(saved, edits, allChoices(submission)).length;
        if (unread + clears > 0) setClearing({ unread, clears, opensNext });
        else void once(() => send(opensNext));
      },
      [read, send, once, setClearing],
    ),
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
