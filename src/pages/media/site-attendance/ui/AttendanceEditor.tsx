import { gridReopened, seasonBoard, withEditsApplied } from '@/features/sites';
import type { Attendance } from '@/features/sites';
import { today } from '@/shared/lib/calendar-dates';
import type { GridData } from '../model/gridData';
import { useAttendanceEdits } from '../model/useAttendanceEdits';
import { useOtherSites } from '../model/useOtherSites';
import { AttendanceForm } from './AttendanceForm';
import { AttendanceSaved } from './AttendanceSaved';

/** Holds what is toggled, through submitting and changing it again. */
export function AttendanceEditor(props: GridData) {
  const { identifier, activities, activityId, sites, people } = props;
  const editing = useAttendanceEdits(identifier, activityId, props.saved);
  const { saved, edits, status, send } = editing;
  const others = useOtherSites(activities, activityId, sites, saved, people);

  const rowsOf = (attendance: Attendance) =>
    seasonBoard({ activities, sites: [{ activityId, sites }], attendance, people, today: today() }).rows;

  if (status === 'saved') {
    return (
      <AttendanceSaved
        {...props}
        rows={rowsOf(withEditsApplied(saved, edits))}
        onChange={() => {
          send(gridReopened());
        }}
      />
    );
  }
  return <AttendanceForm {...props} saved={saved} editing={editing} others={others} />;
}
