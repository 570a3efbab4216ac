import { useRef, useState } from 'react';
import { choicesOf, useSaveSiteNotificationsMutation, withEditsApplied } from '@/features/sites';
import type { Attendance, AttendanceEdits, Attendee, TournamentSite } from '@/features/sites';
import { describeError } from '@/shared/api';

interface Submission {
  identifier: string;
  sites: readonly TournamentSite[];
  people: readonly Attendee[];
  saved: Attendance;
  edits: AttendanceEdits;
}

/** Sends the whole grid, never twice at once. `problem` says why it was not saved. */
export function useSubmitAttendance(onSaved: () => void) {
  const [save, { isLoading }] = useSaveSiteNotificationsMutation();
  const [problem, setProblem] = useState<string>();
  const sending = useRef(false);

  const submit = async ({ identifier, sites, people, saved, edits }: Submission): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setProblem(undefined);
    const choices = choicesOf(
      withEditsApplied(saved, edits),
      sites.map(({ ID }) => ID),
      people.map(({ id }) => id),
      identifier,
    );
    const { error } = await save({ identifier, choices });
    // Saved, the form makes way for the success panel: a late second click must find it still sending.
    if (error === undefined) {
      onSaved();
      return;
    }
    sending.current = false;
    setProblem(describeError(error));
  };
  return { submit, problem, isSubmitting: isLoading };
}
