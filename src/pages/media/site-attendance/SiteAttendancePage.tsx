import { Link, useParams } from 'react-router-dom';
import { isActive, needsNoSelection, siteMessages } from '@/features/sites';
import { paths } from '@/shared/routes/paths';
import { Button, buttonClass } from '@/shared/ui/Button';
import { EmptyCard } from '@/shared/ui/EmptyCard';
import { LoadFailure } from '@/shared/ui/LoadFailure';
import { Page } from '@/shared/ui/Page';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useGridRows, useIsOneLine } from './model/grid';
import { useAttendanceData } from './model/useAttendanceData';
import { AttendanceForm } from './ui/AttendanceForm';
import css from './ui/AttendanceForm.module.css';

interface SwapRowsProps {
  staff: number;
  sites: number;
  /** Hides the button while the grid loads, but reserves its space. */
  isReserved: boolean;
}

function SwapRows({ staff, sites, isReserved }: SwapRowsProps) {
  const { rows, swap } = useGridRows(staff, sites);
  const isOneLine = useIsOneLine();
  const [toSites, toStaff] = isOneLine
    ? ['Choose by site', 'Choose by person']
    : ['Show sites as rows', 'Show staff as rows'];
  return (
    <Button size="small" className={isReserved ? css.reserved : undefined} onClick={swap}>
      {rows === 'staff' ? toSites : toStaff}
    </Button>
  );
}

/** The grid, or why there is none (ATT-16). */
function AttendanceScreen({ data }: { data: ReturnType<typeof useAttendanceData> }) {
  const { activities, activity, name, error, failedPart, retry, grid } = data;
  if (error !== undefined) return <LoadFailure what={failedPart} error={error} onRetry={retry} />;
  if (activities !== undefined && activity === undefined) {
    return <EmptyCard heading="Unknown activity">This address does not match any of this year’s activities.</EmptyCard>;
  }
  if (activity !== undefined && needsNoSelection(activity)) {
    return <EmptyCard heading={`No site selection is needed for ${name}`}>{siteMessages.nothingToSubmit}</EmptyCard>;
  }
  if (activity !== undefined && !isActive(activity)) {
    return <EmptyCard heading={`${name} is not open`}>You can’t select sites for it right now.</EmptyCard>;
  }
  if (grid === undefined) return <Skeleton className={css.skeleton} />;
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
  return <AttendanceForm {...grid} />;
}

export function SiteAttendancePage() {
  const { activityID = '' } = useParams();
  const data = useAttendanceData(Number(activityID));
  const { grid } = data;
  const [staff, sites] = [grid?.people.length ?? 0, grid?.sites.length ?? 0];
  const isLoading = grid === undefined && data.isSelectable && data.error === undefined;
  const isGridShown = staff > 0 && sites > 0;
  return (
    <Page
      title={data.name === '' ? 'Site Notification' : data.name}
      eyebrow="Site Notification"
      width="grid"
      {...(data.isSelectable ? { lead: siteMessages.seventyTwoHours } : {})}
      actions={
        <>
          <Link className={buttonClass({ size: 'small' })} to={paths.siteNotification}>
            ← All activities
          </Link>
          {isLoading || isGridShown ? <SwapRows staff={staff} sites={sites} isReserved={isLoading} /> : null}
        </>
      }
    >
      <AttendanceScreen key={activityID} data={data} />
    </Page>
  );
}
