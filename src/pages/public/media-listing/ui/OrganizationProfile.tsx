import type { MediaOrganization } from '@/features/listing';
import { mediaTypeName } from '@/features/organization';
import { formatPhone } from '@/shared/lib/phone';
import { formatZip } from '@/shared/lib/zip';
import { DataLink } from '@/shared/ui/data-link';
import { Page } from '@/shared/ui/page';
import { BackToListing } from './BackToListing';
import css from './OrganizationProfile.module.css';
import { OrganizationStaff } from './OrganizationStaff';

function Fact({ label, value, link = false }: { label: string; value: string; link?: boolean }) {
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd>
        {value === '' ? <span className={css.none}>Not provided</span> : link ? <DataLink value={value} /> : value}
      </dd>
    </div>
  );
}

export function OrganizationProfile({ organization }: { organization: MediaOrganization }) {
  const { PrimaryAddress, City, State, ZipCode, BusinessPhone, Fax, Email, WebSite, TypeID } = organization;
  const cityLine = [City, [State, formatZip(ZipCode)].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  // A state alone is no address.
  const lines = PrimaryAddress || City ? [PrimaryAddress, cityLine].filter(Boolean) : [];
  return (
    <Page title={organization.OrganizationName} eyebrow={mediaTypeName(TypeID)} actions={<BackToListing />}>
      <div className={css.columns}>
        <section className={css.card} aria-labelledby="organization-details">
          <h2 id="organization-details">Organization</h2>
          <dl className={css.facts}>
            <div className={css.fact}>
              <dt>Address</dt>
              <dd>
                {lines.length === 0 ? <span className={css.none}>Not provided</span> : null}
                {lines.map((line) => (
                  <span key={line} className={css.line}>
                    {line}
                  </span>
                ))}
              </dd>
            </div>
            <Fact label="Phone" value={formatPhone(BusinessPhone)} />
            {Fax ? <Fact label="Fax" value={formatPhone(Fax)} /> : null}
            <Fact label="Email" value={Email ?? ''} link />
            <Fact label="Website" value={WebSite ?? ''} link />
          </dl>
        </section>
        <OrganizationStaff identifier={organization.Identifier} />
      </div>
    </Page>
  );
}
