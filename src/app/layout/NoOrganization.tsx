import { config } from '@/shared/config';
import { buttonClass } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { Page } from '@/shared/ui/page';
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
