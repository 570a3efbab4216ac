import { useNavigate } from 'react-router-dom';
import { mediaTypeName, type Organization } from '@/features/organization';
import { formatPhone } from '@/shared/lib/phone';
import { paths } from '@/shared/routes/paths';
import { Button } from '@/shared/ui/Button';
import { addressLines } from '@/shared/ui/addressLines';
import { Fact, LinkFact } from '@/shared/ui/FactCard';
import css from '../MediaChangePage.module.css';
import { Portrait } from './Portrait';

export function OrganizationCard({ organization }: { organization: Organization }) {
  const navigate = useNavigate();
  const { OrganizationName, MediaType, TypeID, PrimaryAddress, City, State, ZipCode, BusinessPhone, Fax } =
    organization;
  const address = addressLines({ street: PrimaryAddress, city: City, state: State, zip: ZipCode });
  return (
    <section className={css.card} aria-labelledby="organization-details">
      <div className={css.cardHead}>
        <Portrait name={OrganizationName} picture={organization.Logo} shape="square" />
        <h2 id="organization-details">{OrganizationName || 'Name not provided'}</h2>
        <Button
          aria-describedby="organization-details"
          onClick={() => {
            void navigate(paths.mediaUpdate);
          }}
        >
          Edit
        </Button>
      </div>
      <dl className={css.facts}>
        <Fact label="Type" value={MediaType || mediaTypeName(TypeID)} />
        <Fact label="Address" value={address.join(', ')} />
        <Fact label="Phone" value={formatPhone(BusinessPhone)} />
        <Fact label="Fax" value={formatPhone(Fax)} />
        <LinkFact label="Email" value={organization.Email} />
        <LinkFact label="Website" value={organization.WebSite} />
      </dl>
    </section>
  );
}
