import type { MediaOrganization } from '@/features/listing';
import { mediaTypeName } from '@/features/organization';
import { formatPhone } from '@/shared/lib/phone';
import type { DocumentAnswer } from '@/shared/lib/document-data';
import { AsOf } from '@/shared/ui/as-of';
import { DataLink } from '@/shared/ui/data-link';
import { Fact, FactCard } from '@/shared/ui/fact-card';
import { Page } from '@/shared/ui/page';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { PhoneLink } from '@/shared/ui/phone-link';
import { PostalAddress, addressLines } from '@/shared/ui/postal-address';
import { BackToListing } from './BackToListing';
import css from './OrganizationProfile.module.css';
import { OrganizationStaff } from './OrganizationStaff';

interface OrganizationProfileProps {
  organization: MediaOrganization;
  /** Where it comes from the document, which says how old it is. */
  held?: DocumentAnswer<MediaOrganization>;
}

export function OrganizationProfile({ organization, held }: OrganizationProfileProps) {
  const { PrimaryAddress, City, State, ZipCode, BusinessPhone, Fax, TypeID } = organization;
  const email = organization.Email;
  const webSite = organization.WebSite;
  const address = { street: PrimaryAddress, city: City, state: State, zip: ZipCode };
  // A state alone is no address.
  const lines = PrimaryAddress || City ? addressLines(address) : [];
  return (
    <Page
      title={organization.OrganizationName}
      eyebrow={
        <>
          {mediaTypeName(TypeID)}
          {held === undefined ? null : (
            <>
              {' · '}
              <AsOf {...held} />
            </>
          )}
        </>
      }
      actions={<BackToListing />}
    >
      <div className={css.columns}>
        <FactCard heading="Organization">
          <Fact label="Address" value={lines.join(', ')}>
            <PostalAddress address={address} map />
          </Fact>
          <Fact label="Phone" value={formatPhone(BusinessPhone)}>
            <PhoneLink phone={BusinessPhone} />
          </Fact>
          {Fax ? <Fact label="Fax" value={formatPhone(Fax)} /> : null}
          <Fact label="Email" value={email}>
            <DataLink value={email} />
          </Fact>
          <Fact label="Website" value={webSite}>
            <DataLink value={webSite} />
          </Fact>
        </FactCard>
        <PartBoundary>
          <OrganizationStaff identifier={organization.Identifier} />
        </PartBoundary>
      </div>
    </Page>
  );
}
