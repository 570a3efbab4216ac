import { textOf, useGetSuperintendentQuery, type School, type Superintendent } from '@/features/schools';
import { formatPhone } from '@/shared/lib/phone';
import { formatZip } from '@/shared/lib/zip';
import { Fact } from '@/shared/ui/Fact';
import { FactCard } from '@/shared/ui/FactCard';
import { LinkFact } from '@/shared/ui/LinkFact';
import { PhoneLink } from '@/shared/ui/PhoneLink';
import { addressLines } from '@/shared/ui/addressLines';
import { PostalAddress } from '@/shared/ui/PostalAddress';
import { EmptyCard } from '@/shared/ui/EmptyCard';
import { ReportLink, type ShownFact } from '@/shared/ui/ReportLink';
import { messages, SUPERINTENDENT_STATE } from './messages';
import { QueryContent, SchoolFrame } from './SchoolFrame';
import css from './SchoolFrame.module.css';

const addressOf = (district: Superintendent) => ({
  street: district.MailingPrimaryAddress,
  city: district.MailingCity,
  state: SUPERINTENDENT_STATE,
  zip: formatZip(district.MailingZip),
});

const factsOf = (district: Superintendent): ShownFact[] => [
  ['Superintendent', textOf(district.Superintendent)],
  ['District', `USD ${textOf(district.USD)}`],
  ['Address', addressLines(addressOf(district)).join(', ')],
  ['Phone', formatPhone(district.DistrictPhone)],
  ['Email', textOf(district.Email)],
];

function SuperintendentCard({ district }: { district: Superintendent }) {
  const name = textOf(district.Superintendent);
  const email = textOf(district.Email);
  const address = addressOf(district);
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

function District({ school }: { school: School }) {
  const query = useGetSuperintendentQuery(textOf(school.USD));
  const report = {
    name: textOf(school.SchoolName),
    factsOf: (district: Superintendent | null) => (district === null ? [] : factsOf(district)),
  };
  return (
    <QueryContent query={query} failed={messages.superFailed} report={report}>
      {(district) =>
        district === null ? <EmptyCard>{messages.superUnknown}</EmptyCard> : <SuperintendentCard district={district} />
      }
    </QueryContent>
  );
}

export function SchoolSuperPage() {
  return (
    <SchoolFrame section="Superintendent">
      {(school) =>
        textOf(school.USD) === '' ? (
          <>
            <EmptyCard>{messages.noDistrict}</EmptyCard>
            <ReportLink name={textOf(school.SchoolName)} facts={[['District', '']]} />
          </>
        ) : (
          <District school={school} />
        )
      }
    </SchoolFrame>
  );
}
