import { Link } from 'react-router-dom';
import { isActive, needsNoSelection } from '@/features/sites';
import { describeError } from '@/shared/api';
import { paths } from '@/shared/routes/paths';
import { EmptyCard } from '@/shared/ui/EmptyCard';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import type { useAttendanceData } from '../model/useAttendanceData';
import { AttendanceEditor } from './AttendanceEditor';
import css from './AttendanceScreen.module.css';

interface AttendanceScreenProps {
  activityId: number;
  data: ReturnType<typeof useAttendanceData>;
}

export function AttendanceScreen({ activityId, data }: AttendanceScreenProps) {
  const { identifier, activities, activity, name, error, failedPart, retry, grid } = data;
  if (error !== undefined) {
    return (
      <ErrorPanel heading={`We couldn’t load ${failedPart}`} onRetry={retry}>
        {describeError(error)}
      </ErrorPanel>
    );
  }
  if (activities !== undefined && activity === undefined) {
    return <EmptyCard heading="Unknown activity">This address does not match any of this year’s activities.</EmptyCard>;
  }
  if (activity !== undefined && needsNoSelection(activity)) {
    return (
      <EmptyCard heading={`No site selection is needed for ${name}`}>
        Tennis, golf, gymnastics and bowling need no site selection: there is nothing to submit here.
      </EmptyCard>
    );
  }
  if (activity !== undefined && !isActive(activity)) {
    return <EmptyCard heading={`${name} is not open`}>You can’t select sites for it right now.</EmptyCard>;
  }
  if (activities === undefined || activity === undefined || grid === undefined) {
    return <Skeleton className={css.skeleton} />;
  }
  if (grid.sites.length === 0 && grid.unreadableSites > 0) {
    return (
      <EmptyCard heading="We couldn’t read the sites">{`You can’t select sites for ${name} until they can be read.`}</EmptyCard>
    );
  }
  if (grid.people.length === 0 && grid.unreadableStaff > 0) {
    return <EmptyCard heading="We couldn’t read your staff">You can’t select sites until it can be read.</EmptyCard>;
  }
  if (grid.sites.length === 0) {
    return <EmptyCard heading="No sites yet">{`No state sites have been announced for ${name}.`}</EmptyCard>;
  }
  if (grid.people.length === 0) {
    return (
      <EmptyCard heading="No staff yet">
        Your organization has no staff on record. <Link to={paths.addAssistant}>Add an assistant</Link>
        <span> first.</span>
      </EmptyCard>
    );
  }
  return (
    <AttendanceEditor
      {...grid}
      identifier={identifier}
      activities={activities}
      activityId={activityId}
      activityName={name}
    />
  );
}
