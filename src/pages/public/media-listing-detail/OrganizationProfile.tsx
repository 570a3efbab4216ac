import { useLocation } from 'react-router-dom';
import type { MediaOrganization } from '@/features/listing';
import { mediaTypeName } from '@/features/organization';
import { formatPhone } from '@/shared/lib/phone';
import type { PrerenderedResponse } from '@/shared/lib/prerendered-data';
import { paths } from '@/shared/routes/paths';
import { AsOf } from '@/shared/ui/AsOf';
import { BackLink } from '@/shared/ui/BackLink';
import { DataLink } from '@/shared/ui/DataLink';
import { FactCard, shownFact, type RecordedFact } from '@/shared/ui/FactCard';
import { Page } from '@/shared/ui/Page';
import { PartBoundary } from '@/shared/ui/PartBoundary';
import { PhoneLink } from '@/shared/ui/PhoneLink';
import { PostalAddress } from '@/shared/ui/PostalAddress';
import { addressLines } from '@/shared/ui/addressLines';
import { OrganizationStaff, ReportOrganization } from './OrganizationStaff';

/** Returns to the list with its search, filters, and page. */
export function BackToListing() {
  const location = useLocation();
  const state: unknown = location.state;
  // Only the listing passes state, so the previous entry is the listing.
  return (
    <BackLink to={paths.mediaListing} steps={state === null ? undefined : 1}>
      ← Back to the listing
    </BackLink>
  );
}

interface OrganizationProfileProps {
  organization: MediaOrganization;
  /** Set if the data comes from the prerendered HTML: the page then says how old it is. */
  snapshot?: PrerenderedResponse<MediaOrganization>;
}

export function OrganizationProfile({ organization, snapshot }: OrganizationProfileProps) {
  const { PrimaryAddress, City, State, ZipCode, BusinessPhone, Fax, Email, WebSite, TypeID } = organization;
  const address = { street: PrimaryAddress, city: City, state: State, zip: ZipCode };
  // A state alone is not an address.
  const lines = PrimaryAddress || City || ZipCode ? addressLines(address) : [];
  const facts: RecordedFact[] = [
    { label: 'Address', value: lines.join(', '), shown: <PostalAddress address={address} map /> },
    { label: 'Phone', value: formatPhone(BusinessPhone), shown: <PhoneLink phone={BusinessPhone} /> },
    { label: 'Fax', value: formatPhone(Fax) },
    { label: 'Email', value: Email, shown: <DataLink value={Email} /> },
    { label: 'Website', value: WebSite, shown: <DataLink value={WebSite} /> },
  ];
  return (
    <Page
      title={organization.OrganizationName}
      eyebrow={
        <>
          <span>{mediaTypeName(TypeID)}</span>
          {snapshot === undefined ? null : (
            <>
              <span>{' · '}</span>
              <AsOf {...snapshot} />
            </>
          )}
        </>
      }
      actions={<BackToListing />}
    >
      <div className="halves">
        <FactCard heading="Organization">
          {facts.filter(({ label, value }) => label !== 'Fax' || value !== '').map(shownFact)}
        </FactCard>
        <PartBoundary>
          <OrganizationStaff identifier={organization.Identifier} />
        </PartBoundary>
      </div>
      <PartBoundary>
        <ReportOrganization
          organization={organization}
          facts={[{ label: 'Type', value: mediaTypeName(TypeID) }, ...facts]}
        />
      </PartBoundary>
    </Page>
  );
}
