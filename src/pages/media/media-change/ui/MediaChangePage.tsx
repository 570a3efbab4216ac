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
import { SeasonCard } from './SeasonCard';
import { StaffSection } from './StaffSection';
import { UploadsCard } from './UploadsCard';

/** Where a login lands: what the association knows of the organization and its people, and what is still missing. */
export function MediaChangePage() {
  const { isLoading, organization, staff, retry } = useMediaHome(useSelector(selectSessionIdentifier));
  const failure = (
    <ErrorPanel heading={messages.loadFailedHeading} onRetry={retry}>
      {messages.loadFailed}
    </ErrorPanel>
  );

  const content = () => {
    if (isLoading) return <HomeSkeleton />;
    if (organization === undefined) return failure;
    return (
      <div className={css.columns}>
        <SeasonCard identifier={organization.Identifier} />
        <div className={`${css.stack} ${css.side}`}>
          {staff === undefined ? null : <ReadinessCard organization={organization} {...staff} />}
          <OrganizationCard organization={organization} />
          <UploadsCard />
        </div>
        <div className={css.stack}>
          {staff === undefined ? failure : <StaffSection organization={organization} {...staff} />}
        </div>
      </div>
    );
  };

  return (
    <Page
      title="Media Home"
      eyebrow="Media area"
      lead="What is next, what is due, and what the association knows of your newsroom."
    >
      {content()}
    </Page>
  );
}
