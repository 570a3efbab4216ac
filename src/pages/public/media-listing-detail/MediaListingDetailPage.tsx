import { skipToken } from '@reduxjs/toolkit/query';
import { NavigationType, useLocation, useNavigationType, useParams } from 'react-router-dom';
import { prerenderedOrganization, useGetListedOrganizationQuery, type MediaOrganization } from '@/features/listing';
import { describeError } from '@/shared/api';
import { isRecord } from '@/shared/lib/is-record';
import { CardBone } from '@/shared/ui/CardBone';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { Page } from '@/shared/ui/Page';
import { Skeleton } from '@/shared/ui/Skeleton';
import { BackToListing, OrganizationProfile } from './OrganizationProfile';

const isOrganization = (value: unknown): value is MediaOrganization =>
  isRecord(value) && 'Identifier' in value && typeof value.OrganizationName === 'string';

/** The organization in the navigation state, if it is the one in the address. */
function passedOrganization(state: unknown, identifier: string): MediaOrganization | undefined {
  const organization = isRecord(state) ? state.organization : undefined;
  return isOrganization(organization) && organization.Identifier === identifier ? organization : undefined;
}

/** Uses the organization passed by the listing, else loads it (LST-14). */
export function MediaListingDetailPage() {
  const { identifier = '' } = useParams();
  const location = useLocation();
  const passed = passedOrganization(location.state, identifier);
  // After a reload or Back, the navigation state may be out of date, so it is shown only until the response arrives.
  const isFresh = useNavigationType() !== NavigationType.Pop;
  const query = useGetListedOrganizationQuery(passed !== undefined && isFresh ? skipToken : identifier);
  const snapshot = prerenderedOrganization(identifier);
  // After a page load, the data in the prerendered HTML comes first, because hydration must match that HTML.
  const initial = query.isError ? undefined : isFresh ? (passed ?? snapshot?.value) : (snapshot?.value ?? passed);
  const organization = query.currentData ?? initial;

  if (organization !== undefined) {
    return (
      <OrganizationProfile organization={organization} {...(snapshot?.value === organization ? { snapshot } : {})} />
    );
  }
  return (
    <Page title="Media organization" eyebrow="Media listing" actions={<BackToListing />}>
      {query.isError ? (
        <ErrorPanel heading="We couldn’t load this organization" onRetry={() => void query.refetch()}>
          {describeError(query.error)}
        </ErrorPanel>
      ) : (
        <Skeleton className="halves">
          <CardBone />
          <CardBone />
        </Skeleton>
      )}
    </Page>
  );
}
