import { editsDraft, isByIds, isToggle, selectDraft, type DraftId, type EditsDraft } from '@/shared/lib/drafts';
import type { RootState } from '@/shared/lib/root-reducer';
import { editsAfter, type AttendanceEdits } from './attendance';

export const { kind: attendanceKind, events: attendanceEvents } = editsDraft<AttendanceEdits>({
  form: 'attendance',
  none: {},
  areEdits: (value): value is AttendanceEdits => isByIds(value, (cells) => isByIds(cells, isToggle)),
  count: (edits) => Object.values(edits).flatMap((cells) => Object.keys(cells)).length,
  editsAfter,
  mergeEdits: (edits, later) => {
    const cells = Object.entries(later).map(([site, own]) => [site, { ...edits[site], ...own }]);
    return { ...edits, ...(Object.fromEntries(cells) as AttendanceEdits) };
  },
});

export const attendanceDraft = (owner: string, activityId: number): DraftId => ({
  owner,
  form: attendanceKind.form,
  subject: String(activityId),
});

/** What was toggled and what became of it. */
export function selectAttendance(state: RootState, id: DraftId): EditsDraft<AttendanceEdits> {
  const value = selectDraft(state, id)?.value;
  return attendanceKind.isValue(value) ? value : attendanceKind.initial;
}
