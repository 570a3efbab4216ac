import { useRef, useState } from 'react';
import { choicesOf, unaskedClears, useSaveSiteNotificationsMutation, withEditsApplied } from '@/features/sites';
import type { Attendance, AttendanceEdits, Attendee, TournamentSite } from '@/features/sites';
import { describeError } from '@/shared/api';

interface Submission {
  identifier: string;
  sites: readonly TournamentSite[];
  people: readonly Attendee[];
  saved: Attendance;
  edits: AttendanceEdits;
  /** How many stored choices could not be read. */
  unread: number;
}

const allChoices = ({ identifier, sites, people, saved, edits }: Submission) =>
  choicesOf(
    withEditsApplied(saved, edits),
    sites.map(({ ID }) => ID),
    people.map(({ id }) => id),
    identifier,
  );

/** Sends the whole grid, never twice at once. `problem` says why it was not saved. */
export function useSubmitAttendance(onSaved: () => void) {
  const [save, { isLoading }] = useSaveSiteNotificationsMutation();
  const [problem, setProblem] = useState<string>();
  /** What Submit would clear unasked, while the user is asked about it. */
  const [clearing, setClearing] = useState<{ unread: number; clears: number }>();
  const sending = useRef(false);

  const send = async (submission: Submission): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setClearing(undefined);
    setProblem(undefined);
    const { error } = await save({ identifier: submission.identifier, choices: allChoices(submission) });
    // Saved, the form makes way for the success panel: a late second click must find it still sending.
    if (error === undefined) {
      onSaved();
      return;
    }
    sending.current = false;
    setProblem(describeError(error));
  };
  const submit = (submission: Submission): void => {
    const { saved, edits, unread } = submission;
    const clears = unaskedClears(saved, edits, allChoices(submission)).length;
    if (unread + clears > 0) setClearing({ unread, clears });
    else void send(submission);
  };

  return {
    submit,
    clearing,
    /** Sends all the same. */
    send,
    cancel: () => {
      setClearing(undefined);
    },
    problem,
    isSubmitting: isLoading,
  };
}
