import { textOf, useGetSuperintendentQuery, type Superintendent } from '@/features/schools';
import { formatZip } from '@/shared/lib/zip';
import { Fact, FactCard, LinkFact } from '@/shared/ui/fact-card';
import { PhoneLink } from '@/shared/ui/phone-link';
import { addressLines, PostalAddress } from '@/shared/ui/postal-address';
import { EmptyCard } from '@/shared/ui/empty-card';
import { messages, SUPERINTENDENT_STATE } from '../config/messages';
import { QueryContent, SchoolFrame } from './SchoolFrame';
import css from './SchoolFrame.module.css';

function SuperintendentCard({ district }: { district: Superintendent }) {
  const name = textOf(district.Superintendent);
  const email = textOf(district.Email);
  const address = {
    street: district.MailingPrimaryAddress,
    city: district.MailingCity,
    state: SUPERINTENDENT_STATE,
    zip: formatZip(district.MailingZip),
  };
  return (
    <div className={css.cards}>
      <FactCard heading="Superintendent">
        <Fact label="Name" value={name} />
        <Fact label="District" value={`USD ${textOf(district.USD)}`} />
        <Fact label="Address" value={addressLines(address).join(' ')}>
          <PostalAddress address={address} map />
        </Fact>
        <Fact label="Phone" value={textOf(district.DistrictPhone)}>
          <PhoneLink phone={district.DistrictPhone} />
        </Fact>
        <LinkFact label="Email" value={email} />
      </FactCard>
    </div>
  );
}

function District({ usd }: { usd: string }) {
  const query = useGetSuperintendentQuery(usd);
  return (
    <QueryContent query={query} failed={messages.superFailed}>
      {(district) =>
        district === null ? <EmptyCard>{messages.superUnknown}</EmptyCard> : <SuperintendentCard district={district} />
      }
    </QueryContent>
  );
}

export function SchoolSuperPage() {
  return (
    <SchoolFrame section="Superintendent">
      {({ USD }) =>
        textOf(USD) === '' ? <EmptyCard>{messages.noDistrict}</EmptyCard> : <District usd={textOf(USD)} />
      }
    </SchoolFrame>
  );
}
