import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { attendanceDraft, selectAttendance, siteMessages } from '@/features/sites';
import type { WithDrafts } from '@/shared/lib/drafts';
import { paths } from '@/shared/routes';
import { Button, buttonClass } from '@/shared/ui/button';
import { Page } from '@/shared/ui/page';
import { useGridRows } from '../model/gridLines';
import { useAttendanceData } from '../model/useAttendanceData';
import { AttendanceScreen } from './AttendanceScreen';

function SwapRows({ staff, sites }: { staff: number; sites: number }) {
  const { rows, swap } = useGridRows(staff, sites);
  return (
    <Button size="small" onClick={swap}>
      {rows === 'staff' ? 'Show sites as rows' : 'Show staff as rows'}
    </Button>
  );
}

export function SiteAttendancePage() {
  const { activityID = '' } = useParams();
  const activityId = Number(activityID);
  const data = useAttendanceData(activityId);
  const { identifier, grid } = data;
  const isSaved = useSelector(
    (state: WithDrafts) => selectAttendance(state, attendanceDraft(identifier, activityId)).status === 'saved',
  );
  const isGridShown = grid !== undefined && grid.people.length > 0 && grid.sites.length > 0 && !isSaved;
  return (
    <Page
      title={data.name === '' ? 'Site Notification' : data.name}
      eyebrow="Site Notification"
      width="grid"
      {...(data.isSelectable && !isSaved ? { lead: siteMessages.seventyTwoHours } : {})}
      actions={
        <>
          {isGridShown ? <SwapRows staff={grid.people.length} sites={grid.sites.length} /> : null}
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
