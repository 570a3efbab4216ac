import { Link, useParams } from 'react-router-dom';
import { siteMessages } from '@/features/sites';
import { paths } from '@/shared/routes';
import { buttonClass } from '@/shared/ui/button';
import { Page } from '@/shared/ui/page';
import { useAttendanceData } from '../model/useAttendanceData';
import { AttendanceScreen } from './AttendanceScreen';
import { SwapRows } from './SwapRows';

/** Who of the staff attends which state site of one activity. */
export function SiteAttendancePage() {
  const { activityID = '' } = useParams();
  const activityId = Number(activityID);
  const data = useAttendanceData(activityId);
  const { identifier, grid } = data;
  return (
    <Page
      title={data.name === '' ? 'Site Notification' : data.name}
      eyebrow="Site Notification"
      width="grid"
      {...(data.isSelectable ? { lead: siteMessages.seventyTwoHours } : {})}
      actions={
        <>
          {grid === undefined ? null : (
            <SwapRows
              identifier={identifier}
              activityId={activityId}
              staff={grid.people.length}
              sites={grid.sites.length}
            />
          )}
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
