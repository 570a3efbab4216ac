import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isActive, needsNoSelection } from '@/features/sites';
import { describeError } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Skeleton } from '@/shared/ui/skeleton';
import { ErrorPanel } from '@/shared/ui/error-panel';
import type { useAttendanceData } from '../model/useAttendanceData';
import { AttendanceEditor } from './AttendanceEditor';
import css from './AttendanceScreen.module.css';

/** Replaces the grid. */
function Message({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={css.message}>
      <h2>{heading}</h2>
      <p>{children}</p>
    </section>
  );
}

interface AttendanceScreenProps {
  activityId: number;
  data: ReturnType<typeof useAttendanceData>;
}

export function AttendanceScreen({ activityId, data }: AttendanceScreenProps) {
  const { identifier, activities, activity, name, error, retry, grid } = data;
  if (error !== undefined) {
    return (
      <ErrorPanel heading="We couldn’t load the sites" onRetry={retry}>
        {describeError(error)}
      </ErrorPanel>
    );
  }
  if (activities !== undefined && activity === undefined) {
    return <Message heading="Unknown activity">It is not one of this year’s activities.</Message>;
  }
  if (activity !== undefined && needsNoSelection(activity)) {
    return (
      <Message heading={`No site selection is needed for ${name}`}>
        Tennis, golf, gymnastics and bowling need no site selection: there is nothing to submit here.
      </Message>
    );
  }
  if (activity !== undefined && !isActive(activity)) {
    return <Message heading={`${name} is not open`}>You can’t select sites for it right now.</Message>;
  }
  if (activities === undefined || activity === undefined || grid === undefined) {
    return <Skeleton className={css.skeleton} />;
  }
  if (grid.sites.length === 0) {
    return <Message heading="No sites yet">{`No state sites have been announced for ${name}.`}</Message>;
  }
  if (grid.people.length === 0) {
    return (
      <Message heading="No staff yet">
        Your organization has no staff on record. <Link to={paths.addAssistant}>Add an assistant</Link> first.
      </Message>
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
