import { useSelector } from 'react-redux';
import { selectSessionIdentifier } from '@/features/session';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { Page } from '@/shared/ui/page';
import { messages } from '../config/messages';
import { useMediaHome } from '../model/useMediaHome';
import { HomeSkeleton } from './HomeSkeleton';
import css from './MediaChangePage.module.css';
import { OrganizationCard } from './OrganizationCard';
import { ReadinessCard } from './ReadinessCard';
import { StaffSection } from './StaffSection';
import { UploadsCard } from './UploadsCard';

/** Where a login lands: what the association knows of the organization and its people, and what is still missing. */
export function MediaChangePage() {
  const { organization, isOrganizationMissing, director, assistants, isStaffMissing, retry } = useMediaHome(
    useSelector(selectSessionIdentifier),
  );
  const failure = (
    <ErrorPanel heading={messages.loadFailedHeading} onRetry={retry}>
      {messages.loadFailed}
    </ErrorPanel>
  );
  const isStaffKnown = director !== undefined && assistants !== undefined;

  const content = () => {
    if (isOrganizationMissing) return failure;
    if (organization === undefined) return <HomeSkeleton />;
    return (
      <div className={css.columns}>
        <OrganizationCard organization={organization} />
        <div className={css.side}>
          {isStaffKnown ? (
            <ReadinessCard organization={organization} director={director} assistants={assistants} />
          ) : null}
          <UploadsCard />
        </div>
        <div className={css.whole}>
          {isStaffMissing ? (
            failure
          ) : isStaffKnown ? (
            <StaffSection organization={organization} director={director} assistants={assistants} />
          ) : (
            <HomeSkeleton />
          )}
        </div>
      </div>
    );
  };

  return (
    <Page
      title="Media Home"
      eyebrow="Media area"
      lead={
        organization === undefined ? 'You are signed in.' : `You are signed in for ${organization.OrganizationName}.`
      }
    >
      {content()}
    </Page>
  );
}
