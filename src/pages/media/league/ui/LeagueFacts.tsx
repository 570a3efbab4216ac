import { textOf, VCardButton, type League } from '@/features/schools';
import { formatPhone } from '@/shared/lib/phone';
import { formatZip } from '@/shared/lib/zip';
import { DataLink } from '@/shared/ui/data-link';
import { Fact, FactCard } from '@/shared/ui/fact-card';
import { PhoneLink } from '@/shared/ui/phone-link';
import { PostalAddress, addressLines } from '@/shared/ui/postal-address';
import css from './LeaguePage.module.css';

export function LeagueFacts({ league, name }: { league: League; name: string }) {
  const email = textOf(league.Email);
  const address = {
    street: league.PrimaryAddress,
    city: league.City,
    state: league.Code,
    zip: formatZip(league.ZipCode),
  };
  const contact = { name, phone: formatPhone(league.BusinessPhone), email, ...address };
  return (
    <div className={css.cards}>
      <FactCard heading="Contact" actions={<VCardButton contact={contact} />}>
        <Fact label="Address" value={addressLines(address).join(' ')}>
          <PostalAddress address={address} map />
        </Fact>
        <Fact label="Phone" value={textOf(league.BusinessPhone)}>
          <PhoneLink phone={league.BusinessPhone} />
        </Fact>
        <Fact label="Email" value={email}>
          <DataLink value={email} />
        </Fact>
      </FactCard>
      <FactCard heading="League">
        <Fact label="Name" value={textOf(league.Name)} />
        <Fact label="President" value={textOf(league.PresidentName)} />
        <Fact label="Commissioner" value={textOf(league.CommishName)} />
      </FactCard>
    </div>
  );
}
