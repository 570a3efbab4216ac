import { NavigationType, useLocation, useNavigationType, useParams } from 'react-router-dom';
import { skipToken } from '@reduxjs/toolkit/query';
import { listedInDocument, useGetListedOrganizationQuery } from '@/features/listing';
import { describeError } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { Page } from '@/shared/ui/page';
import { passedOrganization } from '../model/passedOrganization';
import { BackToListing } from './BackToListing';
import { OrganizationProfile } from './OrganizationProfile';
import { ProfileSkeleton } from './ProfileSkeleton';

/** Uses the organization that the listing has passed on, or loads it (LST-14). */
export function MediaListingDetailPage() {
  const { identifier = '' } = useParams();
  const location = useLocation();
  const passed = passedOrganization(location.state, identifier);
  // The browser keeps what was passed through a reload: then it only bridges the wait.
  const isFresh = useNavigationType() !== NavigationType.Pop;
  const query = useGetListedOrganizationQuery(passed !== undefined && isFresh ? skipToken : identifier);
  const held = listedInDocument(identifier);
  // What the document holds comes first where the document was loaded: hydration must find it again.
  const early = query.isError ? undefined : isFresh ? (passed ?? held?.value) : (held?.value ?? passed);
  const organization = query.currentData ?? early;

  if (organization !== undefined) {
    return <OrganizationProfile organization={organization} {...(held?.value === organization ? { held } : {})} />;
  }
  return (
    <Page title="Media organization" eyebrow="Media listing" actions={<BackToListing />}>
      {query.isError ? (
        <ErrorPanel heading="We couldn’t load this organization" onRetry={() => void query.refetch()}>
          {describeError(query.error)}
        </ErrorPanel>
      ) : (
        <ProfileSkeleton />
      )}
    </Page>
  );
}
