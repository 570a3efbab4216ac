import { isToggle, isByIds, type DraftId, type Toggles } from '@/shared/forms';
import { editsAfter, type AttendanceEdits } from './attendance';

export const attendanceToggles: Toggles<AttendanceEdits> = {
  none: {},
  areEdits: (value): value is AttendanceEdits => isByIds(value, (cells) => isByIds(cells, isToggle)),
  count: (edits) => Object.values(edits).flatMap((cells) => Object.keys(cells)).length,
  editsAfter,
};

export const attendanceDraft = (owner: string, activityId: number): DraftId => ({
  owner,
  form: 'attendance',
  subject: String(activityId),
});
