import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { MovedEvents, seasonBoard, siteNames } from '@/features/sites';
import { today } from '@/shared/lib/calendar-dates/calendarDate';
import { useNavigateHere } from '@/shared/lib/navigation';
import { paths } from '@/shared/routes/paths';
import { noticeShown } from '@/shared/ui/noticesSlice';
import type { GridData } from '../model/useAttendanceData';
import { useAttendanceEdits } from '../model/useAttendanceEdits';
import { clashesHere, isPastDeadline, useSeason } from '../model/useAttendanceSummary';
import { AttendanceForm } from './AttendanceForm';
import css from './AttendanceForm.module.css';
import { AttendanceSaved } from './AttendanceSaved';

export function AttendanceEditor(props: GridData) {
  const { identifier, activities, activityId, activityName, sites, people, saved } = props;
  const dispatch = useDispatch();
  const navigateHere = useNavigateHere();
  const names = useMemo(() => siteNames(sites), [sites]);
  const season = useSeason(identifier, activityId, saved, people);

  const savedText = `Your site selections have been saved: ${activityName}.`;
  const openNext = (): void => {
    if (season.next === undefined) return;
    const pathname = paths.siteAttendance(season.next.activity.ActivityID);
    if (navigateHere(pathname)) dispatch(noticeShown({ tone: 'success', text: savedText, pathname }));
  };
  const editing = useAttendanceEdits(props, savedText, openNext);
  const { sent, sentAt } = editing;

  const rows = useMemo(
    () => seasonBoard({ activities, sites: [{ activityId, sites }], attendance: saved, people, today: today() }).rows,
    [activities, activityId, sites, saved, people],
  );
  const savedBar = editing.isSaved ? (
    <AttendanceSaved
      {...props}
      unreadable={props.unreadable + props.unreadableStaff}
      at={sentAt}
      next={season.next}
      clashes={clashesHere(sites, people, saved, season)}
      late={sites
        .filter((site) => site.ID in sent && isPastDeadline(site, sentAt))
        .map(({ ID }) => names.get(ID) ?? '')}
      rows={rows}
    />
  ) : undefined;
  const unattended = sites.filter(({ ID }) => !rows.some(({ site }) => site.ID === ID));
  return (
    <>
      <div className={css.moved}>
        <MovedEvents
          owner={identifier}
          rows={[
            ...rows,
            ...unattended.map((site) => ({ activity: activityName, activityId, isOpen: true, site, people: [] })),
          ]}
        />
      </div>
      <AttendanceForm {...props} names={names} editing={editing} season={season} savedBar={savedBar} />
    </>
  );
}
