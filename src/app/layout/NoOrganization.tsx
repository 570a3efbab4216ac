import { config } from '@/shared/config/config';
import { buttonClass } from '@/shared/ui/Button';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { Page } from '@/shared/ui/Page';
import { LogoutButton } from './LogoutButton';

/** Instead of a screen that would wait forever for an organization (SES-23). */
export function NoOrganization() {
  const { mediaEmail } = config.association;
  return (
    <Page title="No organization" eyebrow="Media area" width="reading">
      <ErrorPanel
        heading="We couldn’t tell which organization you belong to"
        action={<LogoutButton className={buttonClass()} />}
      >
        <p>
          Your login names no organization, so this page can’t be shown. Log out and log in again. If that doesn’t help,
          please write to <a href={`mailto:${mediaEmail}`}>{mediaEmail}</a>.
        </p>
      </ErrorPanel>
    </Page>
  );
}
