import { useCallback, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { MovedEvents, seasonBoard, siteNames } from '@/features/sites';
import { today } from '@/shared/lib/calendar-dates/calendarDate';
import { useNavigateHere } from '@/shared/lib/navigation';
import { paths } from '@/shared/routes/paths';
import { noticeShown } from '@/shared/ui/noticesSlice';
import type { GridData } from '../model/useAttendanceData';
import { useAttendanceEdits } from '../model/useAttendanceEdits';
import { clashesHere, isPastDeadline } from '../model/useAttendanceSummary';
import { useSeason } from '../model/useSeason';
import { AttendanceForm } from './AttendanceForm';
import { AttendanceSaved } from './AttendanceSaved';
import css from './AttendanceForm.module.css';

export function AttendanceEditor(props: GridData) {
  const { identifier, activities, activityId, activityName, sites, people, saved } = props;
  const dispatch = useDispatch();
  const navigateHere = useNavigateHere();
  const editing = useAttendanceEdits(identifier, activityId, saved);
  const { isSaved, data: sent = {}, startedTimeStamp: sentAt = 0 } = editing.write;
  const names = useMemo(() => siteNames(sites), [sites]);
  const season = useSeason(identifier, activityId, saved, people);

  const savedText = `Your site selections have been saved: ${activityName}.`;
  const nextId = season.next?.activity.ActivityID;
  const openNext = useCallback((): void => {
    if (nextId === undefined) return;
    const pathname = paths.siteAttendance(nextId);
    if (!navigateHere(pathname)) return;
    dispatch(noticeShown({ tone: 'success', text: savedText, pathname }));
  }, [nextId, savedText, navigateHere, dispatch]);

  const rows = useMemo(
    () => seasonBoard({ activities, sites: [{ activityId, sites }], attendance: saved, people, today: today() }).rows,
    [activities, activityId, sites, saved, people],
  );
  const savedBar = isSaved ? (
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
      <AttendanceForm
        {...props}
        editing={editing}
        season={season}
        savedText={savedText}
        onOpenNext={openNext}
        savedBar={savedBar}
      />
    </>
  );
}
