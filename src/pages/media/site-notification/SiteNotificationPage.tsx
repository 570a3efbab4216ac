import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '@/shared/routes/paths';
import { buttonClass } from '@/shared/ui/Button';
import { Page } from '@/shared/ui/Page';
import { ActivityGroups } from './ui/ActivityGroups';
import { WhoIsWhere } from './ui/WhoIsWhere';

export function SiteNotificationPage() {
  const [search] = useSearchParams();
  if (search.get('view') === 'who-is-where') {
    return (
      <Page
        title="Who is where"
        eyebrow="Site Notification"
        lead="Your staff at the state sites, across all activities of the school year."
        actions={
          <Link className={buttonClass()} to={paths.siteNotification}>
            ← All activities
          </Link>
        }
      >
        <WhoIsWhere />
      </Page>
    );
  }
  return (
    <Page
      title="Site Notification"
      eyebrow="State events"
      lead="Choose an activity, then select the staff who will attend each state site."
      actions={
        <Link className={buttonClass()} to={paths.whoIsWhere}>
          Who is where
        </Link>
      }
    >
      <ActivityGroups />
    </Page>
  );
}
