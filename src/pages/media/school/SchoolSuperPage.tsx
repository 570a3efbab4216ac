import { useGetSuperintendentQuery, type School, type Superintendent } from '@/features/schools';
import { formatPhone } from '@/shared/lib/phone';
import { DataLink } from '@/shared/ui/DataLink';
import { EmptyCard } from '@/shared/ui/EmptyCard';
import { RecordCard, type RecordedFact } from '@/shared/ui/FactCard';
import { PhoneLink } from '@/shared/ui/PhoneLink';
import { addressLines } from '@/shared/ui/addressLines';
import { PostalAddress } from '@/shared/ui/PostalAddress';
import { ReportLink } from '@/shared/ui/ReportLink';
import { QueryContent, SchoolFrame } from './SchoolFrame';

/** The state that is shown for every superintendent (SCH-8). */
const STATE = 'KS';

function factsOf(district: Superintendent): RecordedFact[] {
  const { MailingPrimaryAddress, MailingCity, MailingZip, DistrictPhone, Email } = district;
  const address = { street: MailingPrimaryAddress, city: MailingCity, state: STATE, zip: MailingZip };
  return [
    { label: 'Name', value: district.Superintendent },
    { label: 'District', value: `USD ${district.USD}` },
    {
      label: 'Address',
      value: MailingPrimaryAddress || MailingCity || MailingZip ? addressLines(address).join(', ') : '',
      shown: <PostalAddress address={address} map />,
    },
    { label: 'Phone', value: formatPhone(DistrictPhone), shown: <PhoneLink phone={DistrictPhone} /> },
    { label: 'Email', value: Email, shown: <DataLink value={Email} /> },
  ];
}

function District({ school }: { school: School }) {
  const query = useGetSuperintendentQuery(school.USD);
  return (
    <QueryContent query={query} shape={1} what="the superintendent">
      {(district) => {
        const facts = district === null ? [] : factsOf(district);
        return (
          <>
            {district === null ? (
              <EmptyCard>There is no record of this district.</EmptyCard>
            ) : (
              <div className="halves">
                <RecordCard heading="Superintendent" facts={facts} none="There is no record of this district." />
              </div>
            )}
            <ReportLink
              name={school.SchoolName}
              facts={facts.map(({ label, value }) => ({ label: label === 'Name' ? 'Superintendent' : label, value }))}
            />
          </>
        );
      }}
    </QueryContent>
  );
}

export function SchoolSuperPage() {
  return (
    <SchoolFrame section="Superintendent" shape={1}>
      {(school) =>
        school.USD === '' ? (
          <>
            <EmptyCard>This school has no district, so there is no superintendent on record for it.</EmptyCard>
            <ReportLink name={school.SchoolName} facts={[{ label: 'District', value: '' }]} />
          </>
        ) : (
          <District school={school} />
        )
      }
    </SchoolFrame>
  );
}
