import { Link, useParams } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { buttonClass } from '@/shared/ui/button';
import { Page } from '@/shared/ui/page';
import { useAttendanceData } from '../model/useAttendanceData';
import { AttendanceScreen } from './AttendanceScreen';

/** Who of the staff attends which state site of one activity. */
export function SiteAttendancePage() {
  const { activityID = '' } = useParams();
  const activityId = Number(activityID);
  const data = useAttendanceData(activityId);
  return (
    <Page
      title={data.name === '' ? 'Site Notification' : data.name}
      eyebrow="Site Notification"
      {...(data.isSelectable ? { lead: 'Mark who of your staff will attend which site, then submit.' } : {})}
      actions={
        <Link className={buttonClass()} to={paths.siteNotification}>
          ← All activities
        </Link>
      }
    >
      <AttendanceScreen key={activityID} activityId={activityId} data={data} />
    </Page>
  );
}
