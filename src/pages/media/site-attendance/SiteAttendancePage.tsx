import { Link, useParams } from 'react-router-dom';
import { siteMessages } from '@/features/sites';
import { paths } from '@/shared/routes/paths';
import { Button, buttonClass } from '@/shared/ui/Button';
import { Page } from '@/shared/ui/Page';
import { useGridRows, useIsOneLine } from './model/gridLines';
import { useAttendanceData } from './model/useAttendanceData';
import { AttendanceScreen } from './ui/AttendanceScreen';
import css from './ui/AttendanceScreen.module.css';

interface SwapRowsProps {
  staff: number;
  sites: number;
  /** Invisible, but keeps its place. */
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

export function SiteAttendancePage() {
  const { activityID = '' } = useParams();
  const activityId = Number(activityID);
  const data = useAttendanceData(activityId);
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
          {isLoading || isGridShown ? <SwapRows staff={staff} sites={sites} isReserved={isLoading} /> : null}
          <Link className={buttonClass({ size: 'small' })} to={paths.siteNotification}>
            ← All activities
          </Link>
        </>
      }
    >
      <AttendanceScreen key={activityID} activityId={activityId} data={data} />
    </Page>
  );
}
