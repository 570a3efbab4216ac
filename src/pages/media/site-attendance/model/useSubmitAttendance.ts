import { useRef } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import {
  attendanceRefused,
  attendanceSaved,
  attendanceSent,
  choicesOf,
  useSaveSiteNotificationsMutation,
  withEditsApplied,
} from '@/features/sites';
import type { Attendance, AttendanceEdits, Attendee, TournamentSite } from '@/features/sites';
import { describeError } from '@/shared/api';

interface Submission {
  identifier: string;
  sites: readonly TournamentSite[];
  people: readonly Attendee[];
  saved: Attendance;
  edits: AttendanceEdits;
}

/** Sends the whole grid, never twice at once, and tells the draft what became of it. */
export function useSubmitAttendance(send: (event: UnknownAction) => void) {
  const [save] = useSaveSiteNotificationsMutation();
  const sending = useRef(false);

  return async ({ identifier, sites, people, saved, edits }: Submission): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    send(attendanceSent());
    const choices = choicesOf(
      withEditsApplied(saved, edits),
      sites.map(({ ID }) => ID),
      people.map(({ id }) => id),
      identifier,
    );
    const { error } = await save({ identifier, choices });
    // Saved, the form makes way for the success panel: a late second click must find it still sending.
    if (error === undefined) {
      send(attendanceSaved(edits));
      return;
    }
    sending.current = false;
    send(attendanceRefused(describeError(error)));
  };
}
