import { useState } from 'react';
import { seasonBoard, withEditsApplied } from '@/features/sites';
import type { Attendance } from '@/features/sites';
import { today } from '@/shared/lib/calendar-dates';
import type { GridData } from '../model/gridData';
import { useAttendanceEdits } from '../model/useAttendanceEdits';
import { useOtherSites } from '../model/useOtherSites';
import { AttendanceForm } from './AttendanceForm';
import { AttendanceSaved } from './AttendanceSaved';

/** Holds what is toggled, through submitting and changing it again. */
export function AttendanceEditor(props: GridData) {
  const { identifier, activities, activityId, sites, people, saved } = props;
  const editing = useAttendanceEdits(identifier, activityId, saved);
  const others = useOtherSites(activities, activityId, sites, saved, people);
  const [isSubmitted, setIsSubmitted] = useState(false);

  const rowsOf = (attendance: Attendance) =>
    seasonBoard({ activities, sites: [{ activityId, sites }], attendance, people, today: today() }).rows;

  if (isSubmitted) {
    return (
      <AttendanceSaved
        {...props}
        rows={rowsOf(withEditsApplied(saved, editing.edits))}
        onChange={() => {
          setIsSubmitted(false);
        }}
      />
    );
  }
  return (
    <AttendanceForm
      {...props}
      editing={editing}
      others={others}
      onSaved={() => {
        editing.markSubmitted();
        setIsSubmitted(true);
      }}
    />
  );
}
